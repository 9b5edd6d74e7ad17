import { findSpan } from '../fields/dates/find-date-range.ts'
import { isDuration } from '../fields/entries/segments.ts'
import type { Line, Part } from './text-run.ts'

const BULLET = /^[•●▪■◦○‣⁃∙·◆◇❖➢►▶*–-]\s/

/**
 * Some templates set dates and durations in a cell at the right that runs down beside the first bullet. They belong to
 * the head: each gets a line of its own before the bullet, so that the bullet's sentence stays whole.
 */
export const hoistDates = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  let head: Line | undefined
  let at = -1
  let bullets = 0
  for (const line of lines) {
    const bullet = BULLET.test(line.text)
    if (!bullet && (at < 0 || bullets > 1 || line.x < (head?.x ?? 0) + 2)) {
      head = line
      at = -1
      bullets = 0
      out.push(line)
      continue
    }
    if (bullet) bullets++
    if (at < 0) at = out.length
    const cell = head && bullets === 1 ? cellBeside(head, line) : undefined
    if (cell) {
      out.splice(at, 0, { ...line, text: cell.text, x: cell.x, right: cell.right, parts: [{ ...cell, gap: false }] })
      at++
      out.push(without(line, cell))
    } else out.push(line)
  }
  return out
}

/** The last part of a line, when it is a date or a duration that ends where the head's right-hand text ends. */
const cellBeside = (head: Line, line: Line): Part | undefined => {
  const cell = line.parts.at(-1)
  const model = head.parts.at(-1)
  if (!cell?.gap || !model?.gap || Math.abs(cell.right - model.right) > 3) return undefined
  const span = findSpan(cell.text)
  const isDate = span !== undefined && span.from <= 1 && span.to >= cell.text.length - 1
  return isDate || isDuration(cell.text) ? cell : undefined
}

const without = (line: Line, cell: Part): Line => {
  const parts = line.parts.filter((part) => part !== cell)
  const text = line.text.slice(0, line.text.length - cell.text.length).trimEnd()
  return { ...line, text, parts, right: parts.at(-1)?.right ?? line.x }
}
