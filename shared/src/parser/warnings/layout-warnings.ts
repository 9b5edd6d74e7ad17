import type { Warning } from '../extracted-document.ts'
import { findDateRange } from '../fields/dates/find-date-range.ts'
import { hasContact } from '../fields/header/contact-patterns.ts'
import type { PageLines } from '../lines/build-page-lines.ts'
import type { TextLine } from '../lines/text-run.ts'
import type { PageRuns } from '../pdf/page-runs.ts'
import { hasSpacingAccent } from '../pdf/text/accents.ts'
import { isLetterSpaced } from '../pdf/text/letter-spacing.ts'
import { LOST_GLYPH } from '../pdf/text/ligatures.ts'
import { toQuote } from './to-quote.ts'

/** One letter alone is part of a logo, such as the mirrored letter of XeTeX. */
const MIN_ROTATED_CHARS = 2

/** The warnings of the text pass about page `number`. `first` is the document index of the page's first line. */
export const findLayoutWarnings = (page: PageRuns, laid: PageLines, number: number, first: number): Warning[] => {
  const warnings: Warning[] = []
  const add = (code: Warning['code'], more: Omit<Warning, 'code' | 'page'> = {}): void =>
    void warnings.push({ code, page: number, ...more })
  if (laid.columns > 1) add('columns', { params: { columns: laid.columns } })
  if (page.counts.icons > 0) add('icon-glyphs', { params: { count: page.counts.icons } })
  if (page.counts.angle !== 0) add('rotated-text', { params: { degrees: page.counts.angle } })
  for (const other of page.rotatedRuns) {
    const letters = other.map(({ text }) => text).join('')
    if (letters.trim().length >= MIN_ROTATED_CHARS) add('rotated-text', { quote: toQuote(other[0]?.text ?? '') })
  }
  const tracked = page.runs.find((run) => isLetterSpaced(run.text))
  if (tracked) add('tracked-text', { quote: toQuote(tracked.text) })
  const loose = page.runs.filter((run) => hasSpacingAccent(run.text))
  if (loose.length > 0)
    add('decomposed-accents', { quote: toQuote(loose[0]?.text ?? ''), params: { count: loose.length } })
  const tiny = laid.lines.findIndex((line) => line.size < 6 && line.text.length > 3)
  if (tiny >= 0)
    add('tiny-text', {
      line: first + tiny,
      quote: toQuote(laid.lines[tiny]?.text ?? ''),
      params: { size: laid.lines[tiny]?.size ?? 0 },
    })
  const lost = page.runs.filter((run) => run.text === LOST_GLYPH).length
  if (lost > 0) add('unmappable-glyphs', { params: { count: lost } })
  const margin = laid.lines.findIndex((line) => isInPageMargin(line.y, page.height) && hasContact(line.text))
  if (margin >= 0)
    add('header-footer-contact', { line: first + margin, quote: toQuote(laid.lines[margin]?.text ?? '') })
  const rows = findTableRows(laid.lines)
  if (rows.length >= MIN_TABLE_ROWS) add('table', { line: first + (rows[0] ?? 0), params: { rows: rows.length } })
  const mixed = measureOutOfOrder(laid.lines)
  if (mixed > MAX_OUT_OF_ORDER_SHARE) add('paint-order', { params: { share: Math.round(mixed * 100) } })
  if (isOddSize(page.width, page.height))
    add('odd-page-size', { params: { width: Math.round(page.width), height: Math.round(page.height) } })
  return warnings
}

/** Contact data this close to the top or bottom is in the page header or footer, which many ATS skip. */
const PAGE_MARGIN_PT = 34

const isInPageMargin = (y: number, height: number): boolean => y < PAGE_MARGIN_PT || y > height - PAGE_MARGIN_PT

/** Rows with three cells or more that make a table. */
const MIN_TABLE_ROWS = 3

/** Starts of cells within this distance are aligned. */
const CELL_STEP_PT = 4

/** The gap after the mark of a list, which may be printed over another line, starts no cell. */
const ENDS_IN_MARK = /[•●▪■◦○‣]\s*$/u

/** Indexes of lines with three cells or more whose second cell is aligned with that of another line. */
const findTableRows = (lines: readonly TextLine[]): number[] => {
  const rows = lines.flatMap((line, i) => {
    const cells = line.segments.filter(
      (part, n) => n > 0 && part.afterGap && !ENDS_IN_MARK.test(line.segments[n - 1]?.text ?? ''),
    )
    const isRow = cells.length >= 2 && /\p{L}{2}/u.test(line.segments[0]?.text ?? '')
    return isRow ? [{ i, line, x: Math.round((cells[0]?.x ?? 0) / CELL_STEP_PT) }] : []
  })
  if (rows.length < MIN_TABLE_ROWS) return []
  // A date before the names of an entry is no first cell.
  const undated = rows.filter(
    ({ line }) => !findDateRange(line.text)?.isRange && !findDateRange(line.segments[0]?.text ?? ''),
  )
  const counts = new Map<number, number>()
  for (const { x } of undated) counts.set(x, (counts.get(x) ?? 0) + 1)
  return undated.filter(({ x }) => (counts.get(x) ?? 0) > 1).map(({ i }) => i)
}

/** A larger share of lines out of order means that painting order differs from reading order. */
const MAX_OUT_OF_ORDER_SHARE = 0.25
const MIN_LINES = 6

/** Share of lines, 0–1, that are painted before the line above them. */
const measureOutOfOrder = (lines: readonly TextLine[]): number => {
  if (lines.length < MIN_LINES) return 0
  const orders = lines.map((line) => line.segments[0]?.order ?? 0)
  return orders.filter((order, i) => i > 0 && order < (orders[i - 1] ?? 0)).length / lines.length
}

/** A4 and Letter. */
const PAPER_SIZES_PT = [
  [595.28, 841.89],
  [612, 792],
] as const

const isOddSize = (width: number, height: number): boolean =>
  !PAPER_SIZES_PT.some(([w, h]) => isNear(width, w) && isNear(height, h)) &&
  !PAPER_SIZES_PT.some(([w, h]) => isNear(width, h) && isNear(height, w))

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 0.02 * b
