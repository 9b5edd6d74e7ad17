import { buildLine } from './build-line.ts'
import { isSentence } from './is-sentence.ts'
import { joinCellLines } from './order/join-cell-lines.ts'
import type { HeaderTable, TableCell } from './regions/header-table.ts'
import { groupIntoRows } from './rows.ts'
import type { TextLine } from './text-run.ts'

/** Longer cells keep their lines, which follow those of their row. */
const MAX_CELL_LINES = 6
const LIST_ITEM = /^[•●▪■◦○‣⁃∙·◆❖➢►▶✓✔–*-]\s?\p{L}/u

interface BuiltCell {
  readonly at: number
  readonly lines: readonly TextLine[]
}

/** Each row of a table as one line, a segment for each cell at the left edge of its column; lists and long text below it. */
export const buildTableLines = ({ rows, starts }: HeaderTable, column: number): TextLine[] =>
  rows.flatMap((row) => {
    const cells = row.map((cell) => buildCell(cell, column))
    const short = cells.filter(({ lines }) => !isText(lines))
    const names = short.length > 0 ? [joinCells(short, starts, column)] : []
    return [...names, ...cells.filter(({ lines }) => isText(lines)).flatMap(({ lines }) => lines)]
  })

const buildCell = ({ at, chunks }: TableCell, column: number): BuiltCell => ({
  at,
  lines: groupIntoRows(chunks.flatMap(({ runs }) => runs)).map((row) => buildLine(row, column)),
})

const isText = (lines: readonly TextLine[]): boolean =>
  lines.length > MAX_CELL_LINES ||
  lines.some(({ text }) => LIST_ITEM.test(text)) ||
  isSentence(lines.map(({ text }) => text).join(' '))

const joinCells = (cells: readonly BuiltCell[], starts: readonly number[], column: number): TextLine => {
  const lines = cells.flatMap((cell) => cell.lines)
  const segments = cells.flatMap(({ at, lines }, i) => {
    const segment = lines[0]?.segments[0]
    const right = Math.max(...lines.map((line) => line.right))
    return segment
      ? [{ ...segment, text: joinCellLines(lines), x: starts[at] ?? segment.x, right, afterGap: i > 0 }]
      : []
  })
  return {
    text: segments.map(({ text }) => text).join(' '),
    x: Math.min(...lines.map((line) => line.x)),
    y: Math.min(...lines.map((line) => line.y)),
    right: Math.max(...lines.map((line) => line.right)),
    size: lines[0]?.size ?? 0,
    column,
    segments,
  }
}
