import { isDateFragment } from '../../fields/dates/find-date-range.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import { buildLine } from '../build-line.ts'
import { isSentence } from '../is-sentence.ts'
import type { TextLine, TextRun, TextSegment } from '../text-run.ts'
import { type Cell, findCells } from './find-cells.ts'
import type { RowGroup } from './find-painted-groups.ts'
import { joinCellLines } from './join-cell-lines.ts'

/** Taller blocks side by side are columns. */
const MAX_CELL_LINES = 6
/** So many cells side by side are the row of a table. */
const MIN_TABLE_CELLS = 3
const BULLET = /^(?:[•●▪■◦○‣⁃∙·◆❖➢►▶✓✔*–-]\s|[•●▪■◦‣⁃◆❖➢►▶✓✔])/
/** Room that a wrapped line leaves at its end, in em, where the width of a cell is that up to the next one. */
const CELL_MARGIN_EM = 0.8

/**
 * A group read cell by cell: the row of a table, whose cells have wrapped text, becomes one line; running text side by side
 * is read one block after the other. Undefined for groups that read row by row, such as titles with dates beside them.
 */
export const arrangeCells = (group: RowGroup, column: number): TextLine[] | undefined => {
  const cells = findCells(group)
  if (!areSideBySide(cells)) return undefined
  const built = cells.map((cell) => cell.rows.map((runs) => buildLine(toRow(runs), column)))
  if (isTableRow(cells, built)) return [joinCells(cells, built, column)]
  const running = cells.filter((cell, i) => isRunningText(cell, cells[i + 1], built[i] ?? []))
  const isDated = built.some((lines) => lines.some((line) => isDateFragment(line.text)))
  return running.length >= 2 || (cells.length >= MIN_TABLE_CELLS && !isDated) ? mergeRows(cells, column) : undefined
}

/** Whether each cell is right of the one painted before it, and beside it. */
const areSideBySide = (cells: readonly Cell[]): boolean =>
  cells.length >= 2 &&
  cells.every((cell, i) => {
    const next = cells[i + 1]
    return !next || (next.x > cell.right && overlap(cell, next))
  })

const isRunningText = (cell: Cell, next: Cell | undefined, lines: readonly TextLine[]): boolean =>
  lines.length >= 2 &&
  !lines.some((line) => isDateFragment(line.text)) &&
  (lines.filter((line) => BULLET.test(line.text)).length >= 2 ||
    lines.some((line, i) => isWrapped(cell, next, lines[i - 1], line)))

const toRow = (runs: readonly TextRun[]) => ({
  y: runs[0]?.y ?? 0,
  x: Math.min(...runs.map((run) => run.x)),
  right: Math.max(...runs.map((run) => run.right)),
  size: Math.max(...runs.map((run) => run.size)),
  runs: [...runs].sort((a, b) => a.x - b.x || a.order - b.order),
})

/** The rows of cells in painting order; neighbors on one row are one line. */
const mergeRows = (cells: readonly Cell[], column: number): TextLine[] => {
  const rows: TextRun[][] = []
  for (const runs of cells.flatMap((cell) => cell.rows)) {
    const last = rows.at(-1)
    const [first] = runs
    const [start] = last ?? []
    if (last && first && start && Math.abs(first.y - start.y) <= 0.4 * Math.min(first.size, start.size))
      last.push(...runs)
    else rows.push([...runs])
  }
  return rows.map((runs) => buildLine(toRow(runs), column))
}

const isTableRow = (cells: readonly Cell[], built: readonly (readonly TextLine[])[]): boolean =>
  cells.every((cell, i) => {
    const lines = built[i] ?? []
    return (
      lines.length <= MAX_CELL_LINES &&
      lines.every((line) => !BULLET.test(line.text)) &&
      !isSentence(lines.map((line) => line.text).join(' ')) &&
      (cells.length >= MIN_TABLE_CELLS || !lines.some((line) => isHeadingText(line.text))) &&
      lines.every(
        (line, k) => k === 0 || cells.length >= MIN_TABLE_CELLS || isWrapped(cell, cells[i + 1], lines[k - 1], line),
      )
    )
  })

const overlap = (a: Cell, b: Cell): boolean => {
  const em = a.rows[0]?.[0]?.size ?? 0
  return a.y <= b.bottom + em && b.y <= a.bottom + em
}

/** Whether the first word of a line had no room on the line above. */
const isWrapped = (cell: Cell, next: Cell | undefined, above: TextLine | undefined, line: TextLine): boolean => {
  if (!above) return false
  if (isDateFragment(above.text) && isDateFragment(line.text)) return true
  const width = next ? next.x - cell.x : cell.right - cell.x
  const [word = ''] = line.text.split(' ')
  const each = (line.right - line.x) / Math.max(1, line.text.length)
  return above.right - above.x + (word.length + 1) * each > width - CELL_MARGIN_EM * line.size
}

const joinCells = (cells: readonly Cell[], built: readonly (readonly TextLine[])[], column: number): TextLine => {
  const segments = cells.flatMap((cell, i): TextSegment[] => {
    const lines = built[i] ?? []
    const first = lines[0]?.segments[0]
    if (!first) return []
    return [{ ...first, text: joinCellLines(lines), x: cell.x, right: cell.right, afterGap: i > 0 }]
  })
  const [first] = built[0] ?? []
  return {
    text: segments.map((segment) => segment.text).join(' '),
    x: Math.min(...cells.map((cell) => cell.x)),
    y: first?.y ?? 0,
    right: Math.max(...cells.map((cell) => cell.right)),
    size: first?.size ?? 0,
    column,
    segments,
  }
}
