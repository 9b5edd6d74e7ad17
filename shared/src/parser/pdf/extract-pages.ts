import { AppError } from '../../errors.ts'
import { LIMITS } from '../../resume/schema/limits.ts'
import type { AbortSignalLike } from '../abort-signal.ts'
import { type PageRuns, toPageRuns } from './page-runs.ts'
import type { PdfFile, PdfText } from './pdfjs-types.ts'

export interface ExtractedPages {
  readonly pages: readonly PageRuns[]
  /** Index of each font by pdf.js's id. */
  readonly fonts: ReadonlyMap<string, number>
  /** /Lang of the file. */
  readonly lang: string | undefined
  readonly truncated: boolean
  /** Number of pages that could not be read. */
  readonly failed: number
}

export interface ExtractPagesOptions {
  readonly signal?: AbortSignalLike
  /** Called after each page with the number of pages read and of pages to read. */
  readonly onProgress?: (done: number, of: number) => void
  /** Called with the text items of each page, in the order of its content stream. */
  readonly onItems?: (items: PdfText['items']) => void
  /** Pages beyond are left out, with the warning `truncated`. */
  readonly maxPages?: number
}

/** Text items of a file; further ones are left out. */
const MAX_TEXT_ITEMS = 25_000
/** Files with more damaged pages are not read further. */
const MAX_FAILED_PAGES = 2
/** Page counts above this come from damaged files. */
const MAX_PAGE_COUNT = 1_000

/** The text runs of a file's pages. Throws `cancelled` when `signal` aborts; damaged pages are counted in `failed`. */
export const extractPages = async (file: PdfFile, options: ExtractPagesOptions): Promise<ExtractedPages> => {
  const { maxPages = LIMITS.pages, signal, onProgress, onItems } = options
  const count = Math.min(Math.max(0, Number.isFinite(file.numPages) ? file.numPages : 0), maxPages)
  const fonts = new Map<string, number>()
  const pages: PageRuns[] = []
  let lang: string | undefined
  let items = 0
  let failed = 0
  let number = 1
  for (; number <= count && items < MAX_TEXT_ITEMS; number++) {
    if (signal?.aborted) throw new AppError('cancelled')
    const page = await file.getPage(number).catch(() => undefined)
    if (!page) {
      failed++
      if (failed > MAX_FAILED_PAGES) break
      continue
    }
    const content = await page.getTextContent({ disableNormalization: true }).catch(() => undefined)
    if (!content) failed++
    lang ??= content?.lang ?? undefined
    items += content?.items.length ?? 0
    if (content) onItems?.(content.items)
    const limited =
      content && items > MAX_TEXT_ITEMS ? { ...content, items: content.items.slice(0, MAX_TEXT_ITEMS) } : content
    pages.push(toPageRuns(page, limited ?? { items: [], styles: {} }, fonts))
    onProgress?.(number, count)
  }
  const truncated = number <= Math.min(file.numPages, MAX_PAGE_COUNT) || items > MAX_TEXT_ITEMS
  return { pages, fonts, lang, truncated, failed }
}
