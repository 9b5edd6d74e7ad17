import type { ParsedLine } from '../../../lines/parsed-line.ts'
import { JOB_VERB } from '../../experience/job-verb.ts'
import type { Segment } from '../segments.ts'
import { countAnatomy, favorAnatomy } from './anatomy.ts'
import { type Bias, type Decoded, decodeSection } from './decode-section.ts'
import { isEntryBullet } from './line-pairs.ts'
import { type EntryKind, ORGANIZATION, PLACE, scoreFields, TITLE } from './line-readings.ts'
import { describeLines, type SectionLine } from './section-lines.ts'
import { WEIGHTS } from './weights.ts'

/** An entry as the best reading of its section has it. */
export interface ReadEntry {
  readonly titleLines: readonly ParsedLine[]
  readonly bodyLines: readonly ParsedLine[]
  /** Position of a job, degree of a study. */
  readonly title?: Segment
  /** Employer or school; that of an entry above where one heads several entries. */
  readonly organization?: Segment
  readonly place?: Segment
  readonly others: readonly Segment[]
  /** How much better the texts fit title and organization than the other way round; 0 where another reading comes close. */
  readonly margin: number
}

/** Evidence from rules: the lines that they take for entries' first and further title lines, and fields by name. */
export interface Expected {
  readonly starts: ReadonlySet<number>
  readonly titles: ReadonlySet<number>
  readonly names: ReadonlyMap<string, number>
}

/** Times that a reading is improved by its own anatomy. */
const MAX_STEPS = 3
/** Another reading comes close from this difference of scores on. */
const CLOSE_SCORE = 1.5

/**
 * The entries of a section, read as a whole: each hypothesis of how its entries are built gives a reading, which its own
 * anatomy then improves; the one with the best score is taken.
 */
export const readSection = (lines: readonly ParsedLine[], kind: EntryKind, expected: Expected): ReadEntry[] => {
  const described = describeLines(lines, kind)
  const evidence = favorExpected(described, expected)
  const readings = new Map<string, Decoded>()
  for (const hypothesis of listHypotheses(described)) {
    let decoded = decodeSection(described, (...args) => evidence(...args) + hypothesis(...args))
    for (let step = 0; step < MAX_STEPS && !readings.has(`before ${keyOf(decoded)}`); step++) {
      readings.set(`before ${keyOf(decoded)}`, { lines: decoded.lines, score: -Infinity })
      const anatomy = favorAnatomy(countAnatomy(described, decoded), described)
      decoded = decodeSection(described, (...args) => evidence(...args) + anatomy(...args))
      const known = readings.get(keyOf(decoded))
      if (!known || decoded.score > known.score) readings.set(keyOf(decoded), decoded)
    }
  }
  const [best, ...others] = [...readings.values()].sort((a, b) => b.score - a.score)
  if (!best) return []
  const close = others.filter(({ score }) => score > best.score - CLOSE_SCORE)
  const entries = toEntries(described, best, close)
  if (kind === 'job') for (const entry of entries) joinSpecialty(entry)
  return inheritOrganizations(entries, kind)
}

/** The same for the same reading. */
const keyOf = ({ lines }: Decoded): string =>
  lines.map(({ role, reading, isPair }) => `${role}${reading?.order ?? ''}${isPair ? '+' : ''}`).join(' ')

const NAMES = TITLE | ORGANIZATION
/** How much a hypothesis favors what it expects. */
const START_BIAS = 3
const ORDER_BIAS = 2
/** What first lines weigh that the rules found where they are bold, and no other line is. */
const PRINTED_START = 2.5

/** How the entries of a section may be built: what starts them, and which name comes first. */
const listHypotheses = (lines: readonly SectionLine[]): Bias[] => {
  const dated = lines.flatMap((line, i) => (line.isDated ? [i] : []))
  const alike = lines.flatMap((line, i) => (line.style === lines[0]?.style ? [i] : []))
  const hypotheses: Bias[] = [() => 0, startOrder(TITLE), startOrder(ORGANIZATION)]
  const [first] = dated
  if (first !== undefined) hypotheses.push(startAt(dated))
  if (first) hypotheses.push(startAt(dated.map((at) => Math.max(0, at - first))))
  const marked = lines.flatMap(({ line }, i) => (isEntryBullet(line) ? [i] : []))
  if (marked.length > 1) hypotheses.push(startAt(marked))
  if (alike.length > 1 && alike.length < lines.length / 2) hypotheses.push(startAt(alike))
  return hypotheses
}

const startAt = (indexes: readonly number[]): Bias => {
  const starts = new Set(indexes)
  return (at, role) => (role !== 'start' ? 0 : starts.has(at) ? START_BIAS : -START_BIAS)
}

const startOrder =
  (first: number): Bias =>
  (_, role, reading) => {
    if (!reading || (role !== 'start' && (reading.fields & NAMES) !== NAMES)) return 0
    return reading.spans.find(({ field }) => (field & NAMES) !== 0)?.field === first ? ORDER_BIAS : 0
  }

const favorExpected = (lines: readonly SectionLine[], { starts, titles, names }: Expected): Bias => {
  const isPrinted = starts.size > 1 && lines.every(({ line }) => line.bold === starts.has(line.index))
  return (at, role, reading) => {
    const index = lines[at]?.line.index ?? -1
    const expected = starts.has(index) ? 'start' : titles.has(index) ? 'head' : 'body'
    let score = role === expected || (role === 'wrapped' && expected === 'head') ? WEIGHTS.rules : 0
    if (isPrinted && role === 'start' && expected === 'start') score += PRINTED_START
    for (const { field, segment } of reading?.spans ?? [])
      if (field !== 0 && names.get(segment.text) === field) score += WEIGHTS.rulesName
    return score
  }
}

interface OpenEntry {
  readonly titleLines: ParsedLine[]
  readonly bodyLines: ParsedLine[]
  readonly spans: Map<number, Segment>
  readonly others: Segment[]
  /** The field of the last name so far. */
  last: number
  isClose: boolean
}

const toEntries = (lines: readonly SectionLine[], best: Decoded, close: readonly Decoded[]): OpenEntry[] => {
  const entries: OpenEntry[] = []
  best.lines.forEach(({ role, reading, isPair }, i) => {
    const line = lines[i]?.line
    if (!line) return
    if (role === 'start')
      entries.push({ titleLines: [], bodyLines: [], spans: new Map(), others: [], last: 0, isClose: false })
    const entry = entries.at(-1)
    if (!entry) return
    const isRead = best.lines[i - 1]?.isPair === true
    if (role === 'body') entry.bodyLines.push(line)
    else if (isPair) entry.titleLines.push(...(lines[i]?.pair?.lines ?? [line]))
    else if (!isRead) entry.titleLines.push(line)
    if (role !== 'body' && close.some((other) => isReadOtherwise(best, other, i))) entry.isClose = true
    if (role === 'wrapped' && !isRead) appendName(entry, line)
    for (const { field, segment } of reading?.spans ?? []) {
      if (field === 0) entry.others.push(segment)
      else entry.spans.set(field, segment)
      entry.last = field
    }
  })
  return entries
}

const isReadOtherwise = (best: Decoded, other: Decoded, at: number): boolean =>
  best.lines[at]?.role !== other.lines[at]?.role || best.lines[at]?.reading?.order !== other.lines[at]?.reading?.order

/** `Técnica de vivero – Semillas` with its employer on another line: what stands after the dash is part of the position. */
const joinSpecialty = ({ titleLines, spans, others }: OpenEntry): void => {
  const title = spans.get(TITLE)
  const place = spans.get(PLACE)
  const line = titleLines.find(({ index }) => index === title?.line)
  if (!title || !line || (spans.get(ORGANIZATION)?.line ?? line.index) === line.index) return
  const rest = line.text.slice(line.text.indexOf(title.text) + title.text.length)
  const specialty = [...others, ...(place && !isLikePlace(place.text) ? [place] : [])].find(
    ({ text }) => !JOB_VERB.test(text) && /^\s[–—-]\s$/u.test(rest.slice(0, Math.max(0, rest.indexOf(text)))),
  )
  if (!specialty) return
  const end = rest.indexOf(specialty.text) + specialty.text.length
  spans.set(TITLE, { ...title, text: title.text + rest.slice(0, end) })
  if (specialty === place) spans.delete(PLACE)
  else others.splice(others.indexOf(specialty), 1)
}

const isLikePlace = (text: string): boolean => {
  const scores = scoreFields(text, 'job')
  return scores[PLACE] > Math.max(scores[TITLE], scores[ORGANIZATION])
}

const appendName = (entry: OpenEntry, line: ParsedLine): void => {
  const name = entry.spans.get(entry.last)
  // A name loses a preposition at its end, which belongs to what follows.
  const [, word = ''] = /\s(en|at)$/iu.exec(entry.titleLines.at(-2)?.text ?? '') ?? []
  const joint = word !== '' && !name?.text.endsWith(word) ? ` ${word} ` : ' '
  if (name) entry.spans.set(entry.last, { ...name, text: `${name.text}${joint}${line.text}` })
  else entry.others.push({ text: line.text, line: line.index, afterGap: false, style: line.style })
}

/** An entry without an organization has that of the entry above, where it stands on a line before the title there. */
const inheritOrganizations = (entries: readonly OpenEntry[], kind: EntryKind): ReadEntry[] => {
  let head: Segment | undefined
  const setOff = findSetOff(entries)
  const heads = new Set(entries.filter((entry, i) => kind === 'job' && isTenure(entry, entries[i + 1])))
  return entries.flatMap((entry) => {
    const { titleLines, bodyLines, spans, others, isClose } = entry
    const title = spans.get(TITLE)
    const own = spans.get(ORGANIZATION)
    if (own) head = heads.has(entry) || (title && own.line < title.line) ? own : undefined
    if (heads.has(entry)) return []
    if (setOff.has(entry)) head = undefined
    const organization = own ?? head
    const place = spans.get(PLACE)
    return {
      titleLines,
      bodyLines,
      others,
      margin: isClose || !title || !own ? 0 : compareFit(title.text, own.text, kind),
      ...(title && { title }),
      ...(organization && { organization }),
      ...(place && { place }),
    }
  })
}

/** Share of the white above employers from which on an entry is set off as they are. */
const MAX_INNER_WHITE_SHARE = 0.8
/** Leading at the top of a column, in em. */
const NO_LEADING_EM = 9

/** Entries without an organization below as much white as those with one have, where others of them have less. */
const findSetOff = (entries: readonly OpenEntry[]): ReadonlySet<OpenEntry> => {
  const whiteAbove = ({ titleLines: [first] }: OpenEntry) =>
    first && first.leading < NO_LEADING_EM ? first.leading : 0
  const [, ...others] = entries
  const heads = others.filter(({ spans }) => spans.has(ORGANIZATION)).map(whiteAbove)
  const least = Math.min(...heads.filter((white) => white > 0))
  const inner = others.filter(({ spans }) => !spans.has(ORGANIZATION))
  const isMarked = inner.some((entry) => whiteAbove(entry) > 0 && whiteAbove(entry) < MAX_INNER_WHITE_SHARE * least)
  return new Set(isMarked ? inner.filter((entry) => whiteAbove(entry) >= least) : [])
}

/** Whether an entry is an employer with the dates of all its positions, which are entries without an employer below it. */
const isTenure = ({ titleLines, bodyLines, spans }: OpenEntry, next: OpenEntry | undefined): boolean =>
  titleLines.length === 1 &&
  bodyLines.length === 0 &&
  titleLines[0]?.dates?.isRange === true &&
  spans.has(ORGANIZATION) &&
  !spans.has(TITLE) &&
  next?.spans.has(TITLE) === true &&
  !next.spans.has(ORGANIZATION) &&
  next.titleLines.some(({ dates }) => dates?.isRange && dates.start >= (titleLines[0]?.dates?.start ?? ''))

const compareFit = (title: string, organization: string, kind: EntryKind): number => {
  const [first, second] = [scoreFields(title, kind), scoreFields(organization, kind)]
  return first[TITLE] + second[ORGANIZATION] - first[ORGANIZATION] - second[TITLE]
}
