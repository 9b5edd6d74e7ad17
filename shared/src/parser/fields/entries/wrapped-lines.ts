import {
  DATE_RANGE,
  ENTRY_NAME,
  ENTRY_SENTENCE,
  hasWideLeading,
  isContinuation,
  overflowsLineAbove,
} from '../../lines/line-continuation.ts'
import { findBodyStyle } from '../../lines/line-style.ts'
import { oncePerList } from '../../lines/once-per-list.ts'
import {
  columnKey,
  findGapSegment,
  hasOpenBracket,
  type ParsedLine,
  type ParsedSegment,
  splitAtGaps,
} from '../../lines/parsed-line.ts'
import { isOnlyDates } from '../dates/dated-lines.ts'
import { findDateRange, isClosedRange, isDateFragment, isOpenDate, isYearlessDate } from '../dates/find-date-range.ts'
import { parseLabelledValue } from './labelled-values.ts'

/** The lines of a section with date ranges and styled names that wrap joined. */
export const joinWrappedLines = (section: readonly ParsedLine[]): ParsedLine[] =>
  joinStyledNames(joinDateColumns(joinWrappedDates(joinOpenBrackets(section))))

/** A bracket that ends on the next line. */
const joinOpenBrackets = (lines: readonly ParsedLine[]): readonly ParsedLine[] =>
  joinWhere(
    lines,
    (above, line) =>
      !above.dates &&
      hasOpenBracket(above.text) &&
      /^[^()]{1,60}\)/.test(line.text) &&
      !line.bullet &&
      above.segments.length === 1 &&
      columnKey(above) === columnKey(line) &&
      !hasWideLeading(line),
  )

/** Dates of a column of their own this close to the baseline of a line beside them belong to it, in em. */
const MAX_ROW_DISTANCE_EM = 0.6

/** Dates in a column that reading order puts above or below the other one, which has none, beside the lines of their rows. */
const joinDateColumns = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const rows = new Map<ParsedLine, ParsedLine>()
  const dated = new Set(lines.filter(isOnlyDates).map(columnKey))
  for (const dates of lines) {
    if (!isOnlyDates(dates) || dates.segments.length > 1) continue
    const beside = lines.find((line) => !dated.has(columnKey(line)) && isBeside(line, dates))
    if (beside && !rows.has(beside)) rows.set(beside, dates)
  }
  const moved = new Set(rows.values())
  return lines.flatMap((line) => {
    const dates = rows.get(line)
    if (dates) return [appendDates(line, dates)]
    return moved.has(line) ? [] : [line]
  })
}

const isBeside = (line: ParsedLine, dates: ParsedLine): boolean =>
  line.page === dates.page &&
  line.column !== dates.column &&
  !line.dates &&
  !line.bullet &&
  (line.right < dates.x || dates.right < line.x) &&
  Math.abs(line.y - dates.y) < MAX_ROW_DISTANCE_EM * dates.size

const appendDates = (line: ParsedLine, dates: ParsedLine): ParsedLine => {
  const text = `${line.text} ${dates.text}`
  const segments = [...line.segments, ...dates.segments.map((segment) => ({ ...segment, afterGap: true }))]
  return { ...line, text, body: text, segments, dates: findDateRange(text) }
}

/** Joins each line to the one above (as joined so far) where `isWrapped` holds. */
export const joinWhere = (
  lines: readonly ParsedLine[],
  isWrapped: (above: ParsedLine, line: ParsedLine) => boolean,
): ParsedLine[] => {
  const joined: ParsedLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above && isWrapped(above, line)) joined[joined.length - 1] = appendLine(above, line)
    else joined.push(line)
  }
  return joined
}

/** Title lines of an entry with names that wrap joined; `section` gives the width of the column. */
export const joinWrappedNames = (titleLines: readonly ParsedLine[], section: readonly ParsedLine[]): ParsedLine[] =>
  joinWhere(titleLines, (above, line) => isWrappedName(above, line, section))

const joinWrappedDates = (lines: readonly ParsedLine[]): ParsedLine[] =>
  joinWhere(
    lines,
    (above, line) =>
      !isClosedRange(above.dates) &&
      parseLabelledValue(line.body) === undefined &&
      isContinuation(DATE_RANGE, { above, line }) &&
      (isRangeContinuation(above, line, lines) || isBrokenDate(above.text, line.text)),
  )

const isRangeContinuation = (above: ParsedLine, line: ParsedLine, section: readonly ParsedLine[]): boolean => {
  if (line.dates?.isRange && !endsWithMonth(above.text))
    return (
      !above.dates &&
      !above.bullet &&
      isOnlyDates(line) &&
      /^[([]/.test(line.text) &&
      overflowsLineAbove(above, line, columnRightOf(line, section))
    )
  const range = findDateRange(`${above.text} ${line.text}`)
  if (!range?.isRange || range.from >= above.text.length || range.to <= above.text.length + 1) return false
  return range.start === '' || /\d{2}/.test(above.text.slice(range.from)) || endsWithMonth(above.text)
}

/** `Semestre` over `Otoño`, `Semestre Otoño` over `2016`. */
const isBrokenDate = (above: string, line: string): boolean =>
  isYearlessDate(above) &&
  (isYearlessDate(`${above} ${line}`) || (isDateFragment(line) && /^\p{L}*\s?\d{4}$/u.test(line)))

/** `…, Marzo` over `2015 – Julio 2017`. */
const endsWithMonth = (text: string): boolean => {
  const [, word] = /[,.(|·:–—-]\s*(\p{L}{3,}\.?)$/u.exec(text) ?? []
  return word !== undefined && findDateRange(`${word} 2020`)?.from === 0
}

/** Right edge of the text of the column of a line, in pt. */
export const columnRightOf = (line: ParsedLine, section: readonly ParsedLine[]): number =>
  findColumnRights(section).get(columnKey(line)) ?? 0

const findColumnRights = oncePerList((section: readonly ParsedLine[]) => {
  const rights = new Map<string, number>()
  for (const line of section) rights.set(columnKey(line), Math.max(rights.get(columnKey(line)) ?? 0, line.right))
  return rights
})

/** Lines in another style than the body text are names. */
const joinStyledNames = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const body = findBodyStyle(lines)
  return joinWhere(
    lines,
    (above, line) => (line.bold || line.style !== body.style) && isWrappedName(above, line, lines),
  )
}

export const isWrappedName = (above: ParsedLine, line: ParsedLine, section: readonly ParsedLine[]): boolean => {
  const pair = { above, line, columnRight: columnRightOf(line, section) }
  return isContinuation(ENTRY_NAME, pair) || isContinuation(ENTRY_SENTENCE, pair)
}

/** Two lines as one. The end of a name goes before the dates at its right, and after a bullet or the dates at its left. */
export const appendLine = (above: ParsedLine, line: ParsedLine): ParsedLine => {
  if (isOpenDate(above.text) && isDateFragment(line.text)) return appendToLast(above, line)
  const gap = findGapSegment(above)
  const names = gap > 0 && startsNames(above, gap) ? findFirstName(above, gap) : 0
  const cell = gap > 0 && names === 0 ? findCellEnd(above, line) : 0
  if (cell > 0) return appendBeforeGap(above, line, cell)
  const end = above.segments.findIndex(({ afterGap }, i) => i > names && afterGap)
  if (end > 0) return appendBeforeGap(above, line, end)
  if (names > 0) return appendToLast(above, line)
  const text = `${above.text} ${line.text}`
  const [segment] = above.segments
  return {
    ...above,
    text,
    body: `${above.body} ${line.text}`,
    right: Math.max(above.right, line.right),
    y: line.y,
    dates: findDateRange(text),
    segments:
      segment && above.segments.length === 1 ? appendSegments(segment, line) : [...above.segments, ...line.segments],
  }
}

/** The segments of a line of one segment with those of the next line; one where no cells follow. */
const appendSegments = (above: ParsedSegment, line: ParsedLine): ParsedSegment[] => {
  const gap = findGapSegment(line)
  const names = gap < 0 ? line.text : (splitAtGaps(line)[0] ?? '')
  return [{ ...above, text: `${above.text} ${names}` }, ...(gap < 0 ? [] : line.segments.slice(gap))]
}

const SAME_EDGE_PT = 3

/** The number of segments up to the end of the cell that a line goes on with, right below its left edge; 0 for none. */
const findCellEnd = ({ segments, x }: ParsedLine, line: ParsedLine): number => {
  if (line.x < x + SAME_EDGE_PT) return 0
  const at = segments.findIndex((segment) => segment.afterGap && Math.abs(segment.x - line.x) < SAME_EDGE_PT)
  const rest = segments.slice(at + 1).findIndex(({ afterGap }) => afterGap)
  return at < 0 ? 0 : rest < 0 ? segments.length : at + 1 + rest
}

const LIST_MARK = /^[^\p{L}\d]{0,9}(?:\d{1,2}[.)])?[^\p{L}\d]{0,9}$/u

/** `2011 to 2014   :   Larkfield School`: the first segment from `gap` on that has letters. */
const findFirstName = ({ segments }: ParsedLine, gap: number): number =>
  Math.max(
    gap,
    segments.findIndex(({ text }, i) => i >= gap && /\p{L}/u.test(text)),
  )

/** Whether only a bullet, a list number or dates stand before the gap. */
const startsNames = (line: ParsedLine, gap: number): boolean => {
  const before = line.segments
    .slice(0, gap)
    .map(({ text }) => text)
    .join(' ')
  const { from, to } = line.dates ?? { from: 0, to: 0 }
  return LIST_MARK.test(before) || (from <= 2 && to >= before.trim().length)
}

const appendToLast = (above: ParsedLine, line: ParsedLine): ParsedLine => {
  const text = `${above.text} ${line.text}`
  const last = above.segments.length - 1
  const segments = above.segments.map((segment, i) =>
    i === last ? { ...segment, text: `${segment.text} ${line.text}` } : segment,
  )
  return { ...above, text, body: `${above.body} ${line.text}`, y: line.y, dates: findDateRange(text), segments }
}

const appendBeforeGap = (above: ParsedLine, line: ParsedLine, gap: number): ParsedLine => {
  const segments = above.segments.map((segment, i) =>
    i === gap - 1 ? { ...segment, text: `${segment.text} ${line.text}` } : segment,
  )
  const text = segments.map((segment) => segment.text).join(' ')
  const body = text.slice(above.text.length - above.body.length)
  return { ...above, text, body, segments, y: line.y, dates: findDateRange(text) }
}
