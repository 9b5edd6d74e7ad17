import { isHeadingText } from '../lexicon/headings.ts'
import { addLabelColons } from './add-label-colons.ts'
import { buildLine } from './build-line.ts'
import { buildTableLines } from './build-table-lines.ts'
import { joinDateRanges } from './join-date-ranges.ts'
import { moveDateCells } from './move-date-cells.ts'
import { arrangeCells } from './order/arrange-group.ts'
import { chooseOrder } from './order/choose-order.ts'
import { findPaintedGroups } from './order/find-painted-groups.ts'
import { scoreOrder } from './order/score-order.ts'
import type { Region } from './regions/split-regions.ts'
import { groupIntoRows, type RunRow, selectRuns } from './rows.ts'
import { findSidebarEdge, findWrappedLabel, splitRow, type WrappedLabelRow } from './sidebar-labels.ts'
import type { TextLine, TextSegment } from './text-run.ts'
import { joinStackedDates, joinUprightDates } from './upright-dates.ts'

/** Rows with a text that starts at one place, for that place to be an edge. */
const MIN_EDGE_ROWS = 4
/** Sizes within this are one. */
const SAME_SIZE_PT = 0.6

/** What the rows of a region share. */
interface RegionLayout {
  readonly column: number
  /** Starts of text that many rows have, in whole pt. */
  readonly edges: ReadonlySet<number>
  /** Styles of labels in the first cell of a table. */
  readonly labelStyles: ReadonlySet<string>
}

/** The lines of a region, row by row. Headings and wrapped labels of a sidebar get lines of their own. */
export const buildRegionLines = ({ chunks, column, isSidebarLabel, table }: Region): TextLine[] => {
  if (table) return buildTableLines(table, column)
  const rows = groupIntoRows(chunks.flatMap((chunk) => chunk.runs))
  if (isSidebarLabel) return joinRows(rows, column)
  const layout = { column, edges: findSharedStarts(rows), labelStyles: findLabelStyles(rows, column) }
  const lines = arrangeRows(rows, layout).filter((line) => line.text !== '')
  return moveDateCells(joinDateRanges(joinStackedDates(joinUprightDates(addLabelColons(lines)))))
}

/** Rows in the order in which they read best: row by row, or cell by cell where painting goes back up. */
const arrangeRows = (rows: readonly RunRow[], layout: RegionLayout): TextLine[] => {
  const edge = findSidebarEdge(rows)
  const lines: TextLine[] = []
  let plain: RunRow[] = []
  const flush = (): void => {
    if (plain.length > 0) lines.push(...buildRowLines(plain, layout, edge))
    plain = []
  }
  for (const group of findPaintedGroups(rows)) {
    const cells = group.length > 1 ? arrangeCells(group, layout.column) : undefined
    const rows = { kind: 'rows', lines: cells ? buildRowLines(group, layout, edge) : [] } as const
    const best = cells ? chooseOrder([{ kind: 'cells', lines: cells } as const, rows], scoreOrder) : rows
    if (!best || best.kind === 'rows') plain.push(...group)
    else {
      flush()
      lines.push(...best.lines)
    }
  }
  flush()
  return lines
}

const buildRowLines = (rows: readonly RunRow[], layout: RegionLayout, sidebarEdge: number | undefined): TextLine[] => {
  const lines: TextLine[] = []
  /** What remains of rows whose label is part of a label above; undefined where nothing does. */
  const remaining = new Map<number, RunRow | undefined>()
  rows.forEach((whole, i) => {
    const row = remaining.has(i) ? remaining.get(i) : whole
    if (!row || row.runs.length === 0) return
    const [label, content] = sidebarEdge === undefined ? [undefined, row] : splitRow(row, sidebarEdge)
    const following = (at: number) => (remaining.has(at) ? remaining.get(at) : rows[at])
    const wrapped =
      label && sidebarEdge !== undefined ? findWrappedLabel(label, following, i, sidebarEdge, layout.column) : []
    if (!label || wrapped.length === 0) {
      lines.push(...splitHeadingFromRow(row, layout))
      return
    }
    lines.push(...joinWrappedLabel(label, wrapped, content, layout.column))
    for (const each of wrapped) remaining.set(each.at, each.content)
  })
  return lines
}

/** The rows of a heading in a sidebar as one line of one segment. */
const joinRows = (rows: readonly RunRow[], column: number): TextLine[] => {
  const lines = rows.map((row) => buildLine(row, column))
  const [first] = lines
  if (!first) return []
  const text = lines.map((line) => line.text).join(' ')
  const right = Math.max(...lines.map((line) => line.right))
  const [segment] = first.segments
  return [{ ...first, text, right, segments: segment ? [{ ...segment, text, right }] : [] }]
}

/** A row as lines: a heading beside other text (a sidebar, dates at the right) is a line of its own. */
const splitHeadingFromRow = (row: RunRow, { column, edges, labelStyles }: RegionLayout): TextLine[] => {
  const line = buildLine(row, column, edges)
  const gap = line.segments.findIndex((segment, i) => i > 0 && segment.afterGap)
  const [first] = line.segments
  const next = line.segments[gap]
  if (!first || gap < 1 || !next) return [line]
  const heading = line.segments
    .slice(0, gap)
    .map((segment) => segment.text)
    .join(' ')
  const hasOtherStyle = next.font !== first.font || Math.abs(next.size - first.size) > SAME_SIZE_PT
  if (!isHeadingText(heading) || !hasOtherStyle || labelStyles.has(getSegmentStyle(first))) return [line]
  const cut = next.x - 0.01
  return [
    buildLine(
      selectRuns(row, (run) => run.x < cut),
      column,
    ),
    buildLine(
      selectRuns(row, (run) => run.x >= cut),
      column,
    ),
  ]
}

const getSegmentStyle = (segment: TextSegment): string => `${segment.font} ${Math.round(segment.size * 2)}`

/** Styles of first cells in a table that are no headings: `Databases   MySQL, PostgreSQL`. */
const findLabelStyles = (rows: readonly RunRow[], column: number): ReadonlySet<string> => {
  const styles = new Set<string>()
  for (const row of rows) {
    if (row.runs.length < 2) continue
    const [first, second] = buildLine(row, column).segments
    if (first && second?.afterGap && !isHeadingText(first.text)) styles.add(getSegmentStyle(first))
  }
  return styles
}

const findSharedStarts = (rows: readonly RunRow[]): ReadonlySet<number> => {
  const counts = new Map<number, number>()
  for (const { x } of rows.flatMap((row) => row.runs)) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1)
  return new Set([...counts].filter(([, n]) => n >= MIN_EDGE_ROWS).map(([x]) => x))
}

/** A label of several rows as one text, before its content; a heading is a line of its own. */
const joinWrappedLabel = (
  label: RunRow,
  wrapped: readonly WrappedLabelRow[],
  content: RunRow | undefined,
  column: number,
): TextLine[] => {
  const first = buildLine(label, column)
  const rest = wrapped.map((row) => buildLine(row.label, column).text)
  const last = first.segments.length - 1
  const line: TextLine = {
    ...first,
    text: [first.text, ...rest].join(' '),
    segments: first.segments.map((segment, i) =>
      i === last ? { ...segment, text: [segment.text, ...rest].join(' ') } : segment,
    ),
  }
  if (!content) return [line]
  const contentLine = buildLine(content, column)
  if (isHeadingText(line.text)) return [line, contentLine]
  const contentSegments = contentLine.segments.map((segment, i) => (i === 0 ? { ...segment, afterGap: true } : segment))
  return [
    {
      ...line,
      text: `${line.text} ${contentLine.text}`,
      right: contentLine.right,
      segments: [...line.segments, ...contentSegments],
    },
  ]
}
