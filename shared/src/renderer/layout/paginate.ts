import type { MeasuredBlock } from '../compose/blocks.ts'

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
}

/** Sums of heights may differ by rounding. */
const ROUNDING_TOLERANCE_PT = 0.01
/** Minimum lines of a split paragraph on each page (widows and orphans). */
const MIN_LINES_PER_PAGE = 2
/** Longer paragraphs may be split. Text extractors find the footer in the middle of a split paragraph. */
const MAX_UNSPLIT_LINES = 6
/** An entry that fits on one page moves to the next page whole if it leaves at most this share of the page empty. */
const MAX_EMPTY_PAGE_SHARE = 0.34

/**
 * Stacks blocks page after page. `first` and `later` are the same blocks, measured for the column of the first page and
 * of the others; `getFrame` returns the area of a page. A paragraph is not split where the width changes.
 */
export const paginate = (
  first: readonly MeasuredBlock[],
  later: readonly MeasuredBlock[],
  getFrame: (page: number) => Frame,
  startPage = 0,
): Placement[] => {
  const placements: Placement[] = []
  let page = startPage
  let y = getFrame(page).top
  let atPageTop = true

  const turnPage = () => {
    page++
    y = getFrame(page).top
    atPageTop = true
  }
  const blocks = () => (page === startPage ? first : later)

  for (let index = 0; index < first.length; index++) {
    if (blocks()[index]?.block.pageBreak && !(atPageTop && page === startPage)) turnPage()
    if (!atPageTop && needsNewPage(blocks(), index, y, getFrame(page))) turnPage()
    const measured = blocks()[index]
    if (!measured) continue
    const { block } = measured
    if (!atPageTop) y += block.gap
    let from = 0
    while (from < measured.rows.length) {
      const to = fitRows(measured, from, y, getFrame(page).bottom, atPageTop)
      if (to > from) {
        placements.push({ measured, index, page, x: getFrame(page).x, y, from, to })
        y += measureRows(measured, from, to)
        atPageTop = false
      }
      from = to
      if (from < measured.rows.length) turnPage()
    }
  }
  return placements
}

/** Height in pt of some rows of a block, with the padding above its first and below its last row. */
export const measureRows = (measured: MeasuredBlock, from: number, to: number): number => {
  const pad = measured.block.padding
  const rows = measured.rows.slice(from, to).reduce((sum, row) => sum + row.height, 0)
  return rows + (from === 0 ? (pad?.top ?? 0) : 0) + (to === measured.rows.length ? (pad?.bottom ?? 0) : 0)
}

const getGapAbove = (blocks: readonly MeasuredBlock[], index: number): number => blocks[index]?.block.gap ?? 0

/** Whether the block, with what must stay with it, starts on a new page. */
const needsNewPage = (blocks: readonly MeasuredBlock[], index: number, y: number, frame: Frame): boolean => {
  const available = frame.bottom - y
  if (getMinHeightWithNext(blocks, index) > available + ROUNDING_TOLERANCE_PT) return true
  const entryHeight = getEntryHeight(blocks, index)
  const page = frame.bottom - frame.top
  return (
    entryHeight > available + ROUNDING_TOLERANCE_PT && entryHeight <= page && available <= page * MAX_EMPTY_PAGE_SHARE
  )
}

const getMinHeight = ({ rows, block }: MeasuredBlock): number => {
  const count = rows.length <= MAX_UNSPLIT_LINES ? rows.length : MIN_LINES_PER_PAGE
  return rows.slice(0, count).reduce((sum, row) => sum + row.height, block.padding?.top ?? 0)
}

/** Height of the block's first lines, plus the blocks it must stay with. */
const getMinHeightWithNext = (blocks: readonly MeasuredBlock[], index: number): number => {
  let sum = getGapAbove(blocks, index)
  for (let i = index; i < blocks.length; i++) {
    const measured = blocks[i]
    if (!measured) break
    if (i > index) sum += measured.block.gap
    if (!measured.block.keepWithNext) return sum + getMinHeight(measured)
    sum += measured.height
  }
  return sum
}

/** Height of the entry that starts here, with its heading; 0 when no entry starts here. */
const getEntryHeight = (blocks: readonly MeasuredBlock[], index: number): number => {
  let i = index
  let sum = 0
  while (i < blocks.length && blocks[i]?.block.entryGroup === undefined) {
    const measured = blocks[i]
    if (!measured?.block.keepWithNext) return 0
    sum += measured.height + measured.block.gap
    i++
  }
  const group = blocks[i]?.block.entryGroup
  if (group === undefined || (i === index && blocks[index - 1]?.block.entryGroup === group)) return 0
  for (; i < blocks.length && blocks[i]?.block.entryGroup === group; i++) {
    sum += (blocks[i]?.height ?? 0) + getGapAbove(blocks, i)
  }
  return sum
}

const fitRows = (measured: MeasuredBlock, from: number, y: number, bottom: number, atPageTop: boolean): number => {
  const { rows } = measured
  let to = from
  let height = 0
  while (to < rows.length) {
    height = measureRows(measured, from, to + 1)
    if (y + height > bottom + ROUNDING_TOLERANCE_PT) break
    to++
  }
  if (to === rows.length) return to
  const short = to - from < MIN_LINES_PER_PAGE || (from === 0 && rows.length <= MAX_UNSPLIT_LINES)
  if (short && !atPageTop) return from
  if (rows.length - to < MIN_LINES_PER_PAGE && to - from > MIN_LINES_PER_PAGE) to = rows.length - MIN_LINES_PER_PAGE
  return Math.max(to, atPageTop ? from + 1 : from)
}
