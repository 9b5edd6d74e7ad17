import type { ParsedLine } from '../../../lines/parsed-line.ts'
import { MAX_ITEM_CHARS, MIN_HANGING_INDENT_PT, standsInFrom } from '../listed-entries.ts'
import { appendLine } from '../wrapped-lines.ts'
import { splitLine } from './line-parts.ts'
import { type EntryKind, ORGANIZATION, readLine, scoreFields, TITLE } from './line-readings.ts'

/** Share of the items of a list that hold both names of an entry for its bullets to be marks of entries. */
const MIN_COMPLETE_SHARE = 0.6
const MIN_ITEMS = 2
const MIN_TOLD_CHARS = 60
/** Log-probability from which on a text fits a field. */
const MIN_FIT = -2.5

/** The lines of a section; bullets of lists whose items have both names (`• Cajera – Mercado Sur, 2019`) mark no text there. */
export const unmarkEntryBullets = (lines: readonly ParsedLine[], kind: EntryKind): readonly ParsedLine[] => {
  const marks = new Set([
    ...findLists(lines).flatMap((list) => (isListOfEntries(list, kind) ? list : [])),
    ...findTitleBullets(lines),
    ...findOutlineBullets(lines, kind),
    ...findPeriodBullets(lines),
    ...findDatedBullets(lines),
  ])
  return marks.size === 0 ? lines : lines.map((line) => (marks.has(line) ? { ...line, bullet: false } : line))
}

/** Bullets with a name, its dates in brackets and text: positions below their employer. */
const findPeriodBullets = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const periods = lines.filter((line) => line.bullet && line.dates?.isRange && endAtDates(line))
  return periods.length >= MIN_ITEMS ? periods : []
}

/** Share of the items of a list with a range of dates for each to be an entry. */
const MIN_DATED_SHARE = 0.8
const MIN_DATED_ITEMS = 4

/** A section that is one list whose items nearly all have a range of dates. */
const findDatedBullets = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const items = lines.filter(({ bullet }) => bullet)
  const dated = items.filter(({ dates }) => dates?.isRange)
  const isList = lines[0]?.bullet && items.length >= MIN_DATED_ITEMS && dated.length >= MIN_DATED_SHARE * items.length
  return isList ? items : []
}

/** `Enfermera (2013 – 2018): atención y triaje`: the line up to its dates, and the text after a colon. */
export const endAtDates = ({ text, dates }: ParsedLine): readonly string[] | undefined => {
  const [mark, rest = ''] = /^\)?\s?:\s(?=\S)(.+)$/u.exec(text.slice(dates?.to ?? text.length)) ?? []
  if (mark === undefined || !dates || dates.from <= 2 || !/^\p{Ll}/u.test(rest)) return undefined
  return [text, text.slice(0, text.length - mark.length + (mark.startsWith(')') ? 1 : 0)), rest]
}

/** Bullets of bold lines of one look, each above a line without a bullet in another look: titles of entries. */
const findTitleBullets = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const bullets = lines.filter(({ bullet }) => bullet)
  const titles = lines.filter((line, i) => {
    const next = lines[i + 1]
    return line.bullet && line.bold && next !== undefined && !next.bullet && next.size !== line.size
  })
  return titles.length >= MIN_ITEMS && titles.length === bullets.length ? titles : []
}

/**
 * Outer bullets of an outline, each above lines that stand in from it: most items name an entry on their first line and
 * the next one. One item needs inner bullets to be an outline.
 */
const findOutlineBullets = (lines: readonly ParsedLine[], kind: EntryKind): readonly ParsedLine[] => {
  const left = Math.min(...lines.map(({ x }) => x)) + MIN_HANGING_INDENT_PT
  const outer = lines.flatMap((line, i) => (line.x < left ? [{ line, next: lines[i + 1] }] : []))
  if (outer.length < MIN_ITEMS && !lines.some((line) => line.bullet && line.x >= left)) return []
  const isOutline = outer.every(({ line, next }) => line.bullet && next && !next.bullet && standsInFrom(line, next))
  if (!isOutline) return []
  const named = outer.filter(({ line, next }) => next && areNames(line.body, next.body, kind))
  return named.length >= MIN_COMPLETE_SHARE * outer.length ? outer.map(({ line }) => line) : []
}

/** Whether one of the two texts fits the title of an entry and the other its organization. */
const areNames = (first: string, second: string, kind: EntryKind): boolean => {
  if (!/^[\p{Lu}\d]/u.test(second)) return false
  const [a, b] = [scoreFields(first, kind), scoreFields(second, kind)]
  return Math.max(Math.min(a[TITLE], b[ORGANIZATION]), Math.min(a[ORGANIZATION], b[TITLE])) > MIN_FIT
}

/** The lines of each list: bullets and the lines that go on with them. */
const findLists = (lines: readonly ParsedLine[]): ParsedLine[][] => {
  const lists: ParsedLine[][] = [[]]
  let item: ParsedLine | undefined
  for (const line of lines) {
    if (line.bullet) item = line
    else if (item && !standsInFrom(item, line)) {
      item = undefined
      lists.push([])
    }
    if (item) lists.at(-1)?.push(line)
  }
  return lists.filter((list) => list.length > 0)
}

const isListOfEntries = (list: readonly ParsedLine[], kind: EntryKind): boolean => {
  const left = Math.min(...list.map(({ x }) => x))
  const items = list.flatMap((line, i) =>
    line.bullet && line.x < left + MIN_HANGING_INDENT_PT ? [list.slice(i, i + 3)] : [],
  )
  const complete = items.filter((item) => startsEntry(item, kind))
  return items.length >= MIN_ITEMS && complete.length >= MIN_COMPLETE_SHARE * items.length
}

/** Whether the first line of an item or its first two hold an entry; where text follows, with dates. */
const startsEntry = ([line, second, third]: readonly ParsedLine[], kind: EntryKind): boolean => {
  if (!line) return false
  const hasText = second?.bullet === false
  if ((!hasText || line.dates?.isRange) && isComplete(line, kind)) return true
  if (!second || !hasText) return false
  const head = appendLine(line, second)
  return (third?.bullet !== false || head.dates?.isRange === true) && isComplete(head, kind)
}

/** A range of dates ends a text that is longer than one name. */
const tellsPeriod = ({ dates, text }: ParsedLine): boolean =>
  dates?.isRange === true && dates.from > MIN_TOLD_CHARS && text.slice(dates.to).replace(/[\s).,;:|]/g, '') === ''

/** Whether a line holds both names of an entry. */
export const isComplete = (item: ParsedLine, kind: EntryKind): boolean => {
  if (item.text.length > MAX_ITEM_CHARS || !/^[\p{Lu}\d"“«(]/u.test(item.body)) return false
  if (tellsPeriod(item)) return true
  const [best] = readLine(splitLine(item), kind, item.dates !== undefined).sort((a, b) => b.score - a.score)
  if (!best || (best.fields & TITLE) === 0 || (best.fields & ORGANIZATION) === 0) return false
  return best.spans.every(
    ({ field, segment }) =>
      (field !== TITLE && field !== ORGANIZATION) || scoreFields(segment.text, kind)[field] > MIN_FIT,
  )
}
