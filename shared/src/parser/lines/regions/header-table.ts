import { findColumnKind, findColumns } from '../../lexicon/column-heads.ts'
import { type Chunk, hasSameFont, isBeside, toChunk } from './chunk.ts'
import { getChunkText, isHeadingChunk } from './chunk-text.ts'

/** The text of one cell, top to bottom. `at` is the number of its column. */
export interface TableCell {
  readonly at: number
  readonly chunks: readonly Chunk[]
}

/** A table below a row of heads: its rows, the heads first, and the left edges of its columns in pt. */
export interface HeaderTable {
  readonly rows: readonly (readonly TableCell[])[]
  readonly starts: readonly number[]
  readonly chunks: ReadonlySet<Chunk>
  readonly top: number
  readonly bottom: number
}

/** Cells as they are painted, with their edges in pt. */
interface OpenCell {
  readonly chunks: Chunk[]
  x: number
  right: number
  y: number
  bottom: number
}

interface Column {
  left: number
  right: number
}

const MAX_CELL_LEADING_EM = 2.2
const MAX_ROW_LEADING_EM = 6
const SAME_ROW_EM = 0.4
/** A text that fills its cell reaches this far into the next one. */
const MAX_OVERLAP_EM = 0.1
const SAME_START_PT = 1
const MARK = /^[^\p{L}\p{N}]{1,2}$/u
const MAX_HEAD_CHARS = 40
const MAX_HEAD_LINES = 4
/** Tables beside other text that are tried on one page. */
const MAX_TABLES = 12
/** Two heads may stand over two texts by chance. */
const MIN_ROWS_BELOW_TWO = 2

/**
 * The first table with a row of heads (`Degree | Institution | Year`) among chunks, where its rows are painted cell by
 * cell and nothing stands beside it. Cells are told by painting order, because their text wraps and may be centered.
 */
export const findHeaderTable = (chunks: readonly Chunk[]): HeaderTable | undefined => {
  const painted = [...chunks].sort((a, b) => a.order - b.order)
  let tables = 0
  for (let i = 0; i < painted.length && tables < MAX_TABLES; i++) {
    const first = painted[i]
    if (!first || !startsHead(first, painted[i + 1])) continue
    const table = readTable(painted, i)
    if (table && isAlone(table, chunks)) return table
    if (table) tables++
  }
  return undefined
}

/** Whether a chunk is a head or the first line of one: `Year of` over `Passing`. */
const startsHead = (chunk: Chunk, next: Chunk | undefined): boolean => {
  const text = getChunkText(chunk)
  const whole = next ? `${text} ${getChunkText(next)}` : text
  return text.length < MAX_HEAD_CHARS && (findColumnKind(text) ?? findColumnKind(whole)) !== undefined
}

const readTable = (painted: readonly Chunk[], from: number): HeaderTable | undefined => {
  const head = readRow(painted, from)
  if (head.cells.some((cell) => cell.chunks.length > MAX_HEAD_LINES) || startsWithHeading(head.cells)) return undefined
  if (!findColumns(head.cells.map(getCellText))) return undefined
  const heads = head.cells.map(({ x, right }) => ({ left: x, right }))
  const columns = heads.map((column) => ({ ...column }))
  const rows: TableCell[][] = [head.cells.map(({ chunks }, at) => ({ at, chunks }))]
  let { bottom, end } = head
  const below = painted.slice(end).flatMap((chunk) => splitAtStarts(chunk, heads))
  end = 0
  while (end < below.length) {
    const row = readBodyRow(below, end, columns)
    const isNear = row.top > bottom && row.top - bottom < MAX_ROW_LEADING_EM * (below[end]?.size ?? 0)
    const cells = isNear ? assignCells(row.cells, columns, heads) : undefined
    if (!cells || (rows.length > 1 && isHeadOfNext(cells, rows))) break
    rows.push(cells)
    bottom = row.bottom
    end = row.end
  }
  if (rows.length <= (heads.length > 2 ? 1 : MIN_ROWS_BELOW_TWO)) return undefined
  const runs = new Set(rows.flatMap((cells) => cells.flatMap((cell) => cell.chunks.flatMap((chunk) => chunk.runs))))
  const chunks = new Set(painted.filter((chunk) => chunk.runs.some((run) => runs.has(run))))
  return { rows, starts: columns.map(({ left }) => left), chunks, top: head.top, bottom }
}

/** A text that goes on beside the next column, split where that starts. */
const splitAtStarts = (chunk: Chunk, heads: readonly Column[]): Chunk[] => {
  const at = chunk.runs.findIndex(
    (run, i) => i > 0 && heads.some(({ left }) => Math.abs(left - run.x) < SAME_START_PT && chunk.x < left),
  )
  if (at < 0) return [chunk]
  return [toChunk(chunk.runs.slice(0, at)), ...splitAtStarts(toChunk(chunk.runs.slice(at)), heads)]
}

/** A row cell by cell; where that gives too few or too many, with the words of justified text together. */
const readBodyRow = (painted: readonly Chunk[], from: number, columns: readonly Column[]) => {
  const row = readRow(painted, from)
  if (row.cells.length === columns.length) return row
  const joined = readRow(painted, from, columns)
  return joined.cells.length === columns.length ? joined : row
}

/** The cells of one row, painted from left to right beside one another. */
const readRow = (painted: readonly Chunk[], from: number, columns: readonly Column[] = []) => {
  const cells: OpenCell[] = []
  let end = from
  for (let chunk = painted[end]; chunk; chunk = painted[++end]) {
    const last = cells.at(-1)
    const before = cells.at(-2)
    const goesOn =
      last !== undefined &&
      (isAfterMark(last, chunk) || isBelow(last, before, chunk) || isInColumn(last, before, chunk, columns))
    if (last && goesOn) addChunk(last, chunk)
    else if (!last || chunk.x > last.right - MAX_OVERLAP_EM * chunk.size) {
      if (last && !isInBand(chunk, cells)) break
      cells.push({ chunks: [chunk], x: chunk.x, right: chunk.right, y: chunk.y, bottom: chunk.y })
    } else break
  }
  return {
    cells,
    end,
    top: Math.min(...cells.map((cell) => cell.y)),
    bottom: Math.max(...cells.map((cell) => cell.bottom)),
  }
}

/** Whether a chunk goes on with a cell before the next known column: a word of justified text, or its next line. */
const isInColumn = (
  cell: OpenCell,
  before: OpenCell | undefined,
  chunk: Chunk,
  columns: readonly Column[],
): boolean => {
  const next = columns[findColumn(cell, columns) + 1]
  return (
    columns.length > 0 &&
    chunk.x > (before?.right ?? Number.NEGATIVE_INFINITY) &&
    chunk.right < (next?.left ?? Number.POSITIVE_INFINITY) &&
    chunk.y > cell.bottom - SAME_ROW_EM * chunk.size &&
    chunk.y - cell.bottom < MAX_CELL_LEADING_EM * chunk.size
  )
}

/** Whether a chunk is the text of a list item whose mark was painted before it. */
const isAfterMark = ({ chunks }: OpenCell, chunk: Chunk): boolean => {
  const mark = chunks.at(-1)
  return mark !== undefined && isBeside(mark, chunk) && chunk.x > mark.right && MARK.test(getChunkText(mark))
}

/** Whether a chunk is a further line of a cell, right of the cell before it. */
const isBelow = (cell: OpenCell, before: OpenCell | undefined, chunk: Chunk): boolean =>
  chunk.y > cell.bottom + SAME_ROW_EM * chunk.size &&
  chunk.y - cell.bottom < MAX_CELL_LEADING_EM * chunk.size &&
  chunk.x < cell.right &&
  chunk.right > cell.x &&
  chunk.x > (before?.right ?? Number.NEGATIVE_INFINITY)

/** Whether a text at the right starts beside the cells so far; a taller cell is centered and starts above them. */
const isInBand = (chunk: Chunk, cells: readonly OpenCell[]): boolean => {
  const top = Math.min(...cells.map((cell) => cell.y))
  const bottom = Math.max(...cells.map((cell) => cell.bottom))
  return chunk.y <= bottom + SAME_ROW_EM * chunk.size && chunk.y > top - MAX_ROW_LEADING_EM * chunk.size
}

const addChunk = (cell: OpenCell, chunk: Chunk): void => {
  cell.chunks.push(chunk)
  cell.x = Math.min(cell.x, chunk.x)
  cell.right = Math.max(cell.right, chunk.right)
  cell.bottom = Math.max(cell.bottom, chunk.y)
}

const getCellText = ({ chunks }: OpenCell): string => chunks.map(getChunkText).join(' ')

/** The cells of a row by their columns, which grow with them; undefined for text that is no row of the table. */
const assignCells = (
  cells: readonly OpenCell[],
  columns: Column[],
  heads: readonly Column[],
): TableCell[] | undefined => {
  if (
    cells.length < 2 ||
    startsWithHeading(cells) ||
    cells.some((cell) => heads.filter((head) => covers(cell, head)).length > 1)
  )
    return undefined
  const found: { at: number; chunks: Chunk[] }[] = []
  for (const [i, cell] of cells.entries()) {
    const at = cells.length === columns.length ? i : findColumn(cell, columns)
    const last = found.at(-1)
    if (last && at < last.at) return undefined
    if (last?.at === at) last.chunks.push(...cell.chunks)
    else found.push({ at, chunks: [...cell.chunks] })
    const column = cells.length === columns.length ? columns[at] : undefined
    if (column) {
      column.left = Math.min(column.left, cell.x)
      column.right = Math.max(column.right, cell.right)
    }
  }
  return found.length > 1 ? found : undefined
}

/** Whether the first cell has a heading above the rest of the row, which is that of another table. */
const startsWithHeading = ([first, ...others]: readonly OpenCell[]): boolean => {
  const [heading, next] = first?.chunks ?? []
  return (
    heading !== undefined &&
    next !== undefined &&
    others.every((cell) => cell.y > heading.y + SAME_ROW_EM * heading.size) &&
    (!hasSameFont(heading, next) || isHeadingChunk(heading))
  )
}

/** Whether a row has the font of the heads, which the rows above it have not: the heads of another table. */
const isHeadOfNext = (cells: readonly TableCell[], [head = [], ...rows]: readonly TableCell[][]): boolean => {
  const font = head[0]?.chunks[0]
  const isAlike = (row: readonly TableCell[]): boolean =>
    font !== undefined && row.every(({ chunks }) => chunks.every((chunk) => hasSameFont(chunk, font)))
  return isAlike(head) && isAlike(cells) && !rows.some(isAlike)
}

const covers = (cell: OpenCell, head: Column): boolean => cell.x <= head.left && cell.right >= head.right

/** The column that shares most of its width with a cell, else the nearest one. */
const findColumn = (cell: OpenCell, columns: readonly Column[]): number => {
  const shared = columns.map(({ left, right }) => Math.min(cell.right, right) - Math.max(cell.x, left))
  return shared.indexOf(Math.max(...shared))
}

/** Whether no other text stands within the height of a table. */
const isAlone = (table: HeaderTable, chunks: readonly Chunk[]): boolean =>
  chunks.every((chunk) => table.chunks.has(chunk) || chunk.y < table.top || chunk.y > table.bottom)
