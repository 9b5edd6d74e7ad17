import type { RunRow } from '../rows.ts'

/** Neighboring rows of a region that painting order mixes, such as the cells of a table row; alone, one row. */
export type RowGroup = readonly RunRow[]

/** A row painted before or after this many of its neighbors is a header, a footer or a box, not a cell. */
const MAX_CELL_ROWS = 6

interface Span {
  readonly row: RunRow
  readonly first: number
  readonly last: number
}

/** Rows, top to bottom, in groups within which painting goes back up; from group to group it only goes down. */
export const findPaintedGroups = (rows: readonly RunRow[]): RowGroup[] => {
  const spans = rows.map(toSpan)
  const groups: RunRow[][] = []
  let last = Number.NEGATIVE_INFINITY
  spans.forEach((span, i) => {
    const group = groups.at(-1)
    if (isDisplaced(spans, i)) groups.push([span.row])
    else {
      if (group && span.first < last) group.push(span.row)
      else groups.push([span.row])
      last = Math.max(last, span.last)
    }
  })
  return groups
}

const toSpan = (row: RunRow): Span => {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { order } of row.runs) {
    first = Math.min(first, order)
    last = Math.max(last, order)
  }
  return { row, first, last }
}

const isDisplaced = (spans: readonly Span[], at: number): boolean => {
  const span = spans[at]
  if (!span) return false
  const below = spans.slice(at + 1, at + 1 + MAX_CELL_ROWS)
  const above = spans.slice(Math.max(0, at - MAX_CELL_ROWS), at)
  return (
    (below.length === MAX_CELL_ROWS && below.every((other) => other.last < span.first)) ||
    (above.length === MAX_CELL_ROWS && above.every((other) => other.first > span.last))
  )
}
