import { AppError } from '../../errors.ts'
import { detectLanguage } from '../detect-language.ts'
import { EXTRACTION_VERSION, type ExtractedDocument, type Warning } from '../extracted-document.ts'
import { buildPageLines } from '../lines/build-page-lines.ts'
import { toExtractedLine } from '../lines/to-extracted-line.ts'
import type { RecognizedPage } from './recognized-page.ts'
import { toTextRuns } from './to-text-runs.ts'

const MAX_COLUMNS = 20
const MAX_LINES = 40_000

const MAX_PAGES = 500
const MAX_WARNINGS = 2_000

/** A document of no lines, for a file whose pages are all pictures. `pageSizes` in pt; `bytes` is the file's size. */
export const createScannedDocument = (
  pageSizes: readonly { readonly width: number; readonly height: number }[],
  bytes: number,
): ExtractedDocument => ({
  version: EXTRACTION_VERSION,
  source: 'pdf',
  pages: pageSizes.slice(0, MAX_PAGES).map(({ width, height }, i) => ({ number: i + 1, width, height, columns: 1 })),
  lines: [],
  hazards: [
    { code: 'no-language', page: 1 },
    ...pageSizes.slice(0, MAX_PAGES).map((_, i): Warning => ({ code: 'image-text', page: i + 1 })),
  ],
  links: [],
  meta: { tagged: false, bytes, fonts: [], hazardsPass: true },
})

/**
 * The document with the lines of recognized pages in place of what it has of these pages. Each gets the warning
 * `no-text-layer`, as other programs find no text on it. `truncated`: further pages were left out. Throws `scanned` when
 * the document has no lines then.
 */
export const addRecognizedPages = (
  document: ExtractedDocument,
  recognized: readonly RecognizedPage[],
  { truncated = false }: { readonly truncated?: boolean } = {},
): ExtractedDocument => {
  const built = new Map(recognized.map((page) => [page.number, buildPage(page)] as const))
  const lines: ExtractedDocument['lines'] = []
  const indexes = new Map<number, number>()
  for (const { number } of document.pages) {
    const found = built.get(number)
    if (found) lines.push(...found.lines.map((line) => ({ ...toExtractedLine(line, number), recognized: true })))
    else
      document.lines.forEach((line, i) => {
        if (line.page === number) indexes.set(i, lines.push(line) - 1)
      })
  }
  if (lines.length === 0) throw new AppError('scanned')
  const language = detectLanguage(lines.map((line) => line.text))
  return {
    ...document,
    pages: document.pages.map((page) => {
      const found = built.get(page.number)
      return found ? { ...page, width: found.width, height: found.height, columns: found.columns } : page
    }),
    lines: lines.slice(0, MAX_LINES),
    hazards: [
      ...moveWarnings(document.hazards, built, indexes),
      ...createWarnings(built.keys(), document.hazards),
      ...(truncated ? [{ code: 'truncated', page: document.pages.length } as const] : []),
    ].slice(0, MAX_WARNINGS),
    language,
  }
}

/** Lines, columns and size of a page, whose picture may have been turned. */
const buildPage = (page: RecognizedPage) => {
  const { lines, columns } = buildPageLines(toTextRuns(page), [])
  return { lines, columns: Math.min(MAX_COLUMNS, columns), width: page.width, height: page.height }
}

/** Warnings about lines follow them; those about lines that were replaced are left out. */
const moveWarnings = (
  hazards: readonly Warning[],
  replaced: ReadonlyMap<number, unknown>,
  indexes: ReadonlyMap<number, number>,
): Warning[] =>
  hazards.flatMap((warning) => {
    if (warning.line === undefined) return [warning]
    const line = indexes.get(warning.line)
    return line === undefined || replaced.has(warning.page) ? [] : [{ ...warning, line }]
  })

const createWarnings = (pages: Iterable<number>, known: readonly Warning[]): Warning[] =>
  [...pages]
    .filter((page) => !known.some((warning) => warning.code === 'no-text-layer' && warning.page === page))
    .map((page) => ({ code: 'no-text-layer', page }))
