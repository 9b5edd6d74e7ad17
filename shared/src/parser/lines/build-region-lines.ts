import { datesGoOn, isDateBit } from '../fields/dates/find-date-range.ts'
import { headingKind, isHeadingText } from '../lexicon/headings.ts'
import { hoistDates } from './move-date-cells.ts'
import { toLine } from './build-line.ts'
import { joinDates } from './join-date-ranges.ts'
import { markLabels } from './add-label-colons.ts'
import type { Region } from './regions/split-regions.ts'
import { type Row, toRows } from './rows.ts'
import type { Line, Part, Run } from './text-run.ts'

/** The lines of a region, row by row; headings and wrapped labels of a rail at the left get lines of their own. */
export const readRegion = ({ chunks, column, isLabel }: Region): Line[] => {
  const rows = toRows(chunks.flatMap((chunk) => chunk.runs))
  if (isLabel) return oneLine(rows, column)
  const edges = sharedStarts(rows)
  const edge = railEdge(rows)
  const labels = labelStyles(rows, column)
  const lines: Line[] = []
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    if (!row || row.runs.length === 0) continue
    const [label, content] = edge === undefined ? [undefined, row] : splitAt(row, edge)
    if (!label) {
      lines.push(...apart(row, column, labels, edges))
      continue
    }
    const wrapped = edge === undefined ? [] : wrappedLabel(label, rows, i, edge, column)
    if (wrapped.length > 0) {
      lines.push(...joined(label, wrapped, content, column))
      for (const { at, content: rest } of wrapped) rows[at] = rest ?? EMPTY
      continue
    }
    lines.push(...apart(row, column, labels, edges))
  }
  return hoistDates(joinDates(markLabels(lines.filter((line) => line.text !== ''))))
}

/** The lines of a label as one. */
const oneLine = (rows: readonly Row[], column: number): Line[] => {
  const [first, ...more] = rows.map((row) => toLine(row, column))
  if (!first) return []
  for (const line of more) {
    first.text = `${first.text} ${line.text}`
    first.right = Math.max(first.right, line.right)
  }
  const [part] = first.parts
  if (part) first.parts = [{ ...part, text: first.text, right: first.right }]
  return [first]
}

const EMPTY: Row = { y: 0, x: 0, right: 0, size: 0, runs: [] }

/** A heading that shares its row with other text (a rail, a date at the right) stands on a line of its own. */
const apart = (row: Row, column: number, labels: ReadonlySet<string>, edges: ReadonlySet<number>): Line[] => {
  if (row.runs.length === 0) return []
  const line = toLine(row, column, edges)
  const [first, second] = line.parts
  if (!first || !second) return [line]
  const heads = line.parts.findIndex((part, i) => i > 0 && part.gap)
  if (heads < 1) return [line]
  const head = line.parts
    .slice(0, heads)
    .map((p) => p.text)
    .join(' ')
  const next = line.parts[heads]
  const looks = next !== undefined && (next.font !== first.font || Math.abs(next.size - first.size) > 0.6)
  if (!isHeadingText(head) || !looks || labels.has(styleOf(first))) return [line]
  const cut = (line.parts[heads]?.x ?? 0) - 0.01
  const left = row.runs.filter((run) => run.x < cut)
  const right = row.runs.filter((run) => run.x >= cut)
  return [toLine(rowOf(left, row), column), toLine(rowOf(right, row), column)]
}

const styleOf = (part: Part): string => `${part.font} ${Math.round(part.size * 2)}`

/** Looks of texts that head a row of a table without being headings: `Databases   MySQL, PostgreSQL`. */
const labelStyles = (rows: readonly Row[], column: number): ReadonlySet<string> => {
  const styles = new Set<string>()
  for (const row of rows) {
    if (row.runs.length < 2) continue
    const [first, second] = toLine(row, column).parts
    if (first && second?.gap && !isHeadingText(first.text)) styles.add(styleOf(first))
  }
  return styles
}

const rowOf = (runs: Run[], row: Row): Row => ({
  y: row.y,
  size: row.size,
  runs,
  x: Math.min(...runs.map((r) => r.x)),
  right: Math.max(...runs.map((r) => r.right)),
})

/** So many rows with a text that starts at one place make it an edge. */
const EDGE_ROWS = 4

const sharedStarts = (rows: readonly Row[]): ReadonlySet<number> => {
  const starts = new Map<number, number>()
  for (const row of rows) for (const run of row.runs) bump(starts, Math.round(run.x))
  return new Set([...starts].filter(([, n]) => n >= EDGE_ROWS).map(([x]) => x))
}

/** Where the content right of a rail of labels or dates starts, when most rows start there and some have a label. */
const railEdge = (rows: readonly Row[]): number | undefined => {
  const starts = new Map<number, number>()
  for (const row of rows) for (const run of row.runs) bump(starts, Math.round(run.x / 2))
  const left = Math.min(...rows.map((r) => r.x))
  let best: { edge: number; labels: number } | undefined
  for (const [bucket, n] of [...starts].sort((a, b) => a[0] - b[0])) {
    if (bucket * 2 <= left + 12 || n < 2) continue
    const edge = bucket * 2 - 2
    const labels = labelsAt(rows, edge, n)
    if (labels >= 2 && labels > (best?.labels ?? 0)) best = { edge, labels }
  }
  return best?.edge
}

/** Bullets under the first line of a content stand this far right of it, in pt, at most. */
const INDENT = 24

/** Content right of an edge starts within so many pt of it. */
const EDGE_WIDTH = 5

/** How many rows have a label left of the edge; 0 where the text does not keep to it. */
const labelsAt = (rows: readonly Row[], edge: number, starts: number): number => {
  const labelled = rows.filter((row) => {
    const [label, content] = splitAt(row, edge)
    return label !== undefined && content !== undefined && content.x - edge < EDGE_WIDTH
  })
  const from = labelled[0]?.y ?? 0
  const to = labelled.at(-1)?.y ?? 0
  const within = rows.filter((row) => row.y >= from && row.y <= to)
  const crossing = within.filter((row) => row.runs.some((run) => run.x < edge && run.right > edge + 1))
  const bare = within.filter((row) => row.x >= edge && row.x <= edge + INDENT)
  if (crossing.length * 2 >= within.length) return 0
  if ((bare.length < 2 || starts < 3) && !labelled.every((row) => isDates(row, edge))) return 0
  return rows.filter((row) => row.x < edge && splitAt(row, edge)[0]).length
}

/** Whether a row's label is dates or a piece of them. */
const isDates = (row: Row, edge: number): boolean => {
  const [label] = splitAt(row, edge)
  return label !== undefined && isDateBit(toLine(label, 0).text)
}

const bump = (map: Map<number, number>, key: number): void => void map.set(key, (map.get(key) ?? 0) + 1)

/** A row's label (text left of the edge, with a clear gap after it) and its content. */
const splitAt = (row: Row, edge: number): [label: Row | undefined, content: Row | undefined] => {
  const left = row.runs.filter((run) => run.x < edge)
  const right = row.runs.filter((run) => run.x >= edge)
  if (left.length === 0) return [undefined, row]
  if (left.some((run) => run.right > edge + 1)) return [undefined, row]
  return [rowOf(left, row), right.length > 0 ? rowOf(right, row) : undefined]
}

interface Wrapped {
  readonly at: number
  readonly label: Row
  readonly content: Row | undefined
}

/** Further lines of a label that goes on below: a date range broken at its dash, a heading of two lines. */
const wrappedLabel = (label: Row, rows: readonly Row[], from: number, edge: number, column: number): Wrapped[] => {
  const found: Wrapped[] = []
  let text = toLine(label, column).text
  let last = label
  for (let at = from + 1; at < rows.length && found.length < MOST_WRAPPED; at++) {
    const next = rows[at]
    if (!next || next.y - last.y > 1.6 * label.size) break
    const [below, content] = splitAt(next, edge)
    if (!below) {
      if (next.x < edge) break
      continue
    }
    const more = toLine(below, column).text
    if (!labelGoesOn(text, more)) break
    found.push({ at, label: below, content })
    text = `${text} ${more}`
    last = below
  }
  return found
}

/** Lines of one label at most, the first left out. */
const MOST_WRAPPED = 3

const labelGoesOn = (first: string, second: string): boolean => {
  if (isDateBit(first) && isDateBit(second)) return datesGoOn(first, second)
  return (
    /[-–—,/&]$/.test(first) ||
    /^[-–—]/.test(second) ||
    (headingKind(first) === undefined && isHeadingText(`${first} ${second}`))
  )
}

const joined = (label: Row, wrapped: readonly Wrapped[], content: Row | undefined, column: number): Line[] => {
  const line = toLine(label, column)
  for (const more of wrapped) {
    const next = toLine(more.label, column)
    line.text = `${line.text} ${next.text}`
    const last = line.parts.at(-1)
    if (last) last.text = `${last.text} ${next.text}`
  }
  if (!content) return [line]
  const rest = toLine(content, column)
  if (isHeadingText(line.text)) return [line, rest]
  const whole = {
    ...line,
    text: `${line.text} ${rest.text}`,
    right: rest.right,
    parts: [...line.parts, ...rest.parts.map((part, i) => (i === 0 ? { ...part, gap: true } : part))],
  }
  return [whole]
}
