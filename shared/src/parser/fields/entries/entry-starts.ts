import { scoreCompany, scoreDegree, scoreRole, scoreSchool } from '../../lexicon/name-scores.ts'
import { isSentence, MAX_TITLE_CHARS } from '../../lines/is-sentence.ts'
import { hasWideLeading, isContinuation, MAX_LEADING_EM, SENTENCE_END } from '../../lines/line-continuation.ts'
import { getStyleKey } from '../../lines/line-style.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { isDated, isOnlyDates } from '../dates/dated-lines.ts'

/** Title lines of an entry above its dates. */
export const MAX_LINES_BEFORE_DATES = 4
/** Dates further down than this many lines are not those of the first entry. */
const MAX_FIRST_DATED_LINE = 8
const SAME_EDGE_PT = 3

/** Whether a line may be part of an entry's title: no bullet (unless dated), short and no sentence. */
export const isTitleLike = (line: ParsedLine): boolean =>
  (!line.bullet || isDated(line)) && line.text.length <= MAX_TITLE_CHARS && !isSentence(line.text)

/** Styles of the bullets and the running text of a section. */
export const findBodyStyles = (lines: readonly ParsedLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line) => line.bullet || line.text.length > MAX_TITLE_CHARS)
      .map((line) => line.segments.at(-1)?.style ?? line.style),
  )

/** Indexes of the lines that entries start with, in ascending order. */
export const findEntryStarts = (lines: readonly ParsedLine[]): number[] => {
  const dated = lines.flatMap((line, i) => (isDated(line) && !isSentenceEnd(line, lines[i - 1]) ? [i] : []))
  const heads = findHeadsByStyle(lines, dated)
  if (heads) return heads
  const first = dated[0]
  if (first === undefined || first > MAX_FIRST_DATED_LINE) return findStartsByStyle(lines)
  const before = Math.min(first, MAX_LINES_BEFORE_DATES)
  const starts = new Set<number>([0])
  dated.forEach((at, n) => {
    if (n === 0) return
    const previous = dated[n - 1] ?? 0
    if (isSameTitle(lines, previous, at)) return
    const isBelowName = before === 0 && isOnlyDatesAt(lines, at) && !isOnlyDatesAt(lines, first)
    starts.add(findStartAbove(lines, { at, previous, before: isBelowName ? 1 : before, first }))
  })
  const undated = findUndatedStarts(lines, starts, dated)
  return [...new Set([...starts, ...undated])].sort((a, b) => a - b)
}

/** An entry of more lines than this has a text, in which a line may look like the first one of an entry. */
const MAX_SHORT_ENTRY_LINES = 5

/**
 * Lines in the style of the first one, where no other line of an entry has it: each has dates below it, once, is the
 * first of a few lines that names something, or is bold as no other line, where half of them have dates.
 */
const findHeadsByStyle = (lines: readonly ParsedLine[], dated: readonly number[]): number[] | undefined => {
  const [first] = lines
  if (!first || first.bullet || isDated(first)) return undefined
  const key = getHeadKey(first)
  const alike = lines.flatMap((line, i) => (getHeadKey(line) === key && !line.bullet ? [i] : []))
  const heads = alike.filter((at) => !alike.includes(at - 1) || isDated(lines[at - 1] ?? first))
  if (heads.length < 2 || alike.some((at) => !isTitleLike(lines[at] ?? first))) return undefined
  const isMarked = first.bold && lines.every((line) => line.bold === isHeadMark(line, key))
  let datedHeads = 0
  for (const [n, at] of heads.entries()) {
    const end = heads[n + 1] ?? lines.length
    const own = dated.filter((i) => i >= at && i < end && !isOnlyDates(lines[i - 1] ?? first))
    if (own.length > 1) return undefined
    if (own.length === 1) datedHeads++
    else if (isMarked) continue
    else if (end - at < 2 || end - at > MAX_SHORT_ENTRY_LINES || !namesEntity(lines.slice(at, at + 3))) return undefined
  }
  return datedHeads > 0 && (!isMarked || 2 * datedHeads >= heads.length) ? heads : undefined
}

const isHeadMark = (line: ParsedLine, key: string): boolean =>
  getHeadKey(line) === key && !line.bullet && !line.text.endsWith(':')

const getHeadKey = (line: ParsedLine): string =>
  getStyleKey({ style: line.segments[0]?.style ?? line.style, text: line.text })

const namesEntity = (lines: readonly ParsedLine[]): boolean =>
  lines.some(({ text }) => Math.max(scoreRole(text), scoreCompany(text), scoreSchool(text), scoreDegree(text)) >= 1.5)

const isOnlyDatesAt = (lines: readonly ParsedLine[], at: number): boolean => {
  const line = lines[at]
  return line !== undefined && isOnlyDates(line)
}

const isSentenceEnd = (line: ParsedLine, above: ParsedLine | undefined): boolean =>
  above !== undefined && isContinuation(SENTENCE_END, { above, line })

/** Two dated lines of one title: consecutive, the second with no name. */
const isSameTitle = (lines: readonly ParsedLine[], a: number, b: number): boolean => {
  const line = lines[b]
  return b - a === 1 && line !== undefined && isOnlyDates(line)
}

interface DatedLine {
  /** Indexes of the dated line, of the dated line before it and of the first one. */
  readonly at: number
  readonly previous: number
  readonly first: number
  /** Title lines above the dates of the first entry. */
  readonly before: number
}

/** An entry starts as many lines above its dates as the first entry does, while those lines may be a title. */
const findStartAbove = (lines: readonly ParsedLine[], { at, previous, before, first }: DatedLine): number => {
  let start = at
  for (let step = 1; step <= before; step++) {
    const line = lines[at - step]
    if (!line || at - step <= previous || !isTitleLike(line)) break
    const model = lines[first - step]
    const fits = !model || model.style === line.style || isAlike(model, line)
    if (!fits && step > 1) break
    if (!fits && line.style === lines[previous + 1]?.style) break
    start = at - step
  }
  while (start - 1 > previous && goesOnWithName(lines[start - 1], lines[start])) start--
  const model = lines[first - (at - start)]
  const hasModelStyle = model !== undefined && lines[start]?.style === model.style
  if (start < at && hasModelStyle && !findBodyStyles(lines).has(model.style)) return start
  const leadings = lines.slice(start + 1, at + 1).map((line) => line.leading)
  const widest = Math.max(0, ...leadings)
  const own = lines[start]?.leading ?? 0
  if (widest > own * 1.25 && widest >= MAX_LEADING_EM) return start + 1 + leadings.indexOf(widest)
  return start
}

/** `Desarrolladora junior – Tienda` over `de comercio electrónico`. */
const goesOnWithName = (above: ParsedLine | undefined, line: ParsedLine | undefined): boolean =>
  above !== undefined &&
  line !== undefined &&
  !above.bullet &&
  /^\p{Ll}/u.test(line.text) &&
  above.style === line.style &&
  isTitleLike(above) &&
  !hasWideLeading(line)

const isAlike = (a: ParsedLine, b: ParsedLine): boolean =>
  a.segments[0]?.style === b.segments[0]?.style && Math.abs(a.x - b.x) < SAME_EDGE_PT

/** Starts of entries without dates: lines in the style that only first lines have, with white above them. */
const findUndatedStarts = (
  lines: readonly ParsedLine[],
  starts: ReadonlySet<number>,
  dated: readonly number[],
): number[] => {
  const [first] = lines
  if (!first || starts.size < 2) return []
  const style = first.segments[0]?.style
  const others = lines.filter((line, i) => line.segments[0]?.style === style && !starts.has(i))
  if (others.length === 0 || others.length > starts.size) return []
  const minLeading = 1.15 * Math.min(...[...starts].slice(1).map((start) => lines[start]?.leading ?? 9))
  return lines.flatMap((line, i) => {
    const isTitle = line.segments[0]?.style === style && isTitleLike(line) && line.leading > minLeading
    const isNearStart =
      [...starts].some((start) => Math.abs(start - i) <= 1) || dated.some((at) => Math.abs(at - i) <= 2)
    return isTitle && !isNearStart && lines[i - 1]?.segments[0]?.style !== style ? [i] : []
  })
}

/** Without dates: lines in the style of the first one where most have another, else lines after wide leading. */
const findStartsByStyle = (lines: readonly ParsedLine[]): number[] => {
  const style = lines[0]?.segments[0]?.style
  const alike = lines.flatMap((line, i) =>
    line.segments[0]?.style === style && isTitleLike(line) ? [{ line, i }] : [],
  )
  if (alike.length < lines.length * 0.6)
    return alike.flatMap(({ line, i }) =>
      i === 0 || lines[i - 1]?.segments[0]?.style !== style || hasWideLeading(line) ? [i] : [],
    )
  if (lines.some((line) => line.bullet))
    return lines.flatMap((line, i) =>
      i === 0 || (isTitleLike(line) && lines[i - 1]?.bullet && line.leading > MIN_LEADING_AFTER_BULLETS_EM) ? [i] : [],
    )
  const leadings = lines.slice(1).map((line) => line.leading)
  const median = leadings.sort((a, b) => a - b)[(lines.length - 1) >> 1] ?? 1
  return lines.flatMap((line, i) => (i === 0 || line.leading > median * 1.3 ? [i] : []))
}

/** Where entries and bullets share one style, the white above an entry may be narrower than between paragraphs. */
const MIN_LEADING_AFTER_BULLETS_EM = 1.5
