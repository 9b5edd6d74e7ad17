import { scoreCompany, scoreDegree, scoreRole, scoreSchool } from '../../lexicon/name-scores.ts'
import { hasWideLeading } from '../../lines/line-continuation.ts'
import { columnKey, type ParsedLine, replaceText } from '../../lines/parsed-line.ts'
import { isDated, isOnlyDates } from '../dates/dated-lines.ts'
import { EMAIL } from '../header/contact-patterns.ts'
import { parseLabelledValue, splitLabelAtEnd } from './labelled-values.ts'
import { joinWhere } from './wrapped-lines.ts'

/** A longer item is a text about something, no entry. */
export const MAX_ITEM_CHARS = 190
/** Share of the items that have to name something for a list to be a list of entries. */
const MIN_NAMED_SHARE = 0.6
/** Lines that go on with a list item stand in by more than this. */
export const MIN_HANGING_INDENT_PT = 3

/** Lines that go on with the list item above: they stand in from its bullet, close below, in its style. */
export const findHangingLines = (lines: readonly ParsedLine[]): ReadonlySet<ParsedLine> => {
  const hanging = new Set<ParsedLine>()
  let item: ParsedLine | undefined
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1]
    if (line.bullet) item = line
    else if (item && above && isHanging(item, above, line)) hanging.add(line)
    else item = undefined
  }
  return hanging
}

/** Whether a line stands in from a list item, close below the line above. */
export const standsInFrom = (item: ParsedLine, line: ParsedLine): boolean =>
  columnKey(line) === columnKey(item) && line.x > item.x + MIN_HANGING_INDENT_PT && !hasWideLeading(line)

const isHanging = (item: ParsedLine, above: ParsedLine, line: ParsedLine): boolean =>
  standsInFrom(item, line) && !isDated(line) && line.segments[0]?.style === above.segments.at(-1)?.style

/**
 * Where each item of a section that is one list names something of its own, its items as single lines without bullets;
 * undefined elsewhere. Items that name nothing stay with the item before them.
 */
export const findListedEntries = (lines: readonly ParsedLine[]): ParsedLine[][] | undefined => {
  if (!lines[0]?.bullet) return undefined
  const items = joinWhere(
    lines.map(withoutBulletSegment),
    (above, line) => !line.bullet && !hasWideLeading(line) && line.size <= above.size,
  )
  if (items.some(holdsOnlyDates)) return undefined
  const isList = items.length > 1 && items.every((line) => line.bullet && line.text.length < MAX_ITEM_CHARS)
  const named = items.filter(namesSomething)
  if (!isList || named.length < items.length * MIN_NAMED_SHARE || !items[0] || !namesSomething(items[0]))
    return undefined
  const entries: ParsedLine[][] = []
  for (const item of items)
    if (namesSomething(item)) entries.push([{ ...item, bullet: false }])
    else entries.at(-1)?.push(item)
  return entries
}

/** The line without the segment that is its bullet, so that the gap after it separates no names. */
const withoutBulletSegment = (line: ParsedLine): ParsedLine => {
  const [first, ...segments] = line.segments
  return line.bullet && first && segments.length > 0 && !/[\p{L}\d]/u.test(first.text) ? { ...line, segments } : line
}

/** `- Duration: May 2019 – July 2020`: the items are lines of entries. */
const holdsOnlyDates = (line: ParsedLine): boolean =>
  line.dates !== undefined &&
  (isOnlyDates(line) || (parseLabelledValue(line.body)?.kind === 'period' && line.dates.isRange))

/** The lines without their bullets, where all have one and some hold nothing but dates: the bullets tell nothing. */
export const unmarkLines = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const hanging = findHangingLines(lines)
  const items = lines.filter((line) => !hanging.has(line))
  const marked = items.filter(({ bullet }) => bullet)
  if (!items.some((line) => line.bullet && holdsOnlyDates(line)) || marked.length < MIN_MARKED_SHARE * items.length)
    return lines
  return lines.map((line) => (line.bullet ? { ...withoutBulletSegment(line), bullet: false } : line))
}

const MIN_MARKED_SHARE = 0.6

const namesSomething = (line: ParsedLine): boolean => {
  if (!/^[\p{Lu}\d"“«(]/u.test(line.body) || parseLabelledValue(line.body)?.kind === 'duties') return false
  const first = line.body.split(/[,:|–—(]/)[0] ?? ''
  return (
    line.dates?.isRange === true ||
    isDated({ ...line, bullet: false }) ||
    Math.max(scoreRole(first), scoreDegree(first), scoreSchool(line.body), scoreCompany(line.body)) >= 2
  )
}

/** Indexes of the lines where the label of the first line comes again, where a section is made of labelled values. */
export const findLabelledStarts = (lines: readonly ParsedLine[]): number[] | undefined => {
  const kinds = lines.map((line) => parseLabelledValue(line.body)?.kind)
  const [first] = kinds
  if (!first || first === 'duties' || first === 'note') return undefined
  const others = new Set(kinds.filter((kind) => kind !== undefined && kind !== 'duties' && kind !== 'note'))
  return others.size > 1 ? kinds.flatMap((kind, i) => (kind === first ? [i] : [])) : undefined
}

/** Labels that stand below the name of an employer, and how many entries need them. */
const MIN_HEADED_ENTRIES = 2

/**
 * Indexes of the lines that name an employer above the labeled values of a job (`Talleres Ibarra` over `Puesto: Soldadora`
 * and `Periodo: 2015 – 2019`), where a section is made of them; undefined elsewhere.
 */
export const findHeadedStarts = (lines: readonly ParsedLine[]): number[] | undefined => {
  const kinds = lines.map((line) => parseLabelledValue(line.body)?.kind)
  const positions = kinds.flatMap((kind, i) => (kind === 'position' ? [i] : []))
  if (positions.length < MIN_HEADED_ENTRIES || kinds.includes('company') || kinds.includes('body')) return undefined
  const heads = positions.map((at, n) => findHead(lines, kinds, at, positions[n - 1] ?? -1))
  const keys = new Set(heads.flatMap((at) => (at === undefined ? [] : [getHeadKey(lines[at])])))
  if (heads.includes(undefined) || keys.size > 1) return undefined
  return lines.flatMap((line, i) =>
    kinds[i] === undefined && keys.has(getHeadKey(line)) && !isInHead(lines, i) ? [i] : [],
  )
}

const getHeadKey = (line: ParsedLine | undefined): string =>
  line ? `${line.style} ${line.bullet} ${line.bullet ? Math.round(line.x) : ''}` : ''

/** The first of the lines in one look right above the labeled values that hold the position. */
const findHead = (
  lines: readonly ParsedLine[],
  kinds: readonly unknown[],
  position: number,
  before: number,
): number | undefined => {
  let at = position - 1
  while (at > before && (kinds[at] !== undefined || isContact(lines[at]))) at--
  if (at <= before) return undefined
  while (at - 1 > before && kinds[at - 1] === undefined && isInHead(lines, at)) at--
  return getHeadKey(lines[at]) === getHeadKey(lines[position]) ? undefined : at
}

/** Whether a line goes on with the name on the line above, in its style. */
const isInHead = (lines: readonly ParsedLine[], at: number): boolean => {
  const [line, above] = [lines[at], lines[at - 1]]
  if (!line || !above || line.bullet || above.style !== line.style || hasWideLeading(line)) return false
  return !/[.;)]$|:(?:\s|$)/.test(above.text)
}

const isContact = (line: ParsedLine | undefined): boolean => line !== undefined && EMAIL.test(line.text)

const OPEN_VALUE = /\s(?:a|al|de|del|en|y|e|la|el|con|para|of|in|and|for)$/iu

/** Labels alone on their lines with the values below them joined, and values that go on below. */
export const joinLabelsAndValues = (lines: readonly ParsedLine[]): ParsedLine[] =>
  joinWhere(lines, (above, line) => {
    const label = parseLabelledValue(above.body)
    if (!label || label.kind === 'duties' || label.kind === 'note') return false
    if (label.text !== '' && !OPEN_VALUE.test(label.text)) return false
    return !line.bullet && parseLabelledValue(line.body) === undefined
  })

/** The lines with labels at the end of a line (`Talleres Ibarra, Cargo ocupado`) before the values below them. */
export const moveLabelsDown = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  if (!lines.some(({ body }) => splitLabelAtEnd(body))) return lines
  return lines.map((line, i) => {
    const own = splitLabelAtEnd(line.body)
    const above = splitLabelAtEnd(lines[i - 1]?.body ?? '')
    if (own && lines[i + 1]) return replaceText(line, own[0])
    return above ? replaceText(line, `${above[1]}: ${line.body}`) : line
  })
}

/** `Banco Sur: sucursal del puerto`, `Banco Sur: Puesto: Cajera`. */
const NAME_AND_REST = /^(.{3,90}?(?<=\p{L}{3}|[)"”])):(?:\s+(.*))?$/su

/** The line without a first segment that is no more than a mark, and with a body of its own text. */
const withoutMarkSegment = (line: ParsedLine): ParsedLine => {
  const [first, ...segments] = line.segments
  if (!first || segments.length === 0 || /[\p{L}\d]/u.test(first.text)) return line
  const text = line.text.slice(first.text.length).trim()
  return { ...line, text, body: text, segments }
}

/** The lines of an entry with its name above labeled values that hold its names and dates, and the others. */
export const splitHeadedLines = (
  lines: readonly ParsedLine[],
): { titleLines: ParsedLine[]; bodyLines: ParsedLine[] } => {
  const end = lines.findIndex((line, i) => i > 0 && !(isInHead(lines, i) && !parseLabelledValue(line.body)))
  const [head] = joinWhere(lines.slice(0, end < 0 ? lines.length : end).map(withoutMarkSegment), () => true)
  const { titleLines, bodyLines } = splitLabelledLines(end < 0 ? [] : lines.slice(end))
  if (!head) return { titleLines, bodyLines }
  const [, name = head.body, rest = ''] = NAME_AND_REST.exec(head.body) ?? []
  const texts = [name, ...(parseLabelledValue(rest) ? [rest] : [])]
  return {
    titleLines: [...texts.map((text) => ({ ...replaceText(head, text), bullet: false })), ...titleLines],
    bodyLines,
  }
}

/** The lines of a labelled entry that hold its names and dates, and the others. */
export const splitLabelledLines = (
  lines: readonly ParsedLine[],
): { titleLines: ParsedLine[]; bodyLines: ParsedLine[] } => {
  const isTitle = (line: ParsedLine): boolean => {
    const kind = parseLabelledValue(line.body)?.kind
    return kind === undefined ? isDated(line) : kind !== 'duties' && kind !== 'note'
  }
  return { titleLines: lines.filter(isTitle), bodyLines: lines.filter((line) => !isTitle(line)) }
}
