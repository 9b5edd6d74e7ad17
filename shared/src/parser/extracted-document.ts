import * as z from 'zod'
import { LANGUAGES } from '../languages.ts'
import { LIMITS } from '../resume/schema/limits.ts'

/**
 * Version of the stored form of an `ExtractedDocument`: the lines of a file in reading order, with warnings (`hazards`).
 * Positions in pt from the top left corner of the page as displayed; page numbers start at 1.
 */
export const EXTRACTION_VERSION = 1

const pt = z.number().min(-1e6).max(1e6)

const WARNING_CODES = [
  'columns',
  'table',
  'image-text',
  'image',
  'header-footer-contact',
  'tiny-text',
  'white-text',
  'invisible-text',
  'off-page-text',
  'unmappable-glyphs',
  'icon-glyphs',
  'no-text-layer',
  'no-language',
  'odd-page-size',
  'rotated-text',
  'tracked-text',
  'decomposed-accents',
  'form-fields',
  'paint-order',
  'truncated',
  'restricted',
  'script',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

const warningSchema = z.object({
  code: z.enum(WARNING_CODES),
  page: z.int().min(1),
  /** Index into `lines`. */
  line: z.int().min(0).optional(),
  quote: z.string().max(300).optional(),
  params: z.record(z.string().max(40), z.union([z.string().max(300), z.number()])).optional(),
})
export type Warning = z.infer<typeof warningSchema>

const extractedLineSchema = z.object({
  page: z.int().min(1),
  text: z.string().max(4_000),
  x: pt,
  y: pt,
  width: pt,
  size: pt,
  bold: z.boolean(),
  /** Column on its page from the left; 0 is the first one, and full width. */
  column: z.int().min(0).max(20),
  /** Index of its font in the document. */
  font: z.int().min(0).max(10_000).optional(),
  /** Segments, where a wide gap (`gap`) or a change of font splits the line; `at` is an index into `text`. */
  parts: z
    .array(z.object({ at: z.int().min(0), x: pt, font: z.int().min(0).max(10_000), gap: z.boolean() }))
    .max(200)
    .optional(),
  /** Whether a drawn bullet is before it; only the second pass finds those. */
  mark: z.boolean().optional(),
  /** Color as `#rrggbb`, from the second pass. */
  color: z.string().max(9).optional(),
  /** Whether it was recognized on a picture: letters may be wrong. */
  recognized: z.boolean().optional(),
})
export type ExtractedLine = z.infer<typeof extractedLineSchema>

const extractedPageSchema = z.object({
  number: z.int().min(1),
  width: pt,
  height: pt,
  columns: z.int().min(1).max(20),
})

export const extractedDocumentSchema = z.object({
  version: z.literal(EXTRACTION_VERSION),
  /** Pasted text has no layout, so that rules about layout do not apply. */
  source: z.enum(['pdf', 'text', 'docx', 'odt']),
  pages: z.array(extractedPageSchema).max(500),
  lines: z.array(extractedLineSchema).max(40_000),
  hazards: z.array(warningSchema).max(2_000),
  /** Link targets (http, https, mailto and tel only). */
  links: z.array(z.object({ page: z.int().min(1), url: z.string().max(2_000), text: z.string().max(500) })).max(2_000),
  /** /Lang of the file, and the language of its words. */
  lang: z.string().max(40).optional(),
  language: z.enum(LANGUAGES).optional(),
  meta: z.object({
    producer: z.string().max(300).optional(),
    title: z.string().max(500).optional(),
    tagged: z.boolean(),
    bytes: z.int().min(0),
    fonts: z.array(z.string().max(200)).max(200),
    /** Whether the second pass (images, colors, hidden text) was run; rules that need it do not apply otherwise. */
    hazardsPass: z.boolean(),
  }),
})
export type ExtractedDocument = z.infer<typeof extractedDocumentSchema>

/** The lines of a document as one text, up to `LIMITS.textChars`. */
export const getDocumentText = (document: ExtractedDocument): string =>
  document.lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, LIMITS.textChars)
