import { scoreCompany, scoreDegree, scoreRole } from '../../lexicon/name-scores.ts'
import { isContinuation, LIST_ITEM } from '../../lines/line-continuation.ts'
import { columnKey, findColumnRight, type ParsedLine, replaceText } from '../../lines/parsed-line.ts'
import { type DateRange, findDateRange } from '../dates/find-date-range.ts'
import { type Entry, groupEntries } from '../entries/group-entries.ts'
import { type Segment, splitSegment, splitTitleLines } from '../entries/segments.ts'
import { findLinks } from '../header/contact-patterns.ts'

/** Entries of a list section (projects, certifications, awards): items of a list, or titles with text below. */
export const splitListEntries = (printed: readonly ParsedLine[]): Entry[] => {
  const lines = joinTitleLines(printed)
  const outline = splitOutline(lines)
  if (outline) return outline
  if (lines.length > 0 && lines.every((line) => line.bullet || !startsItem(line))) return splitItems(lines)
  if (lines.length > 1 && lines.every((line) => startsItem(line) && NAME_AND_TEXT.test(line.body)))
    return splitItems(lines)
  if (areDatedItems(lines)) return splitItems(lines)
  const grouped = groupEntries(lines)
  if (grouped.length > 1 || lines.some((line) => line.bullet)) return grouped
  return lines.length <= 3 && !isNameList(lines) ? grouped : splitItems(lines)
}

/** Indent of a list within a list, in pt. */
const MIN_INNER_INDENT_PT = 6

/** Items with items of their own below them, further in: those are text about them. Undefined where there are none. */
const splitOutline = (lines: readonly ParsedLine[]): Entry[] | undefined => {
  const [first] = lines
  if (!first?.bullet) return undefined
  const edges = new Map<string, number>()
  for (const line of lines)
    if (line.bullet) edges.set(columnKey(line), Math.min(line.x, edges.get(columnKey(line)) ?? line.x))
  const isInner = (line: ParsedLine) => line.x > (edges.get(columnKey(line)) ?? line.x) + MIN_INNER_INDENT_PT
  if (!lines.every((line) => line.bullet || !startsItem(line) || isInner(line))) return undefined
  const inner = lines.findIndex((line) => line.bullet && isInner(line))
  if (inner < 1 || isInner(first)) return undefined
  const groups: { titles: ParsedLine[]; bodyLines: ParsedLine[] }[] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (line.bullet && !isInner(line)) groups.push({ titles: [line], bodyLines: [] })
    else if (group && (line.bullet || startsItem(line) || group.bodyLines.length > 0)) group.bodyLines.push(line)
    else group?.titles.push(line)
  }
  return groups.map(({ titles, bodyLines }) => ({ titleLines: joinItem(titles), bodyLines }))
}

/** A longer line is text about an item. */
const MAX_ITEM_CHARS = 60

/** `Auditor, Instituto Alba, 2019` over the next such line: lines that are items, most of them with a date at their end. */
const areDatedItems = (lines: readonly ParsedLine[]): boolean => {
  const isItem = ({ dates, text, segments }: ParsedLine) =>
    dates !== undefined && segments.length === 1 && dates.from > 3 && /^[)\s.]*$/.test(text.slice(dates.to))
  const others = lines.filter((line) => !isItem(line))
  const areNames = others.every(
    ({ text, bullet, dates }) =>
      !bullet && !dates && text.length <= MAX_ITEM_CHARS && !/[.:]$/.test(text) && scoreCompany(text) === 0,
  )
  const isStart = lines.length > 2 && lines.slice(0, 2).every(isItem)
  return (
    isStart && areNames && others.length * 2 < lines.length && lines.every((line) => line.style === lines[0]?.style)
  )
}

/** White above the title of an entry, as a multiple of that between the lines of one title. */
const MIN_TITLE_WHITE = 1.2

/** The lines with each title in one, where it wraps: its lines are closer than titles are to the text above them. */
const joinTitleLines = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const leadings = new Map<string, number>()
  lines.forEach((line, i) => {
    const isStart = i > 0 && lines[i - 1]?.style !== line.style
    if (isStart) leadings.set(line.style, Math.min(line.leading, leadings.get(line.style) ?? line.leading))
  })
  const joined: ParsedLine[] = []
  lines.forEach((line, i) => {
    const last = joined.pop()
    if (!last) joined.push(line)
    else if (lines[i - 2]?.style !== line.style && isRestOfTitle(lines.slice(i - 1, i + 2), leadings))
      joined.push(replaceText(last, `${last.text} ${line.text}`))
    else joined.push(last, line)
  })
  return joined
}

/** Whether the second of three lines goes on with the title that the first one starts. `leadings` are the least above titles, by style. */
const isRestOfTitle = ([above, line, below]: readonly ParsedLine[], leadings: ReadonlyMap<string, number>): boolean => {
  if (!above || !line || !below || above.style !== line.style || below.style === line.style) return false
  if (line.bullet || line.dates || above.dates || line.column !== above.column || line.page !== above.page) return false
  return (leadings.get(line.style) ?? 0) > MIN_TITLE_WHITE * line.leading
}

/** Lines in one style with neither dates nor issuers. */
const isNameList = (lines: readonly ParsedLine[]): boolean =>
  lines.every(
    (line) =>
      line.style === lines[0]?.style && !line.dates && !line.bold && scoreCompany(line.text) <= scoreRole(line.text),
  )

/** `Name: text`. */
const NAME_AND_TEXT = /^[^:]{2,60}: \S/

const startsItem = (line: ParsedLine): boolean => /^[\p{Lu}\d"“«¿¡(]/u.test(line.body)

const splitItems = (lines: readonly ParsedLine[]): Entry[] => {
  const [first] = lines
  const columnRight = findColumnRight(lines)
  const listLeading = Math.max(...lines.slice(1).map((line) => line.leading))
  const items: ParsedLine[][] = []
  lines.forEach((line, i) => {
    const above = lines[i - 1]
    const item = items.at(-1)
    if (item && above && first && isContinuation(LIST_ITEM, { above, line, first, columnRight, listLeading }))
      item.push(line)
    else items.push([line])
  })
  return items.map((item) => ({ titleLines: joinItem(item), bodyLines: [] }))
}

const joinItem = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const [first, ...others] = lines
  if (!first || others.length === 0) return [...lines]
  const body = lines.map((line) => line.body).join(' ')
  return [{ ...replaceText(first, body), bullet: false, dates: findDateRange(body) }]
}

/** What certifications and awards have in common. `names` are the title, the issuer and further names. */
export interface ListItem {
  readonly names: readonly string[]
  readonly date: string
  /** Until when it is valid. */
  readonly expiry: string | undefined
  readonly url: string | undefined
  readonly first: Segment | undefined
}

/** The names, date and link of a certification or an award. */
export const parseListItem = (entry: Entry): ListItem => {
  const segments = splitTitleLines(entry.titleLines)
  const parts = segments.length === 1 ? segments.flatMap(splitSegment) : segments
  const url = findEntryUrl(entry)
  const texts = parts
    .map(({ text }) => removeDate(text).replace(EXPIRES_AT_END, ''))
    .filter((text) => /\p{L}/u.test(text) && text !== url)
  const whole = texts[1] && CERTIFICATE_LEVEL.test(texts[1]) ? [segments[0]?.text ?? '', ...texts.slice(2)] : texts
  const names = segments.length === 1 && whole.length > 2 ? findIssuer(whole) : whole
  const ranges = entry.titleLines.map(({ text, dates }) => ({ text, dates: dates ?? findDateRange(text) }))
  const { text = '', dates } = ranges.find((line) => line.dates) ?? {}
  const expires =
    dates?.isRange === true && (EXPIRES.test(text) || (isValidity(dates) && scoreDegree(names[0] ?? '') === 0))
  const expiry = expires || isOnlyExpiry(text, dates) ? dates?.end : undefined
  const date = expires ? dates.start : expiry ? '' : dates?.end || dates?.start || ''
  return { names, date, expiry: expiry || undefined, url, first: segments[0] }
}

/** `2016 – valid until 2025`: the later date is not when it was earned. */
const EXPIRES = /(?<!\p{L})(?:valid|v[aá]lid[oa]|vigente|vigencia|vence|caduca|expires?)(?!\p{L})/iu
/** `expires 2021`: only until when it is valid. */
const isOnlyExpiry = (text: string, dates: DateRange | undefined): boolean =>
  dates?.isRange === false && ONLY_EXPIRES.test(text.slice(0, dates.from))
const ONLY_EXPIRES =
  /(?:expires?(?: on)?|vence(?: en| el)?|caduca(?: en| el)?|valid (?:until|till|to|through)|v[aá]lid[oa] hasta):?\s$/iu
const EXPIRES_AT_END =
  /(?:^|[\s,;(–-]{1,5})(?:valid|v[aá]lid[oa]|vigente|vigencia|expires?|vence|caduca)(?: (?:from|until|till|to|through|on|de|desde|hasta|el|en))?:?$/iu

/** `2021-2024`: years further apart than a course takes. */
const MIN_VALID_YEARS = 2
const isValidity = ({ start, end }: DateRange): boolean =>
  /^\d{4}$/.test(start) && /^\d{4}$/.test(end) && Number(end) - Number(start) >= MIN_VALID_YEARS

/** The first link in the title lines of an entry. */
export const findEntryUrl = (entry: Entry): string | undefined =>
  entry.titleLines.flatMap((line) => findLinks(line.text))[0]

/** Title lines, those with dates first. */
export const sortDatedFirst = (lines: readonly ParsedLine[]): ParsedLine[] =>
  [...lines].sort((a, b) => (b.dates ? 1 : 0) - (a.dates ? 1 : 0))

/** `Solutions Architect – Associate`: a level after a dash is no issuer. */
const CERTIFICATE_LEVEL =
  /^(?:associate|professional|specialty|practitioner|foundation(?:al)?|expert|fundamentals|level|nivel|[abc][12])(?=$|[\s(])/iu

const removeDate = (text: string): string => {
  const dates = findDateRange(text)
  return dates
    ? `${text.slice(0, dates.from)}${text.slice(dates.to)}`.replace(/(?<![\s(),–-])[\s(),–-]+$/, '').trim()
    : text
}

/** Of three names or more, the first that fits an organization is the issuer; else the last one is. */
const findIssuer = (texts: readonly string[]): string[] => {
  const issuer = texts.findIndex((text, i) => i > 0 && scoreCompany(text) > 0)
  if (issuer < 1) return [texts.slice(0, -1).join(', '), texts.at(-1) ?? '']
  return [texts.slice(0, issuer).join(', '), texts[issuer] ?? '', ...texts.slice(issuer + 1)]
}
