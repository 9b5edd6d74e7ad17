import { findDateRange } from '../../fields/dates/find-date-range.ts'
import { findColumns } from '../../lexicon/column-heads.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import type { TextLine } from '../../lines/text-run.ts'
import type { PlacedLine } from './placed-line.ts'

/** The lines of a cell with its edges, in pt. */
export interface PlacedCell {
  readonly lines: readonly PlacedLine[]
  readonly x: number
  readonly right: number
}

const BULLET = /^[•●▪■◦○‣·◆❖➢►✓*-]\s/
/** A label beside the text of an entry. */
const MAX_LABEL_LINES = 3
const MAX_LABEL_CHARS = 60
/** Two texts longer than this are no row of a table. */
const MAX_ROW_CHARS = 90
const MAX_PAIRED_LINES = 3
/** Three cells with short texts are a row, though a text may be broken by hand. */
const MIN_GRID_CELLS = 3
const MAX_GRID_CELL_LINES = 4
const MAX_GRID_CELL_CHARS = 120

/** The lines of one row of a table in reading order: joined side by side, or cell after cell as columns. */
export const arrangeTable = (cells: readonly PlacedCell[], maxColumn: number): PlacedLine[] => {
  const [first, second] = cells
  if (!first) return []
  if (!second) return [...first.lines]
  if (cells.every(({ lines }) => lines.length === 1)) return arrangeRow(cells, maxColumn)
  if (cells.length >= MIN_GRID_CELLS && cells.every(isGridCell)) return [cells.map(joinText).reduce(joinLines)]
  if (cells.length === 2) {
    if (isHeadingCell(first)) return [...first.lines, ...second.lines]
    if (arePaired(first, second)) return pairLines(first, second)
    if (isLabel(first)) return joinLabel(first, second)
    if (isLabel(second)) return joinLabelAtRight(first, second)
  }
  return arrangeColumns(cells, maxColumn)
}

/** Whether a row is the heads of the columns of a table: `Título | Institución | Año`. */
export const isHeadRow = (cells: readonly PlacedCell[]): boolean => findColumns(cells.map(textOf)) !== undefined

/** Whether a row below heads is one entry, and not a list of entries in each cell. */
export const isHeadedRow = (cells: readonly PlacedCell[]): boolean =>
  cells.length > 1 &&
  cells.every(({ lines }) => lines.filter(({ line }) => findDateRange(line.text)?.isRange).length < 2)

/** A row below heads: its names and values as one line, each at the left edge of its cell; lists and long text below it. */
export const arrangeHeadedRow = (cells: readonly PlacedCell[]): PlacedLine[] => {
  const texts = cells.filter((cell) => !isGridCell(cell))
  const names = cells.filter(isGridCell).map((cell) => moveTo(joinText(cell), cell.x))
  return [...(names.length > 0 ? [names.reduce(joinLines)] : []), ...texts.flatMap(({ lines }) => lines)]
}

const moveTo = (placed: PlacedLine, x: number): PlacedLine => {
  const [segment, ...rest] = placed.line.segments
  return segment ? { ...placed, line: { ...placed.line, x, segments: [{ ...segment, x }, ...rest] } } : placed
}

const textOf = ({ lines }: PlacedCell): string => lines.map(({ line }) => line.text).join(' ')

const isHeadingCell = (cell: PlacedCell): boolean => cell.lines.length <= 2 && isHeadingText(textOf(cell))

const isGridCell = (cell: PlacedCell): boolean =>
  cell.lines.length <= MAX_GRID_CELL_LINES &&
  textOf(cell).length <= MAX_GRID_CELL_CHARS &&
  !cell.lines.some(({ line }) => BULLET.test(line.text))

const isLabel = (cell: PlacedCell): boolean =>
  cell.lines.length <= MAX_LABEL_LINES &&
  textOf(cell).length <= MAX_LABEL_CHARS &&
  !cell.lines.some(({ line }) => BULLET.test(line.text))

/** Name and place, position and dates: lines that stand beside one another. */
const arePaired = (left: PlacedCell, right: PlacedCell): boolean => {
  if (left.lines.length !== right.lines.length || left.lines.length > MAX_PAIRED_LINES) return false
  if ([...left.lines, ...right.lines].some(({ line }) => BULLET.test(line.text) || line.text.length > MAX_ROW_CHARS))
    return false
  return (
    right.lines.some(({ line }) => findDateRange(line.text)) || left.lines.some(({ line }) => findDateRange(line.text))
  )
}

const arrangeRow = (cells: readonly PlacedCell[], maxColumn: number): PlacedLine[] => {
  const [first] = cells
  const long = cells.filter((cell) => textOf(cell).length > MAX_ROW_CHARS)
  if (long.length >= 2 || !first) return arrangeColumns(cells, maxColumn)
  if (isHeadingCell(first)) return cells.flatMap(({ lines }) => lines)
  const lines = cells.flatMap((cell) => cell.lines)
  const joined = lines.reduce(joinLines)
  return [joined]
}

const pairLines = (left: PlacedCell, right: PlacedCell): PlacedLine[] =>
  left.lines.map((line, i) => {
    const other = right.lines[i]
    return other ? joinLines(line, other) : line
  })

/** The label, in one piece, before the first line of the text. */
const joinLabel = (label: PlacedCell, content: PlacedCell): PlacedLine[] => {
  const [first, ...rest] = content.lines
  return first ? [joinLines(joinText(label), first), ...rest] : [...label.lines]
}

const joinLabelAtRight = (content: PlacedCell, label: PlacedCell): PlacedLine[] => {
  const [first, ...rest] = content.lines
  return first ? [joinLines(first, joinText(label)), ...rest] : [...label.lines]
}

/** All lines of a cell as one. */
const joinText = ({ lines }: PlacedCell): PlacedLine => {
  const [first, ...rest] = lines
  if (!first) throw new RangeError('a cell has lines')
  const text = lines.map(({ line }) => line.text).join(' ')
  const [segment] = first.line.segments
  if (rest.length === 0 || !segment) return first
  const right = Math.max(...lines.map(({ line }) => line.right))
  return {
    ...first,
    line: { ...first.line, text, right, segments: [{ ...segment, text, right }] },
    runs: lines.flatMap(({ runs }) => runs),
  }
}

/** Two lines side by side, a wide gap between them. */
const joinLines = (left: PlacedLine, right: PlacedLine): PlacedLine => {
  const [head, ...rest] = right.line.segments
  const line: TextLine = {
    ...left.line,
    text: `${left.line.text} ${right.line.text}`,
    right: Math.max(left.line.right, right.line.right),
    y: left.line.y,
    size: left.line.text.length >= right.line.text.length ? left.line.size : right.line.size,
    segments: [...left.line.segments, ...(head ? [{ ...head, afterGap: true }, ...rest] : [])],
  }
  return { line, page: left.page, runs: [...left.runs, ...right.runs] }
}

const arrangeColumns = (cells: readonly PlacedCell[], maxColumn: number): PlacedLine[] =>
  cells.flatMap(({ lines }, i) =>
    lines.map((placed) => ({
      ...placed,
      line: { ...placed.line, column: Math.min(maxColumn, placed.line.column + i) },
    })),
  )
