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
  // What is left of a line without its stroke or second date.
  const left = new Map<TextLine, TextLine | undefined>()
  const joined = lines.map((line, i) => {
    const [first] = line.segments
    if (!first || !isDateFragment(first.text)) return line
    const stroke = lines.slice(i + 1, i + 1 + MAX_LINES).find((each) => isStroke(each) && isBelow(first, line, each))
    const from = stroke ? lines.indexOf(stroke) + 1 : 0
    const end =
      stroke && lines.slice(from, from + MAX_LINES).find((each) => startsWithDate(each) && isBelow(first, stroke, each))
    if (!stroke || !end) return line
    for (const each of [stroke, end]) left.set(each, withoutFirst(each))
    return prefixDates(line, first, end.segments[0]?.text ?? '')
  })
  return joined.flatMap((line) => (left.has(line) ? (left.get(line) ?? []) : line))
}

/** Dates one above the other stand this close. */
const MAX_STACK_EM = 1.6
const SAME_EDGE_PT = 3

/**
 * Joins two dates that stand one above the other beside a title on two lines (`2019` over `2021` beside `Viveros del` over
 * `Valle`), before that title.
 */
export const joinStackedDates = (lines: readonly TextLine[]): readonly TextLine[] => {
  const moved = new Map<TextLine, TextLine>()
  const left = new Set<TextLine>()
  lines.forEach((date, i) => {
    const [title] = lines.slice(i - 1, i)
    const [rest, end] = lines.slice(i + 1)
    if (!title || !rest || !end || left.has(date) || !isStacked(date, end)) return
    const isTitle = title.x > date.right && title.x === rest.x && title.segments[0]?.font === rest.segments[0]?.font
    if (!isTitle || date.y - title.y > date.size || lines.some((other) => isNextInStack(date, end, other))) return
    const text = `${date.text} | ${end.text}`
    moved.set(title, { ...date, text, segments: date.segments.map((segment) => ({ ...segment, text })) })
    left.add(date).add(end)
  })
  if (moved.size === 0) return lines
  return lines.flatMap((line) => {
    const dates = moved.get(line)
    return left.has(line) ? [] : dates ? [dates, line] : [line]
  })
}

const YEAR = /(?:19|20)\d{2}/

const isStacked = (above: TextLine, line: TextLine): boolean =>
  above.segments.length === 1 && line.segments.length === 1 && above.text !== line.text && areDatesInStack(above, line)

const areDatesInStack = (above: TextLine, line: TextLine): boolean =>
  [above, line].every(({ segments: [first] }) => first && isDateFragment(first.text) && YEAR.test(first.text)) &&
  Math.abs(above.x - line.x) < SAME_EDGE_PT &&
  line.y > above.y &&
  line.y - above.y < MAX_STACK_EM * above.size

/** Whether a list of dates goes on above or below the two. */
const isNextInStack = (first: TextLine, second: TextLine, other: TextLine): boolean =>
  other !== first && other !== second && (areDatesInStack(other, first) || areDatesInStack(second, other))

const isStroke = ({ segments }: TextLine): boolean => segments[0]?.text === '|'

const startsWithDate = ({ segments: [first] }: TextLine): boolean => first !== undefined && isDateFragment(first.text)

const isBelow = (date: TextSegment, above: TextLine, { segments: [first], y, size }: TextLine): boolean =>
  first !== undefined &&
  Math.abs(date.x + date.right - first.x - first.right) < 2 * SAME_CENTER_PT &&
  y > above.y &&
  y - above.y < MAX_DROP_EM * size

const withoutFirst = (line: TextLine): TextLine | undefined => {
  const [first, next, ...others] = line.segments
  if (!first || !next) return undefined
  const text = line.text.slice(first.text.length).trimStart()
  return { ...line, text, x: next.x, segments: [{ ...next, afterGap: false }, ...others] }
}

const prefixDates = (line: TextLine, first: TextSegment, end: string): TextLine => {
  const text = `${first.text} | ${end}`
  return {
    ...line,
    text: `${text}${line.text.slice(first.text.length)}`,
    segments: [{ ...first, text }, ...line.segments.slice(1)],
  }
}
