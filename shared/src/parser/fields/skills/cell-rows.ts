import { hasWideLeading } from '../../lines/line-continuation.ts'
import type { ParsedLine, ParsedSegment } from '../../lines/parsed-line.ts'

/** Cells of one column start within this distance of one another, where they are not centered. */
const SAME_EDGE_PT = 24
/** A cell does not end with these words. */
const OPEN_END = /\s(?:de|del|en|y|e|con|para|la|el|of|in|and|with|for)$/iu

/** The lines with the cells of a row that wrap joined: `Trabajo en | Atención al` over `equipo | cliente`. */
export const joinCellRows = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const rows: ParsedLine[] = []
  for (const line of lines) {
    const above = rows.at(-1)
    const joined = above && !line.bullet && !hasWideLeading(line) ? joinCells(above, line) : undefined
    if (joined) rows[rows.length - 1] = joined
    else rows.push(line)
  }
  return rows
}

/** A longer cell is a list or a text beside its label. */
const MAX_CELL_CHARS = 25

const isRowOfCells = ({ segments, bullet }: ParsedLine): boolean =>
  !bullet &&
  segments.length > 1 &&
  segments.every(
    ({ afterGap, text }, i) => (i === 0 || afterGap) && text.length <= MAX_CELL_CHARS && !/[,:]/.test(text),
  )

/** Each cell of a line at the end of the one above it; undefined where one has none above, or none goes on. */
const joinCells = (above: ParsedLine, line: ParsedLine): ParsedLine | undefined => {
  if (!isRowOfCells(above) || line.style !== above.style || line.column !== above.column) return undefined
  if (!isRowOfCells(line)) return undefined
  const segments = [...above.segments]
  for (const cell of line.segments) {
    const at = findCellAbove(segments, cell)
    const upper = segments[at]
    if (!upper || !goesOn(upper.text, cell.text)) return undefined
    segments[at] = { ...upper, text: `${upper.text} ${cell.text}` }
  }
  const text = segments.map((segment) => segment.text).join(' ')
  return { ...above, text, body: text, segments, y: line.y }
}

const goesOn = (upper: string, lower: string): boolean => /^\p{Ll}/u.test(lower) || OPEN_END.test(upper)

const findCellAbove = (cells: readonly ParsedSegment[], { x }: ParsedSegment): number => {
  const distances = cells.map((cell) => Math.abs(cell.x - x))
  const nearest = Math.min(...distances)
  return nearest < SAME_EDGE_PT ? distances.indexOf(nearest) : -1
}
