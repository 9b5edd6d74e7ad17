import { findDateRange } from '../fields/dates/find-date-range.ts'
import { type LabelKind, parseLabelledValue, splitLabelAtEnd } from '../fields/entries/labelled-values.ts'
import { isKnownPlace } from '../fields/entries/place-segments.ts'
import { hasWideLeading, overflowsLineAbove } from './line-continuation.ts'
import { columnKey, type ParsedLine, type ParsedSegment } from './parsed-line.ts'

const SAME_EDGE_PT = 3
const SAME_SIZE_PT = 0.6
/** The first line of a text may stand in by this much. */
const MAX_FIRST_INDENT_PT = 60
/** Shorter lines are names and items of lists, the more so where few lines tell how wide their column is. */
const MIN_FULL_LINE_CHARS = 40
const MIN_LONE_LINE_CHARS = 64
const MIN_LONE_ITEM_CHARS = 70
const MIN_FULL_LINES = 3
/** Lines that end this close to the right edge of their column, as a share of it, tell its width. */
const EDGE_SHARE = 0.08
/** A bullet or number of a list by itself. */
const MARKER = /^(?:[^\p{L}\p{N}\s]{1,2}|o|\(?[\p{L}\p{N}]{1,3}[.)])\s*$/u
/** Numbers of lists. */
const NUMBERED = /^(?:\(?\d{1,2}[.)]|\(?[a-z]\))\s/u

interface Text {
  readonly first: ParsedLine
  readonly last: ParsedLine
  readonly line: ParsedLine
}

/**
 * Lines with text that wraps joined, as a Word file has it: lines that fill their column with those below them in the same
 * look.
 */
export const joinWrappedText = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const columns = measureColumns(lines)
  const texts: Text[] = []
  for (const line of lines) {
    const above = texts.at(-1)
    const column = columns.get(columnKey(line))
    if (above && column && goesOn(above, line, column))
      texts[texts.length - 1] = { ...above, last: line, line: append(above.line, line) }
    else texts.push({ first: line, last: line, line })
  }
  return texts.map(({ line }) => line)
}

/** The lines with those that `joinWrappedText` joined as they were, unless their text was changed since. */
export const splitWrappedText = (lines: readonly ParsedLine[]): ParsedLine[] =>
  lines.flatMap((line) =>
    line.wrapped && line.wrapped.map(({ text }) => text).join(' ') === line.text
      ? line.wrapped.map((each, i) => (i === 0 ? { ...each, bullet: line.bullet } : each))
      : [line],
  )

interface Column {
  readonly right: number
  /** How many lines end near its right edge. */
  readonly full: number
}

const measureColumns = (lines: readonly ParsedLine[]): ReadonlyMap<string, Column> => {
  const rights = new Map<string, number[]>()
  for (const line of lines) rights.set(columnKey(line), [...(rights.get(columnKey(line)) ?? []), line.right])
  return new Map(
    [...rights].map(([key, own]) => {
      const right = Math.max(...own)
      return [key, { right, full: own.filter((each) => each > (1 - EDGE_SHARE) * right).length }]
    }),
  )
}

const goesOn = ({ first, last }: Text, line: ParsedLine, column: Column): boolean =>
  columnKey(last) === columnKey(line) &&
  line.y > last.y &&
  !line.bullet &&
  !hasWideLeading(line) &&
  Math.abs(last.size - line.size) < SAME_SIZE_PT &&
  !NUMBERED.test(line.text) &&
  !namesLabeled(line.body) &&
  !hasCells(last) &&
  !hasCells(line) &&
  !last.text.endsWith(':') &&
  last.text.length >= minChars(first, column) &&
  !(first === last && startsSentence(last, line)) &&
  !startsDated(line) &&
  !isDatesAndPlace(last) &&
  isAligned(first, last, line) &&
  hasLookOf(last, line) &&
  overflowsLineAbove(last, line, column.right)

/** Whether a line has a label of a name before or after a text: `Puesto: Soldadora`, `Talleres Ibarra Cargo ocupado`. */
const namesLabeled = (text: string): boolean =>
  splitLabelAtEnd(text) !== undefined || NAMES.has(parseLabelledValue(text)?.kind ?? 'note')

const NAMES: ReadonlySet<LabelKind> = new Set(['company', 'position', 'school', 'degree', 'body'])

const minChars = ({ bullet }: ParsedLine, { full }: Column): number =>
  full >= MIN_FULL_LINES ? MIN_FULL_LINE_CHARS : bullet ? MIN_LONE_ITEM_CHARS : MIN_LONE_LINE_CHARS

const startsSentence = (above: ParsedLine, line: ParsedLine): boolean =>
  /[.!?]$/.test(above.text) && /^[\p{Lu}\d]/u.test(line.text)

/** Whether a wide gap parts the line, other than the one after the mark of a list. */
const hasCells = ({ segments }: ParsedLine): boolean =>
  segments.some(({ afterGap }, i) => i > 0 && afterGap && !(i === 1 && MARKER.test(segments[0]?.text ?? '')))

/** Whether the line starts where the one above does, or below the text of a first line. */
const isAligned = (first: ParsedLine, last: ParsedLine, line: ParsedLine): boolean => {
  if (Math.abs(line.x - last.x) < SAME_EDGE_PT) return true
  if (first !== last) return false
  if (first.bullet || NUMBERED.test(first.text)) return line.x > first.x
  return first.x > line.x && first.x - line.x < MAX_FIRST_INDENT_PT
}

/** A range of dates at the start is that of another text. */
const startsDated = ({ dates }: ParsedLine): boolean => dates?.isRange === true && dates.from <= 2

/** `De 25/06/2007 a 25/11/2009 Santiago`: dates and a place are whole. */
const isDatesAndPlace = ({ text, dates }: ParsedLine): boolean => {
  if (!dates?.isRange) return false
  const rest = `${text.slice(0, dates.from)} ${text.slice(dates.to)}`.replace(/^(?:de|desde|from)\s/iu, '').trim()
  return isKnownPlace(rest)
}

const hasLookOf = (last: ParsedLine, line: ParsedLine): boolean =>
  last.segments.at(-1)?.style === line.segments[0]?.style || last.style === line.style || /^\p{Ll}/u.test(line.text)

const append = (above: ParsedLine, line: ParsedLine): ParsedLine => {
  const text = `${above.text} ${line.text}`
  const last = above.segments.at(-1)
  const [head, ...rest] = line.segments
  const segments: ParsedSegment[] =
    last && head && last.style === head.style
      ? [...above.segments.slice(0, -1), { ...last, text: `${last.text} ${head.text}` }, ...rest]
      : [...above.segments, ...line.segments]
  return {
    ...above,
    text,
    body: `${above.body} ${line.text}`,
    segments,
    right: line.right,
    y: line.y,
    dates: findDateRange(text),
    wrapped: [...(above.wrapped ?? [above]), line],
  }
}
