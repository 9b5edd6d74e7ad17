import { isDuration } from '../fields/dates/dated-lines.ts'
import { findDateRange } from '../fields/dates/find-date-range.ts'
import { removeLastSegment } from './join-date-ranges.ts'
import type { TextLine, TextSegment } from './text-run.ts'

const BULLET = /^[•●▪■◦○‣⁃∙·◆◇❖➢►▶*–-]\s/
const EDGE_TOLERANCE_PT = 3
/** Wrapped lines of a bullet stand in by this much from the title. */
const MIN_INDENT_PT = 2

/**
 * Some templates set dates and durations in a cell at the right that reaches down beside the first bullet. Each moves to
 * a line of its own below the title, so that the bullet's sentence stays whole.
 */
export const moveDateCells = (lines: readonly TextLine[]): TextLine[] => {
  const moved: TextLine[] = []
  let title: TextLine | undefined
  let insertAt = -1
  let bullets = 0
  for (const line of lines) {
    const isBullet = BULLET.test(line.text)
    const isTitle = insertAt < 0 || bullets > 1 || line.x < (title?.x ?? 0) + MIN_INDENT_PT
    if (!isBullet && isTitle) {
      title = line
      insertAt = -1
      bullets = 0
      moved.push(line)
      continue
    }
    if (isBullet) bullets++
    if (insertAt < 0) insertAt = moved.length
    const cell = title && bullets === 1 ? findDateCell(title, line) : undefined
    if (cell) {
      moved.splice(insertAt, 0, toCellLine(line, cell))
      insertAt++
    }
    moved.push(cell ? removeLastSegment(line, cell) : line)
  }
  return moved
}

const toCellLine = (line: TextLine, cell: TextSegment): TextLine => ({
  ...line,
  text: cell.text,
  x: cell.x,
  right: cell.right,
  segments: [{ ...cell, afterGap: false }],
})

/** The last segment of a line, where it is dates or a duration and ends at the right edge of the title's last segment. */
const findDateCell = (title: TextLine, line: TextLine): TextSegment | undefined => {
  const cell = line.segments.at(-1)
  const model = title.segments.at(-1)
  if (!cell?.afterGap || !model?.afterGap || Math.abs(cell.right - model.right) > EDGE_TOLERANCE_PT) return undefined
  const dates = findDateRange(cell.text)
  const isDates = dates !== undefined && dates.from <= 1 && dates.to >= cell.text.length - 1
  return isDates || isDuration(cell.text) ? cell : undefined
}
