import { isCloseBelow } from '../line-continuation.ts'
import { type Chunk, hasSameFont } from './chunk.ts'
import { getChunkText, isDateChunk, isHeadingChunk } from './chunk-text.ts'

/** The chunks on both sides of a gutter. */
export interface GutterSides {
  readonly left: readonly Chunk[]
  readonly right: readonly Chunk[]
}

/** Baselines of one row differ by no more than this. */
const MAX_BASELINE_SHIFT_EM = 0.13
/** Rows on each side of a gutter. */
const MIN_ROWS = 2
/** With fewer rows, alignment may be chance, and painting order decides. */
const MIN_RELIABLE_ROWS = 4
/** Where a larger share of the sparser side's rows is on rows of the other side, the sides are read row by row. */
const MAX_ALIGNED_SHARE = 0.62

export type GutterLayout = 'columns' | 'rows'

/** Whether the sides of a gutter are two columns, or the rows of a table, of a label sidebar or of dates at the right. */
export const detectGutterLayout = ({ left, right }: GutterSides): GutterLayout => {
  const a = groupBaselines(left)
  const b = groupBaselines(right)
  const [sparse, dense, side] = a.length <= b.length ? [a, b, left] : [b, a, right]
  if (sparse.length >= MIN_ROWS && hasHeadingsBeside(left, right)) return 'columns'
  if (sparse.length < MIN_ROWS || isDateSidebar(left, right) || isLabelSidebar(left, right)) return 'rows'
  if (isDatesBesideTitles(left, right)) return 'rows'
  const aligned = sparse.filter((row) => dense.some((other) => isSameRow(row, other))).length / sparse.length
  const stretches = countPaintRuns(left, right)
  const dates = isMostlyDates(left) || isMostlyDates(right)
  if ((aligned >= 0.9 && dates) || (aligned === 0 && isPaintedBetweenRows(left, right))) return 'rows'
  if (stretches > MAX_COLUMN_STRETCHES && isPaintedCellByCell(left, right)) return 'rows'
  if (aligned >= 0.9 && sparse.length <= 2) return stretches === 2 && side.length >= 2 ? 'columns' : 'rows'
  if (stretches <= (sparse.length < MIN_RELIABLE_ROWS ? 2 : 3)) return 'columns'
  if (sparse.length < MIN_RELIABLE_ROWS) return aligned === 0 && sparse.length > 2 ? 'columns' : 'rows'
  if (aligned < 0.9 && hasSection(side) && !isPaintedRowByRow(left, right)) return 'columns'
  return aligned > MAX_ALIGNED_SHARE ? 'rows' : 'columns'
}

/** Whether the first row has a heading on each side: two sections side by side, whatever rows their texts share. */
const hasHeadingsBeside = (left: readonly Chunk[], right: readonly Chunk[]): boolean => {
  const [a, b] = [getTopmost(left), getTopmost(right)]
  return (
    a !== undefined &&
    b !== undefined &&
    isSameRow(a, b) &&
    isHeadingChunk(a) &&
    isHeadingChunk(b) &&
    a.runs[0]?.font === b.runs[0]?.font &&
    right.every((c) => c === b || !isSameRow(c, b))
  )
}

const getTopmost = (side: readonly Chunk[]): Chunk | undefined => side.toSorted((p, q) => p.y - q.y)[0]

interface Baseline {
  readonly y: number
  readonly size: number
}

const isSameRow = (a: Baseline, b: Baseline): boolean =>
  Math.abs(a.y - b.y) <= MAX_BASELINE_SHIFT_EM * Math.max(a.size, b.size, 8)

const groupBaselines = (chunks: readonly Chunk[]): Baseline[] => {
  const rows: Baseline[] = []
  for (const chunk of [...chunks].sort((p, q) => p.y - q.y)) {
    const last = rows.at(-1)
    if (!last || chunk.y - last.y > 0.4 * Math.min(last.size, chunk.size)) rows.push({ y: chunk.y, size: chunk.size })
  }
  return rows
}

/** Painting changes sides at most this often in columns, plus one: in a header or footer. */
const MAX_COLUMN_STRETCHES = 3
/** Taller blocks side by side are columns. */
const MAX_CELL_ROWS = 6
/** Painting goes back up to the left at most once in so many chunks. */
const MIN_CHUNKS_PER_JUMP = 16

/**
 * Whether painting goes from one cell of a table row with wrapped text up to the next one, and never back up to the left.
 * Cells at the right are low, and no section is among them.
 */
const isPaintedCellByCell = (left: readonly Chunk[], right: readonly Chunk[]): boolean => {
  const atRight = new Set(right)
  const painted = [...left, ...right].sort((p, q) => p.order - q.order)
  let jumps = 0
  let rows = 0
  let back = 0
  for (const [i, chunk] of painted.entries()) {
    const before = painted[i - 1]
    if (!before) continue
    const isUp = before.y - chunk.y > 0.5 * chunk.size
    if (isUp && chunk.x <= before.x) back++
    else if (isUp) jumps++
    rows = atRight.has(chunk) && isNextRow(before, chunk) ? rows + 1 : 0
    if (rows >= MAX_CELL_ROWS || (rows === 2 && painted[i - 2] && isHeadingChunk(painted[i - 2] ?? chunk))) return false
  }
  return jumps > 0 && back * MIN_CHUNKS_PER_JUMP <= painted.length
}

/** Whether nearly all text at the right is painted after text of its row at the left, as values after their labels. */
const isPaintedRowByRow = (left: readonly Chunk[], right: readonly Chunk[]): boolean => {
  const atRight = new Set(right)
  const painted = [...left, ...right].sort((p, q) => p.order - q.order)
  const paired = painted.filter((chunk, i) => {
    const before = painted[i - 1]
    return atRight.has(chunk) && before && !atRight.has(before) && isSameRow(before, chunk)
  })
  return !hasSection(right) && paired.length >= MIN_PAIRED_SHARE * right.length
}

/** Whether painting goes down over both sides, and each text at the right is alone between two at the left, flush right below titles. */
const isPaintedBetweenRows = (left: readonly Chunk[], right: readonly Chunk[]): boolean => {
  const atRight = new Set(right)
  const painted = [...left, ...right].sort((p, q) => p.order - q.order)
  return (
    left.length > right.length &&
    painted.every((chunk, i) => {
      const before = painted[i - 1]
      return !before || (chunk.y >= before.y && !(atRight.has(chunk) && atRight.has(before)))
    })
  )
}

/** Whether a chunk is below another in one column. */
const isNextRow = (above: Chunk, chunk: Chunk): boolean =>
  chunk.y - above.y > 0.5 * chunk.size && chunk.x < above.right && above.x < chunk.right

/** Share of values painted after their labels; the rest are wrapped. */
const MIN_PAIRED_SHARE = 0.8

/** How often painting changes from one side to the other, plus one. */
const countPaintRuns = (left: readonly Chunk[], right: readonly Chunk[]): number => {
  const painted = [...left.map((c) => [c.order, 0] as const), ...right.map((c) => [c.order, 1] as const)]
  painted.sort((p, q) => p[0] - q[0])
  return painted.reduce((n, [, side], i) => n + (i === 0 || painted[i - 1]?.[1] !== side ? 1 : 0), 0)
}

const DATE = /\b(19|20)\d\d\b|\d{1,2}\/\d{2,4}/

const textOf = getChunkText

/** Whether a side is mostly dates and places: short texts, many of them with a year. */
const isMostlyDates = (side: readonly Chunk[]): boolean => {
  const dated = side.filter((c) => DATE.test(textOf(c))).length
  return dated / side.length >= 0.4 && side.every((c) => c.right - c.x < 18 * c.size)
}

/** Share of dates in a sidebar of dates; the rest are labels on rows of the content (`English   Fluent`). */
const MIN_DATE_SHARE = 0.5
/** Texts of different sizes on one row differ by up to this much. */
const MAX_MIXED_SIZE_SHIFT_EM = 0.4

/** Whether the left side is a sidebar of dates, wrapped or not, below headings or below the names of employers. */
const isDateSidebar = (left: readonly Chunk[], right: readonly Chunk[]): boolean => {
  const own = left.filter((chunk) => !isHeadingChunk(chunk))
  if (own.length < MIN_ROWS || own.length > right.length * 1.5) return false
  const others = own.filter((chunk) => !isDateChunk(chunk))
  if (others.length > own.length * (1 - MIN_DATE_SHARE)) return false
  const dates = own.filter(isDateChunk)
  return others.every(
    (a) =>
      right.some((b) => Math.abs(a.y - b.y) <= MAX_MIXED_SIZE_SHIFT_EM * Math.min(a.size, b.size)) ||
      dates.some((date) => isCloseBelow(a, date)),
  )
}

/** Whether the right side is dates, each beside or next to a title: a text in a look that not all of the left side has. */
const isDatesBesideTitles = (left: readonly Chunk[], right: readonly Chunk[]): boolean => {
  if (!right.every(isDateChunk)) return false
  const titles = right.flatMap(
    (date) => left.toSorted((a, b) => Math.abs(a.y - date.y) - Math.abs(b.y - date.y))[0] ?? [],
  )
  const alike = left.filter((c) => titles.every((title) => hasSameFont(title, c)))
  return alike.length > 0 && alike.length * 3 <= left.length * 2
}

/** Whether the left side is labels below headings, each on a row of the right side, which has no headings. */
const isLabelSidebar = (left: readonly Chunk[], right: readonly Chunk[]): boolean => {
  if (!left.some(isHeadingChunk) || right.some(isHeadingChunk)) return false
  const labels = left.filter((chunk) => !isHeadingChunk(chunk))
  return labels.length >= MIN_ROWS && labels.every((a) => right.some((b) => isSameRow(a, b) && a.size <= b.size + 0.5))
}

/** Whether a side has a heading with two lines close below it. */
const hasSection = (side: readonly Chunk[]): boolean => {
  const sorted = [...side].sort((p, q) => p.y - q.y)
  return sorted.some((chunk, i) => {
    if (!isHeadingChunk(chunk)) return false
    const [one, two] = [sorted[i + 1], sorted[i + 2]]
    if (!one || !two) return false
    return one.y - chunk.y < 3.2 * chunk.size && two.y - one.y < 2.4 * one.size && !isHeadingChunk(one)
  })
}
