import type { PageRow } from './page-rows.ts'

/** The rows of a page, `from` to `to` (exclusive), and the factor of its flexible gaps. */
export interface PageRange {
  readonly from: number
  readonly to: number
  readonly gapFactor: number
}

/** Heights of the text area in pt. */
export interface PageHeights {
  readonly first: number
  readonly later: number
}

/** Cost of a page that is left empty whole, for text that runs through and for a column beside it. */
export const FOOT_COSTS = { text: 200, aside: 5 } as const

const ROUNDING_TOLERANCE_PT = 0.01
/** Gaps may be narrowed to this factor for rows that would not fit otherwise. */
const MIN_GAP_FACTOR = 0.66
/** Gaps are widened, to this factor at most, until the foot of a page has this share left. */
const MAX_GAP_FACTOR = 1.8
const EVEN_FOOT_SHARE = 0.04
/** A last page with less than this share looks forgotten. */
const MIN_LAST_PAGE_SHARE = 0.12

const PAGE_COST = 1000
/** Of gaps at the smallest factor. */
const NARROW_COST = 1.7
const SHORT_LAST_PAGE_COST = 2

/**
 * The page breaks with the lowest cost over the whole document: the fewest pages, then breaks where they disturb least
 * and feet that are not left empty (Plass, Optimal Pagination Techniques for Automatic Typesetting Systems, 1981).
 */
export const findPageBreaks = (
  rows: readonly PageRow[],
  heights: PageHeights,
  footCost: number = FOOT_COSTS.text,
): PageRange[] => {
  const document = createColumn(rows, heights, footCost)
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= rows.length; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: to - 1 }
    for (let from = to - 1; from >= 0; from--) {
      const measure = measurePage(document, from, to)
      const cost = getPageCost(document, from, to, measure)
      if (cost === undefined && !doesFit(measure, Math.max(heights.first, heights.later))) break
      const total = (best[from]?.cost ?? 0) + (cost ?? Number.POSITIVE_INFINITY)
      if (total < found.cost) found = { cost: total, from }
      if (rows[from]?.startsPage) break
    }
    best.push(found)
  }
  const pages: PageRange[] = []
  for (let to = rows.length; to > 0; to = best[to]?.from ?? 0) {
    const from = best[to]?.from ?? 0
    pages.unshift({ from, to, gapFactor: getGapFactor(document, from, to) })
  }
  return pages
}

interface ColumnRows {
  readonly rows: readonly PageRow[]
  readonly heights: PageHeights
  readonly footCost: number
  /** Sums before each row. */
  readonly height: readonly number[]
  readonly gap: readonly number[]
  readonly flexible: readonly number[]
}

const createColumn = (rows: readonly PageRow[], heights: PageHeights, footCost: number): ColumnRows => ({
  rows,
  heights,
  footCost,
  height: sumUp(rows.map((row) => row.height)),
  gap: sumUp(rows.map((row) => row.gap)),
  flexible: sumUp(rows.map((row) => row.flexible)),
})

const sumUp = (values: readonly number[]): number[] => {
  const sums = [0]
  for (const [i, value] of values.entries()) sums.push((sums[i] ?? 0) + value)
  return sums
}

/** In pt. */
interface PageMeasure {
  readonly available: number
  /** Height of the rows with their gaps. */
  readonly used: number
  /** The part of `used` that may change. */
  readonly flexible: number
}

const measurePage = ({ heights, height, gap, flexible }: ColumnRows, from: number, to: number): PageMeasure => {
  const between = (sums: readonly number[], start: number) => (sums[to] ?? 0) - (sums[start] ?? 0)
  return {
    available: from === 0 ? heights.first : heights.later,
    used: between(height, from) + between(gap, from + 1),
    flexible: between(flexible, from + 1),
  }
}

/** Whether the foot below the rows may stay empty: the text ends, or what follows starts a page in any case. */
const isLastBeforeEnd = ({ rows }: ColumnRows, to: number): boolean =>
  to === rows.length || rows[to]?.startsPage === true

/** Whether rows fit into a height in pt, with gaps as narrow as they may be. */
const doesFit = ({ used, flexible }: PageMeasure, available: number): boolean =>
  used - available <= flexible * (1 - MIN_GAP_FACTOR) + ROUNDING_TOLERANCE_PT

/** Undefined when the rows do not fit. A single row always does. */
const getPageCost = (column: ColumnRows, from: number, to: number, measure: PageMeasure): number | undefined => {
  const { available, used, flexible } = measure
  const excess = used - available
  if (!doesFit(measure, available) && to - from > 1) return undefined
  const breakCost = from === 0 || column.rows[from]?.startsPage ? 0 : (column.rows[from]?.breakCost ?? 0)
  const base = PAGE_COST + breakCost
  if (excess > ROUNDING_TOLERANCE_PT && flexible > 0)
    return base + NARROW_COST * (excess / (flexible * (1 - MIN_GAP_FACTOR))) ** 2
  const foot = -excess / available
  if (!isLastBeforeEnd(column, to)) return base + column.footCost * foot * foot
  const filled = 1 - foot
  return (
    base + (from > 0 && filled < MIN_LAST_PAGE_SHARE ? SHORT_LAST_PAGE_COST * (1 - filled / MIN_LAST_PAGE_SHARE) : 0)
  )
}

const getGapFactor = (column: ColumnRows, from: number, to: number): number => {
  const { available, used, flexible } = measurePage(column, from, to)
  if (flexible === 0) return 1
  if (used > available) return Math.max(MIN_GAP_FACTOR, 1 - (used - available) / flexible)
  if (isLastBeforeEnd(column, to) || column.footCost < FOOT_COSTS.text) return 1
  const excessFoot = available * (1 - EVEN_FOOT_SHARE) - used
  return excessFoot <= 0 ? 1 : Math.min(MAX_GAP_FACTOR, 1 + excessFoot / flexible)
}
