import { datesGoOn, isDateBit } from '../fields/dates/find-date-range.ts'
import type { Line, Part } from './text-run.ts'

/** Edges within this many pt are one. */
const EDGE = 4
/** Lines of one cell are no further apart than this, in em. */
const LEADING = 1.9

/** A range of dates at the right that a narrow cell broke over two lines stands on the first of them. */
export const joinDates = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const before = out.at(-1)
    const rest = before && restOfDates(before, line)
    if (!before || !rest) {
      out.push(line)
      continue
    }
    out[out.length - 1] = withMore(before, rest)
    const kept = line.parts.filter((part) => part !== rest)
    if (kept.length > 0)
      out.push({
        ...line,
        parts: kept,
        text: line.text.slice(0, -rest.text.length).trimEnd(),
        right: kept.at(-1)?.right ?? line.x,
      })
  }
  return out
}

/** The last part of a line, when it ends the dates that the line above leaves open. */
const restOfDates = (before: Line, line: Line): Part | undefined => {
  const open = before.parts.at(-1)
  const rest = line.parts.at(-1)
  if (!open?.gap || !rest || line.y - before.y > LEADING * before.size || line.y <= before.y) return undefined
  if (!rest.gap && line.parts.length > 1) return undefined
  if (Math.abs(open.right - rest.right) > EDGE && Math.abs(open.x - rest.x) > EDGE) return undefined
  if (!isDateBit(open.text) || !isDateBit(rest.text) || !line.text.endsWith(rest.text)) return undefined
  return OPEN.test(open.text) && datesGoOn(open.text, rest.text) ? rest : undefined
}

/** Dates that are not whole: after a dash, or a month with no year. */
const OPEN = /(?:[-–—]|\bde|\bto|\ba)$|[-–—]\s*\p{L}{3,}\.?$|[-–—].*\bde$/u

const withMore = (line: Line, rest: Part): Line => ({
  ...line,
  text: `${line.text} ${rest.text}`,
  parts: line.parts.map((part, i) =>
    i === line.parts.length - 1 ? { ...part, text: `${part.text} ${rest.text}` } : part,
  ),
})
