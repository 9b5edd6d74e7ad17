import { formDateRange, isDateFragment, isOpenDate } from '../fields/dates/find-date-range.ts'
import { headingKind, isHeadingText } from '../lexicon/headings.ts'
import { buildLine } from './build-line.ts'
import { isCloseBelow } from './line-continuation.ts'
import { type RunRow, selectRuns } from './rows.ts'

/** Bullets below the first line of a content stand at most this far right of it. */
const MAX_BULLET_INDENT_PT = 24
/** Content starts within this distance of its edge. */
const EDGE_TOLERANCE_PT = 5
/** The edge of the content stands at least this far right of the labels. */
const MIN_LABEL_WIDTH_PT = 12
const MIN_LABELS = 2
/** Rows of one label below the first. */
const MAX_WRAPPED_ROWS = 3
/** Starts of text are counted in steps of this width. */
const STEP_PT = 2

/** A further row of a label in a sidebar. */
export interface WrappedLabelRow {
  /** Index of the row. */
  readonly at: number
  readonly label: RunRow
  readonly content: RunRow | undefined
}

/** Left edge (pt) of the content beside a sidebar of labels or dates, where most rows start there and some have a label. */
export const findSidebarEdge = (rows: readonly RunRow[]): number | undefined => {
  const counts = new Map<number, number>()
  for (const { x } of rows.flatMap((row) => row.runs)) {
    const step = Math.round(x / STEP_PT)
    counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  const left = Math.min(...rows.map((row) => row.x))
  let best: { edge: number; labels: number } | undefined
  for (const [step, n] of [...counts].sort((a, b) => a[0] - b[0])) {
    if (step * STEP_PT <= left + MIN_LABEL_WIDTH_PT || n < 2) continue
    const edge = (step - 1) * STEP_PT
    const labels = countLabels(rows, edge, n)
    if (labels >= MIN_LABELS && labels > (best?.labels ?? 0)) best = { edge, labels }
  }
  return best?.edge
}

/** Rows with a label left of the edge; 0 where the text does not keep to it. `starts` counts texts that start there. */
const countLabels = (rows: readonly RunRow[], edge: number, starts: number): number => {
  const labelled = rows.filter((row) => {
    const [label, content] = splitRow(row, edge)
    return label !== undefined && content !== undefined && content.x - edge < EDGE_TOLERANCE_PT
  })
  const top = labelled[0]?.y ?? 0
  const bottom = labelled.at(-1)?.y ?? 0
  const within = rows.filter((row) => row.y >= top && row.y <= bottom)
  const crossing = within.filter((row) => row.runs.some((run) => run.x < edge && run.right > edge + 1))
  const unlabelled = within.filter((row) => row.x >= edge && row.x <= edge + MAX_BULLET_INDENT_PT)
  if (crossing.length * 2 >= within.length) return 0
  if ((unlabelled.length < 2 || starts < 3) && !labelled.every((row) => hasDateLabel(row, edge))) return 0
  return rows.filter((row) => row.x < edge && splitRow(row, edge)[0]).length
}

const hasDateLabel = (row: RunRow, edge: number): boolean => {
  const [label] = splitRow(row, edge)
  return label !== undefined && isDateFragment(buildLine(label, 0).text)
}

/** A row's label (text that ends left of the edge) and its content. */
export const splitRow = (
  row: RunRow,
  edge: number,
): readonly [label: RunRow | undefined, content: RunRow | undefined] => {
  const left = row.runs.filter((run) => run.x < edge)
  if (left.length === 0 || left.some((run) => run.right > edge + 1)) return [undefined, row]
  const label = selectRuns(row, (run) => run.x < edge)
  return [label, left.length < row.runs.length ? selectRuns(row, (run) => run.x >= edge) : undefined]
}

/** Further rows of a label: the end of a date range, the second line of a heading. `from` is the index of the label's row. */
export const findWrappedLabel = (
  label: RunRow,
  getRow: (at: number) => RunRow | undefined,
  from: number,
  edge: number,
  column: number,
): WrappedLabelRow[] => {
  const found: WrappedLabelRow[] = []
  let text = buildLine(label, column).text
  let last = label
  for (let at = from + 1; found.length < MAX_WRAPPED_ROWS; at++) {
    const row = getRow(at)
    if (!row || !isCloseBelow(last, row)) break
    const [below, content] = splitRow(row, edge)
    if (!below) {
      if (row.x < edge) break
      continue
    }
    const rest = buildLine(below, column).text
    if (!isLabelContinuation(text, rest)) break
    found.push({ at, label: below, content })
    text = `${text} ${rest}`
    last = below
  }
  return found
}

const isListMark = (text: string): boolean => !/[\p{L}\d]/u.test(text)

const isLabelContinuation = (first: string, second: string): boolean => {
  if (isDateFragment(first) && isDateFragment(second))
    return formDateRange(first, second) || (isOpenDate(first) && isDateFragment(`${first} ${second}`))
  if (isListMark(first) || (isListMark(second) && !isDateFragment(first))) return false
  return (
    /[-–—,/&]$/.test(first) ||
    /^[-–—]/.test(second) ||
    (headingKind(first) === undefined && isHeadingText(`${first} ${second}`))
  )
}
