import { isSentence, MAX_TITLE_CHARS } from '../../../lines/is-sentence.ts'
import { hasWideLeading, letterWidth, overflowsLineAbove } from '../../../lines/line-continuation.ts'
import { oncePerList } from '../../../lines/once-per-list.ts'
import { columnKey, findGapSegment, type ParsedLine, splitAtGaps } from '../../../lines/parsed-line.ts'
import { isDated } from '../../dates/dated-lines.ts'
import { isDateFragment } from '../../dates/find-date-range.ts'
import { isKnownPlace } from '../place-segments.ts'
import { appendLine, columnRightOf } from '../wrapped-lines.ts'
import { splitLine } from './line-parts.ts'
import { type EntryKind, type LineReading, readLine } from './line-readings.ts'
import { isStatus } from './text-marks.ts'
import { WEIGHTS } from './weights.ts'

/** A line and the one below it, read as one line that wraps. */
export interface LinePair {
  /** Both as one line, or each by itself where only one of them has the dates of a title. */
  readonly lines: readonly ParsedLine[]
  readonly isDated: boolean
  readonly isRange: boolean
  readonly readings: readonly LineReading[]
  /** Evidence that the second line goes on with the text of the first one. */
  readonly score: number
}

/** Words and signs that no name ends with. */
const OPEN_END =
  /(?:[,&/–-]|\s(?:a|al|con|de|del|e|el|en|la|las|los|o|para|por|su|y|and|at|by|for|from|in|of|on|or|the|to|with))$/iu
const SAME_EDGE_PT = 3

/** The reading of a line together with the next one; undefined where the next one hardly goes on with its text. */
export const readPair = (
  line: ParsedLine,
  next: ParsedLine | undefined,
  lines: readonly ParsedLine[],
  kind: EntryKind,
): LinePair | undefined => {
  const score = next && scoreWrap(line, next, lines, kind)
  if (!next || score === undefined) return undefined
  const joined = appendLine(line, next)
  if (joined.text.length > 2 * MAX_TITLE_CHARS) return undefined
  const dated = isDated(line) || isDated(next) || isDated(joined)
  if (!dated && isSentence(joined.body.replace(/\.$/, ''))) return undefined
  const readings = readLine(splitLine(joined), kind, dated)
  const titleLines = dated && !isDated(joined) ? [line, next] : [joined]
  return {
    lines: titleLines,
    isDated: dated,
    isRange: titleLines.some((each) => isDated(each) && each.dates?.isRange),
    readings,
    score,
  }
}

const scoreWrap = (
  line: ParsedLine,
  next: ParsedLine,
  lines: readonly ParsedLine[],
  kind: EntryKind,
): number | undefined => {
  if (!canGoOn(line, next)) return undefined
  const endsOpen = OPEN_END.test(line.text)
  const isOpen = endsOpen || /^\p{Ll}/u.test(next.text)
  const { widest = 0, full = 0 } = measureColumns(lines).get(columnKey(line)) ?? {}
  if (
    isEntryBullet(line) &&
    next.x > line.x + SAME_EDGE_PT &&
    (isOpen || line.right - line.x >= MIN_WRAP_SHARE * widest)
  )
    return WEIGHTS.pair + WEIGHTS.openPair
  if (!isOpen && full < MIN_FULL_LINES && kind === 'job') return undefined
  if (!isFull(line, next, { right: columnRightOf(line, lines), widest })) return endsOpen ? WEIGHTS.pair : undefined
  return WEIGHTS.pair + (isOpen ? WEIGHTS.openPair : full < MIN_FULL_LINES ? WEIGHTS.thinPair : 0)
}

/** Whether the line has the bullet of an entry, which marks no text there. */
export const isEntryBullet = ({ bullet, text, body }: ParsedLine): boolean => !bullet && text !== body

/** Whether the cells after the first one hold dates and places: `y Suelos      2014 – 2016`. */
const endsNameBeforeCell = (line: ParsedLine): boolean => {
  const [first = '', ...cells] = splitAtGaps(line)
  const isDateOrPlace = (text: string) => isDateFragment(text) || isKnownPlace(text)
  return cells.every(isDateOrPlace) && !isDateOrPlace(first)
}

const canGoOn = (line: ParsedLine, next: ParsedLine): boolean =>
  columnKey(line) === columnKey(next) &&
  !next.bullet &&
  !isStatus(next.text) &&
  !hasWideLeading(next) &&
  (findGapSegment(next) < 0 || (findGapSegment(line) < 0 && endsNameBeforeCell(next))) &&
  !(line.bullet && next.x <= line.x) &&
  line.segments.at(-1)?.style === next.segments[0]?.style &&
  !/[.:;!?]$/.test(line.text) &&
  !/:$|^\p{L}[\p{L} ]{1,25}:|^(?:https?:|www\.)|@/u.test(next.text) &&
  (findGapSegment(line) > 0 || (line.dates?.to ?? 0) < line.text.trimEnd().length - 1)

/** Lines that reach as far as the widest one, as a share of its width: the text wraps. */
const FULL_SHARE = 0.85
const MIN_FULL_LINES = 3
/** The name of a bullet that wraps reaches this far. */
const MIN_WRAP_SHARE = 0.5

/** The widest line of each column, in pt, and how many lines are full. */
const measureColumns = oncePerList((lines: readonly ParsedLine[]) => {
  const columns = new Map<string, ParsedLine[]>()
  for (const line of lines) columns.set(columnKey(line), [...(columns.get(columnKey(line)) ?? []), line])
  return new Map(
    [...columns].map(([key, own]) => {
      const widest = Math.max(...own.map(({ x, right }) => right - x))
      const edge = Math.max(...own.map(({ right }) => right)) - (1 - FULL_SHARE) * widest
      const full = own.filter(({ x, right }) => right - x >= FULL_SHARE * widest || right >= edge).length
      return [key, { widest, full }] as const
    }),
  )
})

/**
 * Whether the first word of the next line had no room on the line: before the cell at its right, before the right edge
 * of the column or, where lines are centered, within the widest one.
 */
const isFull = (line: ParsedLine, next: ParsedLine, edges: { right: number; widest: number }): boolean => {
  if (next.right <= next.x) return false
  const cell = findGapSegment(line)
  if (cell > 0 && (line.dates?.from ?? 0) > 2) {
    const [word = ''] = next.text.split(' ')
    const name = line.segments[0]?.text ?? ''
    const right = line.x + letterWidth(next) * (name.length + word.length + 1)
    return right > (line.segments[cell]?.x ?? 0) - letterWidth(next)
  }
  const isAligned = line.segments.some(({ x }) => Math.abs(x - next.x) < SAME_EDGE_PT)
  return overflowsLineAbove(line, next, isAligned || line.bullet ? edges.right : line.x + edges.widest)
}
