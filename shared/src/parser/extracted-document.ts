import * as z from 'zod'
import { LANGUAGES } from '../languages.ts'
import { LIMITS } from '../resume/schema/limits.ts'

/**
 * What was read from a file: lines in reading order with their places, and the hazards met on the way.
 * Coordinates in pt from the page's top left corner, after rotation; pages count from 1.
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
  /** Index into `lines`, where the hazard has one. */
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
  /** Column on its page from the left, 0 for full width or the first. */
  column: z.int().min(0).max(20),
  /** Index of its font in the document: another font than its neighbours' sets a line apart, bold or not. */
  font: z.int().min(0).max(10_000).optional(),
  /** Where the line has more than one: texts that a wide gap (`gap`) or a change of font sets apart. `at` counts characters. */
  parts: z
    .array(z.object({ at: z.int().min(0), x: pt, font: z.int().min(0).max(10_000), gap: z.boolean() }))
    .max(200)
    .optional(),
  /** A bullet that is drawn, not written, stands before it; only the hazards pass sees it. */
  mark: z.boolean().optional(),
  /** Colour as `#rrggbb`, where the hazards pass has seen it. */
  color: z.string().max(9).optional(),
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
  /** Pasted text has no layout: rules that need one are not measured on it. */
  source: z.enum(['pdf', 'text']),
  pages: z.array(extractedPageSchema).max(500),
  lines: z.array(extractedLineSchema).max(40_000),
  hazards: z.array(warningSchema).max(2_000),
  /** Link targets of the file's annotations (http, https, mailto, tel alone). */
  links: z.array(z.object({ page: z.int().min(1), url: z.string().max(2_000), text: z.string().max(500) })).max(2_000),
  /** /Lang of the file, and the language its words speak. */
  lang: z.string().max(40).optional(),
  language: z.enum(LANGUAGES).optional(),
  meta: z.object({
    producer: z.string().max(300).optional(),
    title: z.string().max(500).optional(),
    tagged: z.boolean(),
    bytes: z.int().min(0),
    fonts: z.array(z.string().max(200)).max(200),
    /** Whether the second pass (pictures, colours, render modes) has run: rules that need it are else "not measured". */
    hazardsPass: z.boolean(),
  }),
})
export type ExtractedDocument = z.infer<typeof extractedDocumentSchema>

/** The whole text, a line a line, cut to what is kept. */
export const getDocumentText = (document: ExtractedDocument): string =>
  document.lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, LIMITS.textChars)
