import { formDateRange, isDateFragment } from '../fields/dates/find-date-range.ts'
import { isCloseBelow } from './line-continuation.ts'
import type { TextLine, TextSegment } from './text-run.ts'

/** Edges within this distance are one. */
const EDGE_TOLERANCE_PT = 4
/** Dates that are not complete: they end with a dash, or with a month without its year. */
const OPEN_RANGE = /(?:[-–—]|\bde|\bto|\ba)$|[-–—]\s*\p{L}{3,}\.?$|^[^–—-]*[-–—].*\bde$/u

/** Joins date ranges that a narrow cell at either side breaks over two lines: the end moves to the first line. */
export const joinDateRanges = (lines: readonly TextLine[]): TextLine[] => {
  const joined: TextLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const first = above && joinFirstCells(above, line)
    if (first) {
      joined.splice(-1, 1, ...first)
      continue
    }
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

/** Both lines with the dates at their left on the first one: `2015 –  Talleres Ibarra` over `2018  Soldador`. */
const joinFirstCells = (above: TextLine, line: TextLine): readonly TextLine[] | undefined => {
  const [start, title] = above.segments
  const [end, ...content] = line.segments
  if (!start || !title?.afterGap || !end || !content[0]?.afterGap) return undefined
  if (!isCloseBelow(above, { ...line, size: Math.max(above.size, line.size) })) return undefined
  if (!above.text.startsWith(`${start.text} `) || !line.text.startsWith(`${end.text} `)) return undefined
  const isCentered = Math.abs(start.x + start.right - end.x - end.right) <= 2 * start.size
  const [open, close] = [start.text, end.text.replace(/^[,;]\s*/, '')]
  if (!isCentered || !isDateFragment(open) || !isDateFragment(close)) return undefined
  if (!OPEN_RANGE.test(open) || !formDateRange(open, close)) return undefined
  const dates = `${open} ${close}`
  return [
    {
      ...above,
      text: dates + above.text.slice(open.length),
      segments: [{ ...start, text: dates }, ...above.segments.slice(1)],
    },
    { ...line, text: line.text.slice(end.text.length).trimStart(), x: content[0].x, segments: content },
  ]
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
