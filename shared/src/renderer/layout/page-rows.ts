import type { MeasuredBlock } from '../compose/blocks.ts'

/** A row of a list of blocks, with what the choice of page breaks depends on. Lengths in pt. */
export interface PageRow {
  /** Index of the block, and of the row in it. */
  readonly block: number
  readonly row: number
  /** With the padding of the block above its first and below its last row. */
  readonly height: number
  /** Space above the row, which is dropped at the top of a page. */
  readonly gap: number
  /** The part of `gap` that a page may widen or narrow: above entries and sections. */
  readonly flexible: number
  /** Cost of a page that begins with this row. */
  readonly breakCost: number
  /** The row starts a page in any case. */
  readonly startsPage: boolean
}

/** Fewest lines of a paragraph, and of an entry, on each page (widows and orphans). */
const MIN_LINES = 2
/** Smaller gaps are between bullets or between lines. */
const MIN_FLEXIBLE_GAP_PT = 4

/** In the unit of the cost of a page's empty foot: about 1 for 7 % of the page. */
const BREAK_COSTS = { betweenEntries: 0, betweenBullets: 0.8, insideParagraph: 1.1, lonelyLine: 60, forbidden: 100_000 }

/** Lists the rows of blocks. `splitsParagraphs`: whether a page may end between the rows of a block. */
export const listPageRows = (blocks: readonly MeasuredBlock[], splitsParagraphs = true): PageRow[] =>
  blocks.flatMap((measured, block) =>
    measured.rows.map((_, row) => {
      const pageRow = createPageRow(blocks, block, row)
      return row === 0 || splitsParagraphs ? pageRow : { ...pageRow, breakCost: BREAK_COSTS.forbidden }
    }),
  )

const createPageRow = (blocks: readonly MeasuredBlock[], index: number, row: number): PageRow => {
  const measured = blocks[index]
  const before = blocks[index - 1]
  if (!measured) throw new RangeError('no such block')
  const { block, rows } = measured
  const isFirst = row === 0
  const gap = isFirst && index > 0 ? block.gap : 0
  const padding =
    (isFirst ? (block.padding?.top ?? 0) : 0) + (row === rows.length - 1 ? (block.padding?.bottom ?? 0) : 0)
  return {
    block: index,
    row,
    height: (rows[row]?.height ?? 0) + padding,
    gap,
    flexible: gap >= MIN_FLEXIBLE_GAP_PT && !before?.block.keepWithNext ? gap : 0,
    breakCost: isFirst ? getCostBefore(blocks, index) : getCostInside(measured, row),
    startsPage: isFirst && index > 0 && block.pageBreak === true,
  }
}

const getCostInside = ({ rows, block }: MeasuredBlock, row: number): number => {
  if (block.keepWithNext) return BREAK_COSTS.forbidden
  return row < MIN_LINES || rows.length - row < MIN_LINES ? BREAK_COSTS.forbidden : BREAK_COSTS.insideParagraph
}

const getCostBefore = (blocks: readonly MeasuredBlock[], index: number): number => {
  const before = blocks[index - 1]
  if (before?.block.keepWithNext) return BREAK_COSTS.forbidden
  const group = blocks[index]?.block.entryGroup
  if (group === undefined || before?.block.entryGroup !== group) return BREAK_COSTS.betweenEntries
  const isLonely = countBodyLines(blocks, index, 1) < MIN_LINES || countBodyLines(blocks, index - 1, -1) < MIN_LINES
  return isLonely ? BREAK_COSTS.lonelyLine : BREAK_COSTS.betweenBullets
}

/** Lines of the entry from a block on, in one direction, without those of its head. */
const countBodyLines = (blocks: readonly MeasuredBlock[], from: number, step: 1 | -1): number => {
  const group = blocks[from]?.block.entryGroup
  let lines = 0
  for (let i = from; blocks[i]?.block.entryGroup === group && i >= 0 && i < blocks.length; i += step)
    if (!blocks[i]?.block.keepWithNext) lines += blocks[i]?.rows.length ?? 0
  return lines
}
