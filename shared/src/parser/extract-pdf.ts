import { AppError } from '../errors.ts'
import type { Signal } from './abort-signal.ts'
import { detectLanguage } from './detect-language.ts'
import { EXTRACTION_VERSION, type ExtractedDocument, type ExtractedLine, type Warning } from './extracted-document.ts'
import { readPage } from './lines/build-page-lines.ts'
import { toReadLine } from './lines/to-extracted-line.ts'
import { assertReadable } from './pdf/assert-readable.ts'
import { addFormFields } from './pdf/form-fields.ts'
import { openPdf } from './pdf/open-pdf.ts'
import { type PageRuns, pageRuns } from './pdf/page-runs.ts'
import { dropSymbols } from './pdf/text/symbol-fonts.ts'
import type { PdfFile, PdfJs } from './pdf/pdfjs-types.ts'
import { withAbout } from './warnings/add-file-info.ts'
import { layoutHazards } from './warnings/layout-warnings.ts'
import { withHazards } from './warnings/add-painted-warnings.ts'

export interface ExtractPdfOptions {
  readonly signal?: Signal
  /** Called after each page, with pages read and pages to read. */
  readonly onProgress?: (done: number, of: number) => void
  /** Pages beyond are left out, with the hazard `truncated`. */
  readonly maxPages?: number
  /** `after` adds the second pass (weight, pictures, hidden text), then links and what the file says of itself. */
  readonly hazards?: 'none' | 'after'
  /** Folder of pdf.js's character maps for Chinese, Japanese and Korean; without one such text stays unread. */
  readonly cMapUrl?: string
  /** Called with the text pass's document before the second pass begins: what to keep when that one fails. */
  readonly onText?: (document: ExtractedDocument) => void
}

/** A CV of more pages is read so far. */
const MAX_PAGES = 60
/** Text items of one file; what is beyond is left out. */
const MAX_ITEMS = 25_000

/**
 * Reads a PDF to lines in reading order. `pdfjs` comes in as an argument.
 * Throws `empty`, `not-pdf`, `too-large`, `encrypted`, `damaged`, `scanned` (pictures alone), `unreadable` (text with
 * no meaning), `too-complex`, or `cancelled` when `signal` aborts.
 */
export const extractPdf = async (
  pdfjs: PdfJs,
  bytes: Uint8Array,
  options: ExtractPdfOptions = {},
): Promise<ExtractedDocument> => {
  const size = bytes.length
  const { file, loading } = await openPdf(pdfjs, bytes, options.cMapUrl)
  try {
    const fields = file.getFieldObjects().catch(() => null)
    const pages = await readPages(file, options)
    const document = toDocument(pages, size, await fields)
    await assertReadable(document, pages, file, pdfjs)
    if (options.hazards !== 'after') return document
    options.onText?.(document)
    return await furtherSteps(document, pages, file, pdfjs, options.signal)
  } finally {
    await loading.destroy().catch(() => {})
  }
}

/** Hazards, then links and the rest. What fails there never takes the text away; only a cancelled call throws. */
const furtherSteps = async (
  text: ExtractedDocument,
  pages: PagesRead,
  file: PdfFile,
  pdfjs: PdfJs,
  signal: Signal | undefined,
): Promise<ExtractedDocument> => {
  const orKeep = (kept: ExtractedDocument) => (error: unknown) => {
    if (error instanceof AppError) throw error
    return kept
  }
  const seen = await withHazards(text, pages, file, pdfjs, signal).catch(orKeep(text))
  return await withAbout(seen, file).catch(orKeep(seen))
}

/** The second pass by itself, on a file that is opened for it; `document` is what the text pass gave. Errors as `readPdf`. */
export const extractWarnings = async (
  pdfjs: PdfJs,
  bytes: Uint8Array,
  document: ExtractedDocument,
  signal?: Signal,
): Promise<ExtractedDocument> => {
  const { file, loading } = await openPdf(pdfjs, bytes)
  try {
    const nothing: PagesRead = { pages: [], fonts: new Map(), lang: undefined, truncated: false, failed: 0 }
    return await withHazards(document, nothing, file, pdfjs, signal)
  } finally {
    await loading.destroy().catch(() => {})
  }
}

export interface PagesRead {
  readonly pages: PageRuns[]
  readonly fonts: Map<string, number>
  readonly lang: string | undefined
  readonly truncated: boolean
  /** Pages that could not be read at all. */
  readonly failed: number
}

const readPages = async (file: PdfFile, options: ExtractPdfOptions): Promise<PagesRead> => {
  const { maxPages = MAX_PAGES, signal, onProgress } = options
  const count = Math.min(Math.max(0, Number.isFinite(file.numPages) ? file.numPages : 0), maxPages)
  const fonts = new Map<string, number>()
  const pages: PageRuns[] = []
  let lang: string | undefined
  let items = 0
  let failed = 0
  let number = 1
  for (; number <= count && items < MAX_ITEMS; number++) {
    if (signal?.aborted) throw new AppError('cancelled')
    const page = await file.getPage(number).catch(() => undefined)
    if (!page) {
      failed++
      if (failed > 2) break
      continue
    }
    const content = await page.getTextContent({ disableNormalization: true }).catch(() => undefined)
    if (!content) failed++
    lang ??= content?.lang ?? undefined
    items += content?.items.length ?? 0
    const kept = content && items > MAX_ITEMS ? { ...content, items: content.items.slice(0, MAX_ITEMS) } : content
    const runs = pageRuns(page, kept ?? { items: [], styles: {} }, fonts)
    pages.push(runs)
    onProgress?.(number, count)
  }
  return { pages, fonts, lang, truncated: number <= Math.min(file.numPages, 1_000) || items > MAX_ITEMS, failed }
}

const toDocument = (read: PagesRead, bytes: number, fields: unknown): ExtractedDocument => {
  const lines: ExtractedLine[] = []
  const pages: ExtractedDocument['pages'] = []
  const hazards: Warning[] = []
  addFormFields(fields, read.pages, read.fonts, hazards)
  const symbols = dropSymbols(read.pages)
  if (symbols > 0) hazards.push({ code: 'icon-glyphs', page: 1, params: { count: symbols } })
  read.pages.forEach((page, i) => {
    const number = i + 1
    const laid = readPage(page.runs, page.turned)
    pages.push({ number, width: bound(page.width), height: bound(page.height), columns: Math.min(20, laid.columns) })
    const first = lines.length
    lines.push(...laid.lines.map((line) => toReadLine(line, number)))
    hazards.push(...layoutHazards(page, laid, number, first))
  })
  if (read.truncated) hazards.push({ code: 'truncated', page: Math.max(1, pages.length) })
  if (!read.lang) hazards.push({ code: 'no-language', page: 1 })
  return {
    version: EXTRACTION_VERSION,
    source: 'pdf',
    pages,
    lines: lines.slice(0, 40_000),
    hazards: hazards.slice(0, 2_000),
    links: [],
    ...(read.lang && { lang: read.lang.slice(0, 40) }),
    language: detectLanguage(lines.map((line) => line.text)),
    meta: { tagged: false, bytes, fonts: [], hazardsPass: false },
  }
}

const bound = (n: number): number => (Number.isFinite(n) ? Math.max(0, Math.min(1e6, n)) : 0)
