import { type ColumnKind, findColumns } from '../../lexicon/column-heads.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { findDateRange } from '../dates/find-date-range.ts'
import { type Segment, trimPunctuation } from './segments.ts'

/** A cell with the kind and the head of its column. */
export interface RowCell extends Segment {
  readonly kind: ColumnKind
  readonly head: string
}

/** A row of a table below a row of heads, and the lists or texts of its cells. */
export interface TableRow {
  readonly line: ParsedLine
  readonly cells: readonly RowCell[]
  readonly body: readonly ParsedLine[]
}

/** A table in the lines of a section, and the lines around it. */
export interface EntryTable {
  readonly before: readonly ParsedLine[]
  readonly rows: readonly TableRow[]
  readonly after: readonly ParsedLine[]
}

interface Column {
  readonly x: number
  readonly kind: ColumnKind
  readonly head: string
}

const MAX_CAPTION_CHARS = 60
/** Cells of one column start within this of one another. */
const SAME_START_PT = 3

/** The first table below a row of heads (`Título | Institución | Año`); undefined for other sections. */
export const findEntryTable = (lines: readonly ParsedLine[]): EntryTable | undefined => {
  for (const [i, line] of lines.entries()) {
    const columns = findTableColumns(line)
    const rest = lines.slice(i + 1)
    const rows = columns ? readRows(rest, columns) : []
    const count = rows.reduce((n, { body }) => n + 1 + body.length, 0)
    if (rows.length > 0) return { before: withoutCaption(lines.slice(0, i)), rows, after: rest.slice(count) }
  }
  return undefined
}

/** The lines without the caption of the table below them: `Empleos anteriores:`. */
const withoutCaption = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const last = lines.at(-1)
  const isCaption = last && !last.bullet && !last.dates && (lines.length === 1 || /:\W{0,3}$/u.test(last.text))
  return isCaption && last.text.length < MAX_CAPTION_CHARS ? lines.slice(0, -1) : lines
}

/** Whether a line is the heads of the columns of a table. */
export const isTableHead = (line: ParsedLine): boolean => findTableColumns(line) !== undefined

const findTableColumns = (line: ParsedLine): Column[] | undefined => {
  const cells = toCells(line)
  const kinds = line.bullet || line.dates ? undefined : findColumns(cells.map(({ text }) => text))
  return kinds?.flatMap((kind, i) => {
    const cell = cells[i]
    return cell ? [{ x: cell.x, kind, head: cell.text }] : []
  })
}

const toCells = (line: ParsedLine): { x: number; text: string }[] => {
  const cells: { x: number; text: string }[] = []
  for (const { x, text, afterGap } of line.segments) {
    const last = cells.at(-1)
    if (!last || afterGap) cells.push({ x, text })
    else last.text = `${last.text} ${text}`
  }
  return cells
}

const readRows = (lines: readonly ParsedLine[], columns: readonly Column[]): TableRow[] => {
  const rows: { line: ParsedLine; cells: RowCell[]; body: ParsedLine[] }[] = []
  for (const line of lines) {
    const row = rows.at(-1)
    const cells = isTableHead(line) ? undefined : readRow(line, columns)
    if (cells) rows.push({ line, cells, body: [] })
    else if (row && isInTextColumn(line, columns)) row.body.push(line)
    else break
  }
  return rows
}

/** The cells of a line by their columns; undefined for a line that is no row. */
const readRow = (line: ParsedLine, columns: readonly Column[]): RowCell[] | undefined => {
  const cells = toCells(line)
  const isListed = line.bullet && columns[0]?.kind !== 'number'
  if (cells.length < 2 || cells.length > columns.length || isListed) return undefined
  let last = -1
  const found: RowCell[] = []
  for (const [i, { x, text }] of cells.entries()) {
    const at = cells.length === columns.length ? i : columns.findLastIndex((each) => each.x <= x + SAME_START_PT)
    const column = columns[at]
    if (!column || at <= last) return undefined
    last = at
    found.push({ text, line: line.index, afterGap: i > 0, style: line.style, kind: column.kind, head: column.head })
  }
  return found
}

/** Whether a line stands below a head such as `Responsibilities`. */
const isInTextColumn = (line: ParsedLine, columns: readonly Column[]): boolean => {
  const at = columns.findLastIndex((column) => column.x <= line.x + SAME_START_PT)
  return at > 0 && (columns[at]?.kind === 'duties' || columns[at]?.kind === 'note')
}

/** The cells with text of these kinds, in the order of the kinds. */
export const findCells = ({ cells }: TableRow, kinds: readonly ColumnKind[]): RowCell[] =>
  kinds
    .flatMap((kind) => cells.filter((cell) => cell.kind === kind))
    .map((cell) => ({ ...cell, text: trimPunctuation(cell.text) }))
    .filter(({ text }) => /[\p{L}\d]/u.test(text))

/** The first cell with text for the first of these kinds that has one. */
export const findCell = (row: TableRow, kinds: readonly ColumnKind[]): RowCell | undefined => findCells(row, kinds)[0]

/** Kinds whose text is none of the names, dates and notes of an entry. */
const UNNAMED: ReadonlySet<ColumnKind> = new Set(['number', 'period'])

/** The cells that no field took and that say something. */
export const findOtherCells = ({ cells }: TableRow, taken: readonly (RowCell | undefined)[]): RowCell[] => {
  const heads = new Set(taken.map((cell) => cell?.head))
  return cells.filter(({ kind, head, text }) => !UNNAMED.has(kind) && !heads.has(head) && /[\p{L}\d]/u.test(text))
}

/** The dates of a row as a line of their own; undefined where it has none. */
export const toDateLine = ({ line, cells }: TableRow): ParsedLine | undefined => {
  const texts = cells.flatMap(({ kind, text }) => (kind === 'period' ? [text] : []))
  for (const text of [texts.join(' – '), ...texts].flatMap((each) => [joinStackedDates(each), each])) {
    const dates = findDateRange(text)
    if (dates) {
      const segments = [{ text, style: line.style, afterGap: false, x: line.x }]
      return { ...line, text, body: text, bullet: false, dates, segments }
    }
  }
  return undefined
}

/** `Aug, 2018 Dec, 2019`: the first and the last day over one another in a cell. */
const joinStackedDates = (text: string): string => {
  const first = findDateRange(text)
  if (!first || first.isRange) return text
  const second = text.slice(first.to).trim()
  const joined = `${text.slice(0, first.to)} – ${second}`
  return second !== '' && findDateRange(joined)?.isRange ? joined : text
}
