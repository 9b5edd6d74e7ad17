import * as z from 'zod'
import { languageSchema } from '#shared/api-schema/common.ts'
import { countrySchema } from '#shared/countries.ts'
import { ANALYSIS_LEVELS } from '#shared/plans.ts'
import { adviceItemSchema, analysisSchema } from '#shared/scoring/results.ts'

// Large values cross as JSON text or bytes, which cost the server's thread no more than a copy.
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
/** A stored resume: its `ExtractedDocument` as JSON, null for pasted text, and its text. */
const source = z.object({ layout: z.string().nullable(), text: z.string() })
const analysisLevel = z.enum(ANALYSIS_LEVELS)
const rewrite = z.object({ line: z.int(), before: z.string(), after: z.string(), reason: z.string() })

/** Heavy work on a person's data, with its input and output. Times in UTC ms. */
export const TASKS = {
  /** Extracts the text of a PDF, DOCX, DOCM or ODT file. Throws the codes of `extractFile`. */
  'extract-file': { input: z.object({ bytes }), output: source },
  /** Checks a document that a client extracted. Throws `invalid-document`, `layout-too-large`. */
  'check-layout': { input: z.object({ layout: z.string() }), output: source },
  /** Extracts pasted text as the JSON of an `ExtractedDocument`. */
  'extract-text': { input: z.object({ text: z.string() }), output: z.object({ layout: z.string() }) },
  /** Parses and scores a resume and, for a model, prepares the request and the state that `verify-advice` needs. */
  analyze: {
    input: source.extend({
      job: z.string().nullable(),
      language: languageSchema,
      /** Null to guess it. */
      country: countrySchema.nullable(),
      now: z.number(),
      /** What to prepare for a model; null without one. */
      adviceLevel: analysisLevel.nullable(),
    }),
    output: z.object({
      analysis: analysisSchema,
      advice: z
        .object({
          request: z.object({
            text: z.string(),
            findings: z.array(z.string()),
            requirements: z.array(z.string()),
            language: languageSchema,
            level: analysisLevel,
          }),
          state: z.string(),
        })
        .nullable(),
    }),
  },
  /** Keeps the advice whose quotes are in the resume. */
  'verify-advice': {
    input: z.object({ items: z.array(adviceItemSchema), state: z.string() }),
    output: z.object({ items: z.array(adviceItemSchema) }),
  },
  /** Parses a resume into a document with the changes of the rules, both as JSON, and plans the rewrites of a model. */
  improve: {
    input: source.extend({ language: languageSchema, withRewrites: z.boolean() }),
    output: z.object({
      document: z.string(),
      changes: z.string(),
      rewrites: z
        .object({
          request: z.object({ lines: z.array(z.string()), language: languageSchema }),
          state: z.string(),
        })
        .nullable(),
    }),
  },
  /** Proposes the changes of the rules for a stored draft. Throws the codes of `migrateDocument`. */
  'suggest-changes': {
    input: z.object({ document: z.string(), language: languageSchema }),
    output: z.object({ changes: z.string() }),
  },
  /** Adds the rewrites that add no facts to the changes of the rules. `count`: how many were kept. */
  'verify-rewrites': {
    input: z.object({ rewrites: z.array(rewrite), state: z.string() }),
    output: z.object({ changes: z.string(), count: z.int() }),
  },
  /** Renders a `ResumeContent`, given as JSON, as PDF. Throws `unknown-template`, `too-many-pages`. */
  'render-resume': {
    input: z.object({ content: z.string(), templateId: z.string(), language: languageSchema, now: z.number() }),
    output: z.object({ bytes }),
  },
  /**
   * Draws the pages of a `ResumeContent`, given as JSON, as SVG elements of one HTML document. `paper` in pt. Throws
   * `unknown-template`, `too-many-pages`.
   */
  'draw-pages': {
    input: z.object({ content: z.string(), templateId: z.string(), language: languageSchema }),
    output: z.object({
      pages: z.array(z.string()),
      paper: z.object({ width: z.number(), height: z.number() }),
      hasPictures: z.boolean(),
    }),
  },
  /**
   * Prepares a stored draft for a reader: its content as JSON, without contact data when asked for, and its HTML.
   * `language` null: that of the resume. Throws the codes of `migrateDocument`.
   */
  'prepare-share': {
    input: z.object({ document: z.string(), language: languageSchema.nullable(), hidesContact: z.boolean() }),
    output: z.object({
      content: z.string(),
      templateId: z.string(),
      language: languageSchema,
      html: z.object({ title: z.string(), style: z.string(), body: z.string() }),
    }),
  },
  /** Renders a `StoredAnalysis`, given as JSON, as the PDF of a report. `brand`: a `Brand` as JSON; null for none. */
  'render-report': {
    input: z.object({
      stored: z.string(),
      language: languageSchema,
      fileName: z.string(),
      brand: z.string().nullable(),
    }),
    output: z.object({ bytes }),
  },
  /**
   * Encodes files of an archive: a text, JSON text, or a record whose fields named in `jsonFields` hold JSON text; JSON is
   * indented. `size` and `crc` are of the file, `bytes` is deflated.
   */
  'encode-files': {
    input: z.object({
      files: z.array(
        z.union([
          z.object({ name: z.string(), text: z.string() }),
          z.object({ name: z.string(), json: z.string() }),
          z.object({ name: z.string(), record: z.record(z.string(), z.unknown()), jsonFields: z.array(z.string()) }),
        ]),
      ),
    }),
    output: z.object({ files: z.array(z.object({ name: z.string(), bytes, size: z.int(), crc: z.int() })) }),
  },
} as const

export type TaskName = keyof typeof TASKS
export type TaskInput<N extends TaskName> = z.output<(typeof TASKS)[N]['input']>
export type TaskOutput<N extends TaskName> = z.output<(typeof TASKS)[N]['output']>
