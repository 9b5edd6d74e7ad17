import { AppError } from '../errors.ts'
import type { AbortSignalLike } from './abort-signal.ts'
import { detectLanguage } from './detect-language.ts'
import { EXTRACTION_VERSION, type ExtractedDocument, type Warning } from './extracted-document.ts'
import { buildPageLines } from './lines/build-page-lines.ts'
import { toExtractedLine } from './lines/to-extracted-line.ts'
import { assertReadable } from './pdf/assert-readable.ts'
import { type ExtractedPages, type ExtractPagesOptions, extractPages } from './pdf/extract-pages.ts'
import { addFormFields } from './pdf/form-fields.ts'
import { openPdf } from './pdf/open-pdf.ts'
import type { PdfFile, PdfJs } from './pdf/pdfjs-types.ts'
import { replaceSymbolFonts } from './pdf/text/symbol-fonts.ts'
import { addFileInfo } from './warnings/add-file-info.ts'
import { addPaintedWarnings, type PaintedOptions } from './warnings/add-painted-warnings.ts'
import { findLayoutWarnings } from './warnings/layout-warnings.ts'

export interface ExtractPdfOptions extends ExtractPagesOptions {
  /** `after` adds the second pass: bold text, images and hidden text, then links and metadata. */
  readonly hazards?: 'none' | 'after'
  /** Folder of pdf.js's character maps for Chinese, Japanese and Korean; without it such text is not extracted. */
  readonly cMapUrl?: string
  /** Called with the document of the text pass before the second pass, for callers that time out on the second. */
  readonly onText?: (document: ExtractedDocument) => void
}

const MAX_LINES = 40_000
const MAX_WARNINGS = 2_000
const MAX_COLUMNS = 20
const MAX_LANG_CHARS = 40
/** The schema's limit on coordinates. */
const MAX_PAGE_SIZE_PT = 1e6

/**
 * Extracts the lines of a PDF in reading order. Throws `empty`, `not-pdf`, `too-large`, `encrypted`, `damaged`, `scanned`
 * (images only), `unreadable` (text without meaning), `too-complex`, or `cancelled` when `signal` aborts.
 */
export const extractPdf = async (
  pdfjs: PdfJs,
  bytes: Uint8Array,
  options: ExtractPdfOptions = {},
): Promise<ExtractedDocument> => {
  const { file, loading } = await openPdf(pdfjs, bytes, options.cMapUrl)
  try {
    return await extractOpenPdf(pdfjs, file, bytes.length, options)
  } finally {
    await loading.destroy().catch(() => {})
  }
}

/** As `extractPdf`, of a file of `size` bytes that is open and stays open. Its font names need `fontExtraProperties`. */
export const extractOpenPdf = async (
  pdfjs: PdfJs,
  file: PdfFile,
  size: number,
  options: Omit<ExtractPdfOptions, 'cMapUrl'> = {},
): Promise<ExtractedDocument> => {
  const fields = file.getFieldObjects().catch(() => null)
  const extracted = await extractPages(file, options)
  const { pages, warnings } = addFieldsAndSymbols(extracted, await fields)
  const rebuild = (visible: ExtractedPages, covered: readonly Warning[]) =>
    toDocument(visible, size, [...warnings, ...covered])
  const document = rebuild(pages, [])
  await assertReadable(document, pages, file, pdfjs)
  if (options.hazards !== 'after') return document
  options.onText?.(document)
  return await addWarningsAndInfo(document, pages, file, pdfjs, { signal: options.signal, rebuild })
}

/** The second pass on its own, on a file that it opens; `document` is the result of the text pass. Throws as `extractPdf`. */
export const extractWarnings = async (
  pdfjs: PdfJs,
  bytes: Uint8Array,
  document: ExtractedDocument,
  signal?: AbortSignalLike,
): Promise<ExtractedDocument> => {
  const { file, loading } = await openPdf(pdfjs, bytes)
  try {
    const noPages: ExtractedPages = { pages: [], fonts: new Map(), lang: undefined, truncated: false, failed: 0 }
    return await addPaintedWarnings(document, noPages, file, pdfjs, { signal })
  } finally {
    await loading.destroy().catch(() => {})
  }
}

/** Painted warnings, then links and metadata. A step that fails leaves the document as it was, unless it was cancelled. */
const addWarningsAndInfo = async (
  text: ExtractedDocument,
  pages: ExtractedPages,
  file: PdfFile,
  pdfjs: PdfJs,
  options: PaintedOptions,
): Promise<ExtractedDocument> => {
  const orElse = (unchanged: ExtractedDocument) => (error: unknown) => {
    if (error instanceof AppError) throw error
    return unchanged
  }
  const painted = await addPaintedWarnings(text, pages, file, pdfjs, options).catch(orElse(text))
  return await addFileInfo(painted, file).catch(orElse(painted))
}

/** The pages with the values of form fields and with bullets for the glyphs of symbol fonts. */
const addFieldsAndSymbols = (
  extracted: ExtractedPages,
  fieldObjects: unknown,
): { pages: ExtractedPages; warnings: Warning[] } => {
  const filled = addFormFields(fieldObjects, extracted.pages, extracted.fonts.size)
  const { pages, removed } = replaceSymbolFonts(filled.pages)
  const warnings: Warning[] = []
  if (filled.count > 0) warnings.push({ code: 'form-fields', page: 1, params: { count: filled.count } })
  if (removed > 0) warnings.push({ code: 'icon-glyphs', page: 1, params: { count: removed } })
  return { pages: { ...extracted, pages }, warnings }
}

const toDocument = (extracted: ExtractedPages, bytes: number, found: readonly Warning[]): ExtractedDocument => {
  const lines: ExtractedDocument['lines'] = []
  const pages: ExtractedDocument['pages'] = []
  const hazards: Warning[] = [...found]
  extracted.pages.forEach((page, i) => {
    const number = i + 1
    const built = buildPageLines(page.runs, page.rotatedRuns)
    const columns = Math.min(MAX_COLUMNS, built.columns)
    pages.push({ number, width: clampSize(page.width), height: clampSize(page.height), columns })
    hazards.push(...findLayoutWarnings(page, built, number, lines.length))
    lines.push(...built.lines.map((line) => toExtractedLine(line, number)))
  })
  if (extracted.truncated) hazards.push({ code: 'truncated', page: Math.max(1, pages.length) })
  if (!extracted.lang) hazards.push({ code: 'no-language', page: 1 })
  return {
    version: EXTRACTION_VERSION,
    source: 'pdf',
    pages,
    lines: lines.slice(0, MAX_LINES),
    hazards: hazards.slice(0, MAX_WARNINGS),
    links: [],
    ...(extracted.lang && { lang: extracted.lang.slice(0, MAX_LANG_CHARS) }),
    language: detectLanguage(lines.map((line) => line.text)),
    meta: { tagged: false, bytes, fonts: [], hazardsPass: false },
  }
}

const clampSize = (size: number): number => (Number.isFinite(size) ? Math.max(0, Math.min(MAX_PAGE_SIZE_PT, size)) : 0)
