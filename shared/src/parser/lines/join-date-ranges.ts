import { formDateRange, isDateFragment } from '../fields/dates/find-date-range.ts'
import { isCloseBelow } from './line-continuation.ts'
import type { TextLine, TextSegment } from './text-run.ts'

/** Edges within this distance are one. */
const EDGE_TOLERANCE_PT = 4
/** Dates that are not complete: they end with a dash, or with a month without its year. */
const OPEN_RANGE = /(?:[-–—]|\bde|\bto|\ba)$|[-–—]\s*\p{L}{3,}\.?$|^[^–—-]*[-–—].*\bde$/u

/** Joins date ranges that a narrow cell at the right breaks over two lines: the end moves to the first line. */
export const joinDateRanges = (lines: readonly TextLine[]): TextLine[] => {
  const joined: TextLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const end = above && findRangeEnd(above, line)
    if (!above || !end) {
      joined.push(line)
      continue
    }
    joined[joined.length - 1] = appendToLastSegment(above, end)
    const rest = removeLastSegment(line, end)
    if (rest.segments.length > 0) joined.push(rest)
  }
  return joined
}

/** The last segment of a line, where it completes the dates at the end of the line above. */
const findRangeEnd = (above: TextLine, line: TextLine): TextSegment | undefined => {
  const start = above.segments.at(-1)
  const end = line.segments.at(-1)
  if (!start?.afterGap || !end || !isCloseBelow(above, line)) return undefined
  if (!end.afterGap && line.segments.length > 1) return undefined
  const isAligned =
    Math.abs(start.right - end.right) <= EDGE_TOLERANCE_PT || Math.abs(start.x - end.x) <= EDGE_TOLERANCE_PT
  if (!isAligned || !line.text.endsWith(end.text)) return undefined
  if (!isDateFragment(start.text) || !isDateFragment(end.text)) return undefined
  return OPEN_RANGE.test(start.text) && formDateRange(start.text, end.text) ? end : undefined
}

const appendToLastSegment = (line: TextLine, end: TextSegment): TextLine => ({
  ...line,
  text: `${line.text} ${end.text}`,
  segments: line.segments.map((segment, i) =>
    i === line.segments.length - 1 ? { ...segment, text: `${segment.text} ${end.text}` } : segment,
  ),
})

/** The line without its last segment. */
export const removeLastSegment = (line: TextLine, last: TextSegment): TextLine => {
  const segments = line.segments.slice(0, -1)
  const text = line.text.slice(0, line.text.length - last.text.length).trimEnd()
  return { ...line, text, segments, right: segments.at(-1)?.right ?? line.x }
}
