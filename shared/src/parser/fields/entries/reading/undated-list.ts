import { scoreRole } from '../../../lexicon/name-scores.ts'
import { type ParsedLine, replaceText } from '../../../lines/parsed-line.ts'
import { MIN_HANGING_INDENT_PT, standsInFrom } from '../listed-entries.ts'
import { joinWhere } from '../wrapped-lines.ts'
import { isComplete } from './entry-bullets.ts'
import { isAfterPreposition, splitLine } from './line-parts.ts'
import { type LineReading, ORGANIZATION, PLACE, readLine, TITLE } from './line-readings.ts'
import type { ReadEntry } from './read-section.ts'

const MIN_TOLD_ITEMS = 3
const MIN_TOLD_SHARE = 0.4
const MIN_COMPLETE_SHARE = 0.6
/** Where complete items have an employer after `en`, what stands after it elsewhere is one too, and a lone name is a position. */
const EMPLOYER_ALIKE = 7
const POSITION_ALIKE = 2

/** `Enfermera en Clínica Sur: Curé heridas …`: the names before the first colon of an item, and the text after it. */
const endAtColon = ({ body }: ParsedLine): readonly string[] | undefined =>
  /^(.{8,140}?(?<=\p{L}{2}|[)”"])):\s(\p{Lu}.+)$/u.exec(body) ?? undefined

interface Item {
  readonly line: ParsedLine
  readonly names: ParsedLine
  readonly isTold: boolean
  readonly text: readonly ParsedLine[]
}

/** The jobs of a section, and the lines below them. */
export interface UndatedList {
  readonly entries: readonly ReadEntry[]
  readonly rest: readonly ParsedLine[]
}

/**
 * The jobs of an undated list that starts a section, where text stands after names and a colon, mostly both names of a
 * job, or that fills the section with names; undefined elsewhere.
 */
export const readUndatedList = (lines: readonly ParsedLine[]): UndatedList | undefined => {
  const [first] = lines
  if (!first?.bullet) return undefined
  const isOuter = (line: ParsedLine) => line.bullet && line.x < first.x + MIN_HANGING_INDENT_PT
  const end = lines.findIndex((line) => !isOuter(line) && !standsInFrom(first, line))
  const list = lines.slice(0, end < 0 ? lines.length : end)
  if (list.some(({ dates }) => dates)) return undefined
  const isFlat = list.length === lines.length && list.every((line) => !line.bullet || isOuter(line))
  const names = isFlat ? findNames(list) : undefined
  if (names) return { entries: names.map((line) => toEntry(toItem([line]), true)), rest: [] }
  const starts = list.flatMap((line, i) => (isOuter(line) ? [i] : []))
  const items = starts.map((at, n) => toItem(list.slice(at, starts[n + 1])))
  const told = items.filter(({ isTold }) => isTold)
  const complete = told.filter(({ names }) => isComplete(names, 'job'))
  if (told.length < MIN_TOLD_ITEMS || told.length < MIN_TOLD_SHARE * items.length) return undefined
  if (complete.length < MIN_COMPLETE_SHARE * told.length) return undefined
  const isJoined = complete.every(({ names }) => splitLine(names).some(isAfterPreposition))
  return { entries: items.map((item) => toEntry(item, isJoined)), rest: lines.slice(list.length) }
}

/** Few items, none of which tells what somebody did (`Jefa de cocina en Hostal Alba`, `Trabajos de poda`), each as one line. */
const findNames = (list: readonly ParsedLine[]): readonly ParsedLine[] | undefined => {
  const items = joinWhere(list, (_, line) => !line.bullet)
  const areNames = items.every(
    ({ body }) => !tellsDeed(body) && !body.includes(':') && body.split(' ').length <= MAX_NAME_WORDS,
  )
  return areNames && items.length > 1 && items.length <= MAX_NAMES ? items : undefined
}

const tellsDeed = (text: string): boolean => DEED.test(text) && scoreRole(text.split(' ')[0] ?? '') < 1

const MAX_NAMES = 8
const MAX_NAME_WORDS = 14
const DEED =
  /^(?:\p{L}+(?:[éíó]|[aei]r|[ae]ndo|ing|ed)(?!\p{L})|(?:atenci|manejo|control|apoyo|gesti|soporte|elaboraci|realizaci|desarrollo)\p{L}*\s)/iu

const toItem = ([line, ...below]: readonly ParsedLine[]): Item => {
  if (!line) throw new RangeError('An item has a line')
  const [, names, text] = endAtColon(line) ?? []
  return {
    line,
    names: { ...replaceText(line, names ?? line.body), bullet: false },
    isTold: names !== undefined,
    text: [...(text ? [{ ...replaceText(line, text), bullet: false }] : []), ...below],
  }
}

const toEntry = ({ line, names, text }: Item, isJoined: boolean): ReadEntry => {
  const score = ({ fields, score, spans }: LineReading): number => {
    if (!isJoined || spans[0]?.field !== TITLE) return score
    return score + (fields & ORGANIZATION ? EMPLOYER_ALIKE : POSITION_ALIKE)
  }
  const [best] = readLine(splitLine(names), 'job', false).sort((a, b) => score(b) - score(a))
  const find = (field: number) => best?.spans.find((span) => span.field === field)?.segment
  const [organization, place] = [find(ORGANIZATION), find(PLACE)]
  const whole = { text: names.body, line: line.index, afterGap: false, style: line.style }
  const title = find(TITLE) ?? (organization ? undefined : whole)
  return {
    titleLines: [line],
    bodyLines: text,
    others: title === whole ? [] : (best?.spans.filter(({ field }) => field === 0).map(({ segment }) => segment) ?? []),
    margin: 0,
    ...(title && { title }),
    ...(organization && { organization }),
    ...(place && { place }),
  }
}
