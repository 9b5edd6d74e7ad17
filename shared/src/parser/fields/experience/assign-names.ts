import { scoreCompany, scoreRole } from '../../lexicon/name-scores.ts'
import { couldBePlace, isPlace } from '../../lexicon/places.ts'
import type { Entry } from '../entries/group-entries.ts'
import type { LabelKind } from '../entries/labelled-values.ts'
import { isPlaceSegment, splitTrailingPlaces, takeLocation } from '../entries/place-segments.ts'
import { type Segment, splitTitleLines, takeLabelledSegments } from '../entries/segments.ts'
import { NAME_SPLITTERS, type NameSplitter, scoreReading, splitProse } from './name-splitters.ts'

/** The names in a job's title lines. */
export interface JobNames {
  readonly position?: Segment
  readonly company?: Segment
  readonly location?: Segment
  readonly others: readonly Segment[]
  /** How much better the words fit this assignment of position and company than the other one. */
  readonly margin: number
  readonly isPositionFirst: boolean
  /** Whether a label names one of them. */
  readonly isLabeled?: boolean
}

/** A job with its lines and names. */
export interface Job {
  readonly entry: Entry
  readonly names: JobNames
}

/** From this margin on, the words alone decide between position and company. */
export const CLEAR_MARGIN = 1.5
/** From this sum of votes on, an employer's word in a text does not outweigh the order of the other entries. */
const CLEAR_ORDER = 8
/** One entry counts at most this much in the vote on the order of names. */
const MAX_VOTE = 4

const LABEL_FIELDS: Readonly<Partial<Record<LabelKind, 'company' | 'position' | 'location'>>> = {
  company: 'company',
  body: 'company',
  school: 'company',
  position: 'position',
  place: 'location',
}

/** Position, company and location of the entries of a section, by the reading of their titles that fits them best. */
export const assignSectionNames = (entries: readonly Entry[]): JobNames[] => {
  const titles = entries.map(({ titleLines }) =>
    splitTitleLines(titleLines).flatMap((segment) => splitProse(segment) ?? [segment]),
  )
  const readings = NAME_SPLITTERS.map((splitter) => {
    const names = settleNameOrder(titles.map((title) => assignNames(title, splitter)))
    return { names, score: scoreReading(names) }
  })
  const [first, ...others] = readings
  const best = others.reduce((a, b) => (a && b.score > a.score + MIN_GAIN ? b : a), first)
  return (best?.names ?? []).map((names, i) => {
    const own = scoreReading([names]) + MIN_GAIN_OF_ENTRY
    const better = others.flatMap((reading) => reading.names[i] ?? []).find((each) => scoreReading([each]) > own)
    return better ?? names
  })
}

/** Another reading than the usual one has to fit better by this. */
const MIN_GAIN = 0.5
/** One entry is read otherwise than the others of its section where that fits better by this. */
const MIN_GAIN_OF_ENTRY = 1.9

const assignNames = (title: readonly Segment[], splitNames: NameSplitter): JobNames => {
  const { labelled, others: segments } = takeLabelledSegments(title, LABEL_FIELDS)
  const none = { ...labelled, others: [], margin: 0, isPositionFirst: true }
  if (labelled.position && labelled.company) return { ...none, margin: CLEAR_MARGIN, others: segments }
  const beside = takeLocation(segments.flatMap(splitSentences), labelled.location, (segment, before) =>
    isPlaceSegment(segment, before, segments),
  )
  const after = takeLocation(
    splitNames(beside.names),
    beside.location,
    (segment, before) => before.length > 0 && isPlace(segment.text),
  )
  const { names, location, others } = splitTrailingPlaces(after.names, after.location)
  const roles = names.flatMap(splitRoleAndEmployer)
  const [only] = roles
  return choosePositionAndCompany(roles.length === 1 && only ? splitNames([only]) : roles, {
    ...none,
    ...(location && { location }),
    others,
  })
}

/** `Supply Planner at Northgate`, `Programador en Grupo Norte`; in Spanish only before a word of a company name. */
const splitRoleAndEmployer = (segment: Segment): Segment[] => {
  const [, role, word, employer] = /^(.{3,}?)(?<!\s)\s+(at|en|para)\s+(\p{Lu}.+)$/su.exec(segment.text) ?? []
  if (!role || !employer || scoreRole(role) < 1.5) return [segment]
  if (word !== 'at' && scoreCompany(employer) === 0) return [segment]
  return [
    { ...segment, text: role },
    { ...segment, text: employer },
  ]
}

/** `Enfermera de planta. Clínica Bofill (Girona)`: names separated by full stops, places in brackets. */
const splitSentences = (segment: Segment): Segment[] => {
  const texts = segment.text.split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\)\.?\s+(?=\p{Lu})/u).filter((text) => text !== '')
  if (texts.length < 2 || !texts.some((text) => scoreRole(text) >= 0.8)) return [segment]
  return texts.flatMap((text) => {
    const [, name, place] = /^(.+) \((\p{Lu}\p{Ll}[^()]*)\)?\.?$/u.exec(text) ?? []
    return (name && place ? [name, place] : [text]).map((each) => ({ ...segment, text: each }))
  })
}

/** Above 0 for a role, below 0 for an employer. Text after the first comma counts a quarter. */
const scorePosition = (text: string): number => {
  const [main = '', ...rest] = text.split(', ')
  const more = rest.join(', ')
  return scoreRole(main) - scoreCompany(main) + 0.25 * (scoreRole(more) - scoreCompany(more))
}

const choosePositionAndCompany = (segments: readonly Segment[], known: JobNames): JobNames => {
  const [first, second, ...more] = segments
  if (!first) return known
  if (known.position || known.company) {
    const other = known.position ? { company: first } : { position: first }
    return { ...known, ...other, isLabeled: true, others: [...known.others, ...segments.slice(1)] }
  }
  if (!second)
    return scoreRole(first.text) >= scoreCompany(first.text)
      ? { ...known, position: first }
      : { ...known, company: first }
  const scores = [first, second, ...more].map((segment) => scorePosition(segment.text))
  const best = scores.indexOf(Math.max(...scores))
  const position = segments[best] ?? first
  const rest = segments.filter((segment) => segment !== position)
  const company = chooseCompany(rest) ?? second
  const remaining = takeLocation(
    rest.filter((segment) => segment !== company),
    known.location,
    (segment) => couldBePlace(segment.text),
  )
  return {
    ...known,
    position,
    company,
    ...(remaining.location && { location: remaining.location }),
    others: [...known.others, ...remaining.names],
    margin: (scores[best] ?? 0) - scorePosition(company.text),
    isPositionFirst: segments.indexOf(position) < segments.indexOf(company),
  }
}

const chooseCompany = (segments: readonly Segment[]): Segment | undefined => {
  const best = [...segments].sort((a, b) => scoreCompany(b.text) - scoreCompany(a.text))[0]
  return best && scoreCompany(best.text) > 0 ? best : segments[0]
}

/** Where an entry's words are not clear, position and company take the order that most entries have. */
const settleNameOrder = (all: readonly JobNames[]): JobNames[] => {
  const votes = voteOnOrder(all)
  const isPositionFirst = votes >= 0
  const hasClearOrder = Math.abs(votes) >= CLEAR_ORDER
  return all.map((names) => {
    const { position, company, margin } = names
    if (!position || !company || names.isLabeled || names.isPositionFirst === isPositionFirst) return names
    const namesRole = scoreRole(position.text) >= 0.7
    if (margin >= CLEAR_MARGIN && (namesRole || !hasClearOrder || scoreRole(company.text) >= 2)) return names
    return { ...names, position: company, company: position }
  })
}

/** Above 0 where the position comes first in most entries. */
const voteOnOrder = (all: readonly JobNames[]): number =>
  all.reduce((votes, { position, company, isPositionFirst, margin }) => {
    if (!position || !company) return votes
    return votes + (isPositionFirst ? 1 : -1) * Math.min(MAX_VOTE, margin)
  }, 0)

/**
 * Several positions under one employer: an entry without one has that of the entry above it, where the employer stands
 * on a line of its own above the position there and `entries` show that it heads the others.
 */
export const inheritEmployers = (all: readonly JobNames[], entries: readonly Entry[]): JobNames[] => {
  let head: { company: Segment; position: Segment; lines: number } | undefined
  return all.map((names, i) => {
    const { company, position } = names
    const lines = entries[i]?.titleLines.length ?? 0
    if (company) head = position && company.line < position.line ? { company, position, lines } : undefined
    else if (
      head &&
      position?.style === head.position.style &&
      (head.company.style !== position.style || head.lines > lines)
    )
      return { ...names, company: head.company }
    return names
  })
}
