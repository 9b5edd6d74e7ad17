import { isDateFragment } from '../fields/dates/find-date-range.ts'
import type { TextLine, TextSegment } from './text-run.ts'

/** Dates and the stroke between them have one center, within this distance. */
const SAME_CENTER_PT = 6
/** The stroke and the second date stand at most this many lines further down. */
const MAX_LINES = 3
const MAX_DROP_EM = 3

/** Joins dates that stand upright in the margin, with a stroke between them (`2021`, `|`, `2019`), on their first line. */
export const joinUprightDates = (lines: readonly TextLine[]): readonly TextLine[] => {
  if (!lines.some(isStroke)) return lines
  const left = new Set<TextLine>()
  const joined = lines.map((line, i) => {
    const [first] = line.segments
    if (!first || !isDateFragment(first.text)) return line
    const stroke = lines.slice(i + 1, i + 1 + MAX_LINES).find((each) => isStroke(each) && isBelow(first, line, each))
    const from = stroke ? lines.indexOf(stroke) + 1 : 0
    const end =
      stroke && lines.slice(from, from + MAX_LINES).find((each) => isEnd(each) && isBelow(first, stroke, each))
    if (!stroke || !end) return line
    left.add(stroke).add(end)
    return prefixDates(line, first, end.text)
  })
  return joined.filter((line) => !left.has(line))
}

const isStroke = ({ text }: TextLine): boolean => text === '|'

const isEnd = ({ segments, text }: TextLine): boolean => segments.length === 1 && isDateFragment(text)

const isBelow = (first: TextSegment, above: TextLine, { x, right, y, size }: TextLine): boolean =>
  Math.abs(first.x + first.right - x - right) < 2 * SAME_CENTER_PT && y > above.y && y - above.y < MAX_DROP_EM * size

const prefixDates = (line: TextLine, first: TextSegment, end: string): TextLine => {
  const text = `${first.text} | ${end}`
  return {
    ...line,
    text: `${text}${line.text.slice(first.text.length)}`,
    segments: [{ ...first, text }, ...line.segments.slice(1)],
  }
}
