import type { MeasuredBlock } from '../compose/blocks.ts'
import { findPageBreaks, type PageRange } from './page-breaks.ts'
import { listPageRows, type PageRow } from './page-rows.ts'

/** The area for text on a page, in pt. */
export interface Frame {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** Rows `from` (inclusive) to `to` (exclusive) of a block on a page. `y` is the top of its box. */
export interface Placement {
  readonly measured: MeasuredBlock
  /** Index of the block in the paginated list. */
  readonly index: number
  readonly page: number
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
  /** Space above the block in pt, 0 at the top of a page. */
  readonly gap: number
}

/**
 * Places blocks on pages. An entry may be split between its bullets and a paragraph between its lines, with two lines at
 * least on each page and the head of an entry beside the start of its text. `getFrame`: the area of a page; all pages
 * after the first have the same height. `footCost`: how much an empty foot disturbs, one of `FOOT_COSTS`.
 * `splitsParagraphs`: whether a page may end between the lines of a block.
 */
export const paginate = (
  blocks: readonly MeasuredBlock[],
  getFrame: (page: number) => Frame,
  { footCost, splitsParagraphs }: { readonly footCost?: number; readonly splitsParagraphs?: boolean } = {},
): Placement[] => {
  const rows = listPageRows(blocks, splitsParagraphs)
  const getHeight = (page: number) => getFrame(page).bottom - getFrame(page).top
  return findPageBreaks(rows, { first: getHeight(0), later: getHeight(1) }, footCost).flatMap((range, page) =>
    placeRows(blocks, rows, range, page, getFrame(page)),
  )
}

const placeRows = (
  blocks: readonly MeasuredBlock[],
  rows: readonly PageRow[],
  { from, to, gapFactor }: PageRange,
  page: number,
  { x, top }: Frame,
): Placement[] => {
  const placements: Placement[] = []
  let y = top
  for (let i = from; i < to; ) {
    const row = rows[i]
    const measured = row && blocks[row.block]
    if (!row || !measured) break
    const end = Math.min(to, i + measured.rows.length - row.row)
    const gap = i === from ? 0 : row.gap + row.flexible * (gapFactor - 1)
    y += gap
    const last = row.row + end - i
    placements.push({ measured, index: row.block, page, x, y, from: row.row, to: last, gap })
    y += measureRows(measured, row.row, last)
    i = end
  }
  return placements
}

/** Height in pt of some rows of a block, with the padding above its first and below its last row. */
export const measureRows = (measured: MeasuredBlock, from: number, to: number): number => {
  const pad = measured.block.padding
  const rows = measured.rows.slice(from, to).reduce((sum, row) => sum + row.height, 0)
  return rows + (from === 0 ? (pad?.top ?? 0) : 0) + (to === measured.rows.length ? (pad?.bottom ?? 0) : 0)
}

/** Number of pages that placements need; at least 1. */
export const countPages = (placements: readonly Placement[]): number =>
  1 + placements.reduce((last, { page }) => Math.max(last, page), 0)
