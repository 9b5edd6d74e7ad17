import { fold } from '../../lexicon/fold.ts'
import { scoreCompany, scoreDegree, scoreRole, scoreSchool } from '../../lexicon/name-scores.ts'
import { hasWideLeading } from '../../lines/line-continuation.ts'
import { columnKey, type ParsedLine, replaceText } from '../../lines/parsed-line.ts'
import { isDated, isOnlyDates } from '../dates/dated-lines.ts'
import { EMAIL } from '../header/contact-patterns.ts'
import { type LabelKind, parseLabelledValue, splitLabelAtEnd } from './labelled-values.ts'
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

/** Lines above the first label that may be a caption: `Voluntariado`. */
const MAX_CAPTION_LINES = 2

const TITLE_KINDS: ReadonlySet<LabelKind> = new Set(['position', 'degree'])
const BODY_KINDS: ReadonlySet<LabelKind> = new Set(['company', 'school', 'body'])

/**
 * Indexes of the lines where a label of the entry comes again, where a section is made of labelled values; a caption may
 * stand above them where labels name both title and organization.
 */
export const findLabelledStarts = (lines: readonly ParsedLine[]): number[] | undefined => {
  const labels = lines.map(({ body }) => findEntryLabel(body))
  const from = labels.findIndex((label) => label !== undefined)
  const kinds = new Set(labels.flatMap((label) => label?.kind ?? []))
  if (kinds.size < 2 || (from > 0 && !(isCaption(lines.slice(0, from)) && holdsBothNames(kinds)))) return undefined
  const starts: number[] = []
  const own = new Set<string>()
  for (const [i, label] of labels.entries()) {
    if (!label) continue
    if (starts.length === 0 || own.has(label.words)) {
      starts.push(i)
      own.clear()
    }
    own.add(label.words)
  }
  return starts
}

/** The kind and the words of a label that names a value of an entry: no duties and no notes. */
const findEntryLabel = (body: string): { kind: LabelKind; words: string } | undefined => {
  const kind = parseLabelledValue(body)?.kind
  if (!kind || kind === 'duties' || kind === 'note') return undefined
  return { kind, words: findLabelWords(body) }
}

const findLabelWords = (body: string): string => fold(/^[^:]{3,30}(?=:)/u.exec(body)?.[0] ?? '')

const isCaption = (lines: readonly ParsedLine[]): boolean =>
  lines.length <= MAX_CAPTION_LINES && lines.every(({ bullet, dates }) => !bullet && !dates)

const holdsBothNames = (kinds: ReadonlySet<LabelKind>): boolean =>
  [...kinds].some((kind) => TITLE_KINDS.has(kind)) && [...kinds].some((kind) => BODY_KINDS.has(kind))

/** Labels that stand below the name of an employer, and how many entries need them. */
const MIN_HEADED_ENTRIES = 2

/**
 * Indexes of the lines with one name above the labeled values that hold the other one (`Talleres Ibarra` over `Puesto:
 * Soldadora` and `Periodo: 2015 – 2019`, a degree over `Institute: …`), where a section is made of them; undefined elsewhere.
 */
export const findHeadedStarts = (lines: readonly ParsedLine[]): number[] | undefined => {
  const kinds = lines.map((line) => parseLabelledValue(line.body)?.kind)
  const titles = kinds.flatMap((kind, i) => (kind && TITLE_KINDS.has(kind) ? [i] : []))
  const bodies = kinds.flatMap((kind, i) => (kind && BODY_KINDS.has(kind) ? [i] : []))
  const values = titles.length > 0 ? titles : bodies
  if (values.length < MIN_HEADED_ENTRIES || (titles.length > 0 && bodies.length > 0)) return undefined
  return findHeads(lines, values, findLabeledLines(lines)) ?? findHeads(lines, values, lines.map(isLabeledLine))
}

const isLabeledLine = (line: ParsedLine): boolean => isContact(line) || parseLabelledValue(line.body) !== undefined

/** The lines in the look of those above each of the values at `values`; undefined where these look differently. */
const findHeads = (
  lines: readonly ParsedLine[],
  values: readonly number[],
  labeled: readonly boolean[],
): number[] | undefined => {
  const heads = values.map((at, n) => findHead(lines, labeled, at, values[n - 1] ?? -1))
  const keys = new Set(heads.flatMap((at) => (at === undefined ? [] : [getHeadKey(lines[at])])))
  if (heads.includes(undefined) || keys.size > 1) return undefined
  return lines.flatMap((line, i) => (!labeled[i] && keys.has(getHeadKey(line)) && !isInHead(lines, i) ? [i] : []))
}

const getHeadKey = (line: ParsedLine | undefined): string =>
  line ? `${line.style} ${line.bullet} ${line.bullet ? Math.round(line.x) : ''}` : ''

/** The first of the lines in one look right above the labeled values that hold the position. */
const findHead = (
  lines: readonly ParsedLine[],
  labeled: readonly boolean[],
  position: number,
  before: number,
): number | undefined => {
  let at = position - 1
  while (at > before && labeled[at]) at--
  if (at <= before) return undefined
  while (at - 1 > before && !labeled[at - 1] && isInHead(lines, at)) at--
  return getHeadKey(lines[at]) === getHeadKey(lines[position]) ? undefined : at
}

/** Whether a line goes on with the name on the line above, in its style. */
const isInHead = (lines: readonly ParsedLine[], at: number): boolean => {
  const [line, above] = [lines[at], lines[at - 1]]
  if (!line || !above || line.bullet || above.style !== line.style || hasWideLeading(line)) return false
  return !/[.;)]$|:(?:\s|$)/.test(above.text)
}

const isContact = (line: ParsedLine): boolean => EMAIL.test(line.text)

/** Whether each line is a labeled value, also of a label that no field has (`Board: …`) which others share or stand above. */
const findLabeledLines = (lines: readonly ParsedLine[]): boolean[] => {
  const words = lines.map(({ body }) => findLabelWords(body))
  const labeled: boolean[] = []
  for (const [i, line] of lines.entries()) {
    const own = words[i] ?? ''
    const isBelow = labeled[i - 1] === true && !line.bullet
    const isShared = own !== '' && (isBelow || words.indexOf(own) !== words.lastIndexOf(own))
    labeled.push(isShared || isLabeledLine(line))
  }
  return labeled
}

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
  const own = lines.slice(0, end < 0 ? lines.length : end).map(withoutMarkSegment)
  const heads = joinWhere(own, (above) => !above.dates?.isRange)
  const head = heads.at(-1)
  const { titleLines, bodyLines } = splitLabelledLines(end < 0 ? [] : lines.slice(end))
  if (!head) return { titleLines, bodyLines }
  const [, name = head.body, rest = ''] = NAME_AND_REST.exec(head.body) ?? []
  const texts = [name, ...(parseLabelledValue(rest) ? [rest] : [])]
  return {
    titleLines: [
      ...heads.slice(0, -1),
      ...texts.map((text) => ({ ...replaceText(head, text), bullet: false })),
      ...titleLines,
    ],
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
