import { degreeScore, isPlace, roleScore } from '../../lexicon/name-scores.ts'
import { findSpan } from '../dates/find-date-range.ts'
import { labelled } from './labelled-values.ts'
import { type PLine, wouldNotFit } from '../../lines/parsed-line.ts'
import { isDuration } from './segments.ts'
import { endsInSuffix, isOnlyDates, joined, joinWrapped, joinWrappedLines } from './wrapped-lines.ts'

/** One entry of a section: the lines that name it, and the lines that tell of it. */
export interface Entry {
  readonly head: PLine[]
  readonly body: PLine[]
}

/** Lines longer than this, in characters, are running text. */
const LONG = 95
/** At most this many lines of a head stand before its dates. */
const MOST_BEFORE = 4
/** Fewer words than these make no sentence. */
const FEW = 6
/** A list stands in by more than this, in pt. */
const INDENT = 5

/** Parts the lines of a section into entries: around their dates, else by the look of their first line. */
export const groupEntries = (section: readonly PLine[]): Entry[] => {
  const lines = withoutMarks(joinWrappedLines(section).filter((line) => !isDuration(line.text)))
  if (lines.length === 0) return []
  const starts = [...new Set([0, ...findStarts(lines)])]
  const body = bodyStyles(lines)
  return starts.map((from, i) => {
    const { head, body: rest } = splitHead(lines.slice(from, starts[i + 1] ?? lines.length), body)
    return { head: joinWrapped(head, lines), body: rest }
  })
}

/** Where only items of a list carry ranges of dates, at their start or end, those items are the entries' first lines. */
const withoutMarks = (lines: readonly PLine[]): readonly PLine[] => {
  const items = joinItems(lines)
  if (items.some((line) => isDated(line) && line.span?.isRange)) return lines
  if (!items.some((line) => line.bullet && isDatedItem(line))) return lines
  return items.map((line) => (line.bullet && isDatedItem(line) ? { ...line, bullet: false } : line))
}

/** Each item of a list with the lines that it goes on in. */
const joinItems = (lines: readonly PLine[]): PLine[] => {
  const edge = Math.max(0, ...lines.map((line) => line.right))
  const out: PLine[] = []
  let last: PLine | undefined
  for (const line of lines) {
    const before = out.at(-1)
    const goesOn = before?.bullet && last && !line.bullet && line.gap < 1.75 && Math.abs(line.x - before.x) < 3
    if (goesOn && last && wouldNotFit(line, last, edge)) out[out.length - 1] = joined(before, line)
    else out.push(line)
    last = line
  }
  return out
}

const isDatedItem = ({ body, span }: PLine): boolean => {
  const own = findSpan(body)
  if (!span?.isRange || !own?.isRange) return false
  const rest = `${body.slice(0, own.from)} ${body.slice(own.to)}`.trim()
  const atEdge = own.from <= 2 || body.slice(own.to).replace(/[\s).,;:|]/g, '') === ''
  return atEdge && rest.length >= 3 && rest.length < LONG + 25
}

/** Grades and honours carry years of their own. */
const GRADES = /^\W*(?:c?gpa|grade|nota|promedio|dean['’]s list|honou?rs)\b/i

/** Whether a line carries the dates of an entry: not in a bullet, not within a sentence. */
export const isDated = (line: PLine): boolean => {
  const { span, text } = line
  if (!span || GRADES.test(text)) return false
  if (line.bullet) return span.isRange && datesApart(line)
  if (span.isRange) {
    const rest = `${text.slice(0, span.from)} ${text.slice(span.to)}`.trim()
    if (span.from <= 2 && rest.length < LONG) return true
    return !isSentence(rest) && (rest.length < LONG || standsApart(line))
  }
  if (endsSentence(text, span.from)) return false
  const rest = `${text.slice(0, span.from)}${text.slice(span.to)}`.replace(/[\s(),.:;|·•–—-]+$/, '').trim()
  const edge = span.from <= 2 || text.slice(span.to).replace(/[\s).,;:|]/g, '') === ''
  return edge && rest.length < LONG && !isSentence(rest)
}

/** `Cut the cost of an order by 14 % in 2022.`: a year that a sentence ends with dates no entry. */
const endsSentence = (text: string, from: number): boolean =>
  text.endsWith('.') &&
  text.split(' ').length >= FEW &&
  /\s(?:in|en|during|durante|since|desde|by|until|hasta|of|de)\s+$/iu.test(text.slice(0, from))

/** `2021.` under running text that has no end yet is the end of its sentence. */
const endsTextAbove = (line: PLine, before: PLine | undefined): boolean =>
  before !== undefined &&
  !line.span?.isRange &&
  line.style === before.style &&
  /[.;]$/.test(line.text) &&
  before.text.split(' ').length >= 6 &&
  !/[.:;!?)]$/.test(before.text)

/** The dates are all of a text that stands apart at the right. */
const datesApart = (line: PLine): boolean =>
  line.parts.some(
    (part) =>
      part.gap &&
      /\d{2}/.test(part.text) &&
      (findSpan(part.text)?.to ?? 0) >= part.text.length - 1 &&
      (findSpan(part.text)?.from ?? 9) <= 1,
  )

const standsApart = (line: PLine): boolean => line.parts.some((part) => part.gap && /\d{2}/.test(part.text))

/** Running text: many words, and a full stop or a lower-case start. */
export const isSentence = (text: string): boolean => {
  const count = text.split(' ').length
  return (
    (count >= 9 && /[.!?;]$/.test(text) && !endsInSuffix(text)) || (count >= 6 && /^\p{Ll}/u.test(text)) || count >= 18
  )
}

const isHeadLike = (line: PLine): boolean =>
  (!line.bullet || isDated(line)) && line.text.length <= LONG && !isSentence(line.text)

const findStarts = (lines: readonly PLine[]): number[] => {
  const dated = lines.flatMap((line, i) => (isDated(line) && !endsTextAbove(line, lines[i - 1]) ? [i] : []))
  const first = dated[0]
  if (first === undefined || first > 8) return byLook(lines, dated)
  const before = Math.min(first, MOST_BEFORE)
  const starts = new Set<number>([0])
  dated.forEach((at, n) => {
    if (n === 0) return
    const previous = dated[n - 1] ?? 0
    if (sameHead(lines, previous, at)) return
    starts.add(startOf(lines, at, previous, before, first))
  })
  for (const extra of undated(lines, starts, dated)) starts.add(extra)
  return [...starts].sort((a, b) => a - b)
}

/** Two dates of one head: consecutive lines with no text of their own between them, the second without a name. */
const sameHead = (lines: readonly PLine[], a: number, b: number): boolean => {
  const line = lines[b]
  return b - a === 1 && line !== undefined && isOnlyDates(line)
}

/** Where the entry around a date begins: as many lines above it as in the first entry, while they look like a head. */
const startOf = (lines: readonly PLine[], at: number, previous: number, before: number, first: number): number => {
  let start = at
  for (let step = 1; step <= before; step++) {
    const line = lines[at - step]
    if (!line || at - step <= previous || !isHeadLike(line)) break
    const model = lines[first - step]
    const fits = !model || model.style === line.style || looksAlike(model, line)
    if (!fits && step > 1) break
    if (!fits && line.style === lines[previous + 1]?.style) break
    start = at - step
  }
  const model = lines[first - (at - start)]
  if (start < at && model && lines[start]?.style === model.style && !bodyStyles(lines).has(model.style)) return start
  const gaps = lines.slice(start + 1, at + 1).map((line) => line.gap)
  const widest = Math.max(0, ...gaps)
  const own = lines[start]?.gap ?? 0
  if (widest > own * 1.25 && widest > 1.7) return start + 1 + gaps.indexOf(widest)
  return start
}

const looksAlike = (a: PLine, b: PLine): boolean => a.parts[0]?.style === b.parts[0]?.style && Math.abs(a.x - b.x) < 3

/** Entries with no date of their own, that begin with a line in the look which only first lines have. */
const undated = (lines: readonly PLine[], starts: ReadonlySet<number>, dated: readonly number[]): number[] => {
  const [first] = lines
  if (!first || starts.size < 2) return []
  const look = first.parts[0]?.style
  const others = lines.filter((line, i) => line.parts[0]?.style === look && !starts.has(i))
  if (others.length === 0 || others.length > starts.size) return []
  return lines.flatMap((line, i) => {
    const apart =
      line.parts[0]?.style === look &&
      isHeadLike(line) &&
      line.gap > 1.15 * Math.min(...[...starts].slice(1).map((s) => lines[s]?.gap ?? 9))
    const near = [...starts].some((s) => Math.abs(s - i) <= 1) || dated.some((d) => Math.abs(d - i) <= 2)
    return apart && !near && lines[i - 1]?.parts[0]?.style !== look ? [i] : []
  })
}

/** With no dates to go by: lines in the look of the first one, when most lines look otherwise; else after each wide gap. */
const byLook = (lines: readonly PLine[], _dated: readonly number[]): number[] => {
  const look = lines[0]?.parts[0]?.style
  const same = lines.flatMap((line, i) => (line.parts[0]?.style === look && isHeadLike(line) ? [i] : []))
  const starts = same.filter((i) => i === 0 || lines[i - 1]?.parts[0]?.style !== look || (lines[i]?.gap ?? 0) > 1.7)
  if (same.length < lines.length * 0.6) return starts
  const bulleted = lines.some((line) => line.bullet)
  if (bulleted)
    return lines.flatMap((line, i) =>
      i === 0 || (isHeadLike(line) && lines[i - 1]?.bullet && line.gap > 1.5) ? [i] : [],
    )
  const usual = [...lines.slice(1).map((line) => line.gap)].sort((a, b) => a - b)[(lines.length - 1) >> 1] ?? 1
  return lines.flatMap((line, i) => (i === 0 || line.gap > usual * 1.3 ? [i] : []))
}

/** Looks of the running text of a section. */
const bodyStyles = (lines: readonly PLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line) => line.bullet || line.text.length > LONG)
      .map((line) => line.parts.at(-1)?.style ?? line.style),
  )

/** The head goes on after the dates while short lines follow that do not look like running text. */
const splitHead = (lines: readonly PLine[], body: ReadonlySet<string>): Entry => {
  const at = lines.findIndex(isDated)
  let end = Math.max(1, at + 1)
  if (at > MOST_BEFORE + 1) end = 1
  for (; end < lines.length && end < Math.max(1, at + 1) + 3; end++) {
    const line = lines[end]
    const before = lines[end - 1]
    if (!line || !before || !isHeadLike(line)) break
    const named = names(lines.slice(0, end))
    if (isIndented(line, before) && named >= 2) break
    if (line.gap > 2.6 && (line.page === before.page || named >= 2)) break
    const plain = body.has(line.style) || (/[.:;]$/.test(line.text) && !endsInSuffix(line.text))
    const placed = end === at + 1 && saysPlace(line.text)
    if (plain && named >= 2 && !placed && !isMissingRole(line, lines.slice(0, end))) break
    if (named >= 2 && line.style === lines[end + 1]?.style && !lines[end + 1]?.bullet && line.text.length > 50) break
    if (named >= 4) break
  }
  return { head: lines.slice(0, end), body: lines.slice(end) }
}

const saysPlace = (text: string): boolean => isPlace(text) || labelled(text)?.kind === 'place'

/** The first line that names a role, under an employer with its place and dates. */
const isMissingRole = (line: PLine, head: readonly PLine[]): boolean =>
  line.text.split(' ').length <= 7 &&
  !/[.:;]$/.test(line.text) &&
  roleScore(line.text) >= 2 &&
  head.every((above) => roleScore(above.text) < 0.7 && degreeScore(above.text) < 1.5)

/** Set in from the line above, as a list is whose marks are drawn and no text. */
const isIndented = (line: PLine, before: PLine | undefined): boolean =>
  before !== undefined && before.parts.length === 1 && before.page === line.page && line.x > before.x + INDENT

/** How many names a head holds so far: texts parted by lines, gaps and separators, dates left out. */
const names = (head: readonly PLine[]): number =>
  head.reduce((n, line) => {
    const text = line.span ? `${line.text.slice(0, line.span.from)}  ${line.text.slice(line.span.to)}` : line.text
    return n + text.split(/\s[|·•–—-]\s|, | at | en /).filter((piece) => /\p{L}{2}/u.test(piece)).length
  }, 0)
