import { MAX_TITLE_CHARS } from '../../../lines/is-sentence.ts'
import type { ParsedLine } from '../../../lines/parsed-line.ts'
import { MIN_HANGING_INDENT_PT } from '../listed-entries.ts'
import { isKnownPlace } from '../place-segments.ts'
import { joinWhere } from '../wrapped-lines.ts'
import { splitLine } from './line-parts.ts'
import { type EntryKind, ORGANIZATION, PLACE, readLine, scoreFields, TITLE } from './line-readings.ts'
import type { ReadEntry } from './read-section.ts'

const MIN_ITEMS = 2
/** Share of the outer bullets, and of the lines above them, that have to name what is expected there. */
const MIN_NAMED_SHARE = 0.6

type NameField = typeof TITLE | typeof ORGANIZATION

/** The names that several entries may share. */
const SHARED: Readonly<Record<EntryKind, readonly NameField[]>> = { job: [ORGANIZATION], study: [ORGANIZATION, TITLE] }

/** Items stand in from the lines above them by more than this. */
const MIN_INDENT_PT = 10
const SAME_EDGE_PT = 3

/**
 * The lines of an outline without bullets with a bullet for each item: undated lines at the left edge, below each of them
 * lines that stand in alike and end with dates, and two or more below one of them. Other sections as they are.
 */
const markIndentedItems = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const left = Math.min(...lines.map(({ x }) => x))
  const edge = Math.min(...lines.map(({ x }) => x).filter((x) => x > left + MIN_INDENT_PT))
  const isItem = ({ x }: ParsedLine) => Math.abs(x - edge) < SAME_EDGE_PT
  const isHead = ({ x, dates }: ParsedLine) => x < left + SAME_EDGE_PT && !dates
  if (lines.some((line) => line.bullet || line.column !== lines[0]?.column || !(isItem(line) || isHead(line))))
    return lines
  const joined = joinWhere(lines, (above, line) => isItem(above) && isItem(line) && !above.dates)
  const isShared = joined.some((line, i) => isItem(line) && isItem(joined[i + 1] ?? { ...line, x: left }))
  return isShared && joined.filter(isItem).every(endsWithDates)
    ? joined.map((line) => (isItem(line) ? { ...line, bullet: true } : line))
    : lines
}

/**
 * The entries of a section in which outer bullets hold one of the two names of an entry, dates too or bullets that stand
 * in below them, and lines above them the other name, which several of them share; undefined elsewhere.
 */
export const readOutline = (section: readonly ParsedLine[], kind: EntryKind): ReadEntry[] | undefined => {
  const lines = markIndentedItems(section)
  const bullets = lines.filter(({ bullet }) => bullet)
  const inner = Math.min(...bullets.map(({ x }) => x)) + MIN_HANGING_INDENT_PT
  const isItem = ({ bullet, x }: ParsedLine) => bullet && x < inner
  const isHead = ({ bullet, x }: ParsedLine) => !bullet && x < inner
  const [items, heads] = [lines.filter(isItem), lines.filter(isHead)]
  const isOutline = items.length < bullets.length || items.every(endsWithDates)
  if (lines[0] !== heads[0] || items.length < MIN_ITEMS || !isOutline) return undefined
  if (lines.some((line, i) => isHead(line) && !isItem(lines[i + 1] ?? line))) return undefined
  const shared = SHARED[kind].find(
    (field) => areMost(heads, field, kind) && areMost(items, field === TITLE ? ORGANIZATION : TITLE, kind),
  )
  if (shared === undefined) return undefined
  const starts = lines.flatMap((line, i) => (isItem(line) || isHead(line) ? [i] : []))
  let head: ParsedLine | undefined
  return starts.flatMap((at, i) => {
    const [item, ...text] = lines.slice(at, starts[i + 1])
    if (!item || isHead(item)) {
      head = item
      return []
    }
    const dated = [item, ...(text.length === 1 ? text : [])].map((line) => ({ ...line, bullet: false }))
    const titleLines = head && head === lines[at - 1] ? [head, ...dated] : dated
    return { titleLines, bodyLines: text, margin: 0, ...findNames(item, head, shared, kind) }
  })
}

const endsWithDates = ({ dates, text }: ParsedLine): boolean =>
  dates !== undefined && !/[\p{L}\d]{2}/u.test(text.slice(dates.to).replace(/^\s?\([^()]{1,30}\)/u, ''))

const areMost = (lines: readonly ParsedLine[], field: NameField, kind: EntryKind): boolean =>
  lines.filter((line) => isNamed(line, field, kind)).length >= MIN_NAMED_SHARE * lines.length

const isNamed = (line: ParsedLine, field: NameField, kind: EntryKind): boolean => {
  const [first] = splitLine(line)
  if (!first || line.text.length > MAX_TITLE_CHARS) return false
  const scores = scoreFields(first.text, kind)
  return scores[field] > scores[field === TITLE ? ORGANIZATION : TITLE]
}

type Names = Pick<ReadEntry, 'title' | 'organization' | 'place' | 'others'>

const findNames = (item: ParsedLine, head: ParsedLine | undefined, shared: NameField, kind: EntryKind): Names => {
  const own = findName(item, shared === TITLE ? ORGANIZATION : TITLE, kind)
  const common = head && findName(head, shared, kind)
  const [title, organization] = shared === TITLE ? [common?.name, own.name] : [own.name, common?.name]
  const place = own.place && isKnownPlace(own.place.text) ? own.place : (common?.place ?? own.place)
  return {
    others: own.others,
    ...(title && { title }),
    ...(organization && { organization }),
    ...(place && { place }),
  }
}

/** The name of one field in a line that may hold a place beside it. */
const findName = (line: ParsedLine, field: NameField, kind: EntryKind) => {
  const [best] = readLine(splitLine(line), kind, line.dates !== undefined)
    .filter(({ fields }) => fields === field || fields === (field | PLACE))
    .sort((a, b) => b.score - a.score)
  const find = (wanted: number) => best?.spans.find((span) => span.field === wanted)?.segment
  const others = best?.spans.filter((span) => span.field === 0).map(({ segment }) => segment) ?? []
  return { name: find(field), place: find(PLACE), others }
}
