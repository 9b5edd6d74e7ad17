import { isCountryOrState } from '../../../lexicon/country-names.ts'
import { scoreRole } from '../../../lexicon/name-scores.ts'
import { hasKnownPlace } from '../../../lexicon/places.ts'
import { cacheByText } from '../../../lexicon/text-cache.ts'
import { hasOpenBracket } from '../../../lines/parsed-line.ts'
import { scoreTextKinds } from '../../../text-kind/text-kind.ts'
import { isDuration } from '../../dates/dated-lines.ts'
import { isDateFragment } from '../../dates/find-date-range.ts'
import { namesDuties } from '../labelled-values.ts'
import { isKnownPlace, isPlaceInCountry } from '../place-segments.ts'
import { type Segment, trimPunctuation } from '../segments.ts'
import { isAfterPreposition, joinParts, type LinePart } from './line-parts.ts'
import {
  findCourse,
  findTextMarks,
  isClient,
  isFaculty,
  isFieldOfWork,
  isLeader,
  isStatus,
  isTime,
  isUnit,
} from './text-marks.ts'
import { WEIGHTS } from './weights.ts'

/** Fields of an entry's title as bits: position or degree, company or school, place. */
export const TITLE = 1
export const ORGANIZATION = 2
export const PLACE = 4
const OTHER = 0
const NAMES = TITLE | ORGANIZATION
type Field = typeof TITLE | typeof ORGANIZATION | typeof PLACE | typeof OTHER

export type EntryKind = 'job' | 'study'

/** A span of a title line with the field that it holds (0: none). */
interface Span {
  readonly field: number
  readonly segment: Segment
}

/** One way to read a title line: its fields, as a sum of bits and in order. */
export interface LineReading {
  readonly fields: number
  readonly score: number
  readonly spans: readonly Span[]
  /** The fields in order, `D` first where the line has dates. */
  readonly order: string
}

/** A field goes over at most this many parts. */
const MAX_SPAN_PARTS = 4
/** A reading of a line that fits worse than the best one by more than this is given up. */
const MAX_WORSE = 8
const FLOOR = -7

type FieldScores = Readonly<Record<Field, number>>

/** Dates and words for today are no names, whatever else lacks one. */
const IMPOSSIBLE = FLOOR - MAX_WORSE
const NO_NAME: FieldScores = { [TITLE]: IMPOSSIBLE, [ORGANIZATION]: IMPOSSIBLE, [PLACE]: IMPOSSIBLE, [OTHER]: 0 }

/** How well a text fits each field of an entry's title, as logarithms of probabilities. */
export const scoreFields = (text: string, kind: EntryKind): FieldScores => fieldScorers[kind](text)

const fieldScorers: Readonly<Record<EntryKind, (text: string) => FieldScores>> = {
  job: cacheByText((text) => computeFields(text, 'job')),
  study: cacheByText((text) => computeFields(text, 'study')),
}

/** A word before a date that stands on another line. */
const DATE_LEAD = /^(?:desde|hasta|since|from|until|till)$/iu

const computeFields = (text: string, kind: EntryKind): FieldScores => {
  if (isDateFragment(text) || isDuration(text) || DATE_LEAD.test(text) || namesDuties(text) || isStatus(text))
    return NO_NAME
  const scores = scoreTextKinds(text.slice(0, findCourse(text)?.at || undefined).trim())
  const sum = (...terms: readonly (readonly [number, number])[]): number =>
    Math.max(
      FLOOR,
      Math.log(terms.reduce((total, [share, log]) => total + share * Math.exp(log), Math.exp(WEIGHTS.unknown))),
    )
  const marks = findTextMarks(text)
  const [title, organization] =
    kind === 'job'
      ? [
          sum([1, scores.title], [0.15, scores.degree], [0.1, scores.text]),
          sum([1, scores.organization], [1, scores.school], [0.6, scores.person], [0.2, scores.place]),
        ]
      : [
          sum([1, scores.degree], [0.3, scores.title], [0.4, scores.skill], [0.1, scores.text]),
          sum([1, scores.school], [0.7, scores.organization], [0.3, scores.person], [0.1, scores.place]),
        ]
  const penalty = marks.isDeed || marks.isPerson ? DEED_PENALTY : marks.isPlace ? PLACE_PENALTY : 0
  const place = marks.couldBePlace ? Math.max(marks.isPlace ? KNOWN_PLACE : FLOOR, scores.place) : FLOOR
  const owned = marks.isQuoted || marks.isCompany ? WEIGHTS.quoted : 0
  const isDegree = kind === 'study' && marks.isDegree
  return {
    [TITLE]: penalty + WEIGHTS.kind * ((isDegree ? Math.max(MIN_TITLE_SCORE, title) : title) - owned),
    [ORGANIZATION]:
      penalty +
      (marks.isUnit ? WEIGHTS.unit : marks.isLevel || isDegree ? LEVEL_PENALTY : 0) +
      WEIGHTS.kind * (marks.isQuoted ? Math.min(0, organization + owned) : organization),
    [PLACE]: WEIGHTS.place * place,
    [OTHER]:
      marks.isNote || marks.isPerson
        ? WEIGHTS.otherNote
        : Math.max(
            WEIGHTS.other + WEIGHTS.otherName * Math.exp(Math.max(title, organization)),
            marks.isUnit || (kind === 'study' && marks.isLevel) ? WEIGHTS.otherUnit : -Infinity,
            kind === 'study' ? WEIGHTS.studyField + scores.degree : -Infinity,
          ),
  }
}

/** What speaks against a known place as a name, and for it as a place. */
const PLACE_PENALTY = -2.5
/** What speaks against a level of studies or a degree as a school, and against a deed as a name. */
const LEVEL_PENALTY = -2.5
const DEED_PENALTY = -4
const KNOWN_PLACE = -0.2

interface OpenReading {
  readonly score: number
  readonly fields: number
  readonly spans: readonly Span[]
  /** The last span's field. */
  readonly last: number
}

// A sequence of fields in bits: three for each, and this one where a text is in no field.
const HAS_OTHER = 1 << 9

const addToSequence = (sequence: number, field: Field): number =>
  field === OTHER ? sequence | HAS_OTHER : (sequence & HAS_OTHER) | (((sequence << 3) | field) & (HAS_OTHER - 1))

/** The best way to read a title line for each sequence of fields, with and without texts that are in none. */
export const readLine = (parts: readonly LinePart[], kind: EntryKind, isDated: boolean): LineReading[] => {
  if (parts.length === 0) return isDated ? [{ fields: 0, score: 0, spans: [], order: 'D' }] : []
  const table: Map<number, OpenReading>[] = [new Map([[0, { score: 0, fields: 0, spans: [], last: -1 }]])]
  for (let end = 1; end <= parts.length; end++) {
    const best = new Map<number, OpenReading>()
    for (let start = Math.max(0, end - MAX_SPAN_PARTS); start < end; start++) {
      const span = parts.slice(start, end)
      const joins = span.slice(1).reduce((sum, part) => sum + part.join, 0)
      const places =
        span.slice(1).filter(isPlaceInName).length * WEIGHTS.placeInName +
        (span.slice(1).some(({ text }) => isClient(text)) ? WEIGHTS.clientInName : 0)
      const unit =
        (span[1]?.joint.includes(',') && isUnit(span[0]?.text ?? '') ? WEIGHTS.unitInName : 0) +
        (isOrganizationWithUnits(span, kind) ? WEIGHTS.unitAfterName : 0)
      const titles = areTitles(span, kind) ? WEIGHTS.titles : 0
      const text = trimPunctuation(joinParts(span))
      const [first, ...others] = span
      if (!first || !/\p{L}/u.test(text) || others.some((part) => isStatus(part.text))) continue
      const scores = scoreLabel(span) ?? scoreSpan(span, text, kind)
      const brackets = hasOpenBracket(text) || /^[^(]*\)/.test(text) ? WEIGHTS.openBracket : 0
      const segment = { ...first.segment, text }
      for (const [sequence, before] of table[start] ?? []) {
        const { fields } = before
        const open = before.score + joins + (start > 0 ? first.split : 0)
        for (const field of [TITLE, ORGANIZATION, PLACE, OTHER] as const) {
          if (field !== OTHER && (fields & field) !== 0) continue
          const own =
            ((field & NAMES) !== 0 ? places : 0) + (field === ORGANIZATION ? unit : field === TITLE ? titles : 0)
          const score =
            open +
            brackets +
            own +
            scores[field] +
            scoreJoint(span, text, {
              last: before.last,
              isAlone: before.spans.length === 1,
              next: parts[end],
              field,
              kind,
            })
          const key = addToSequence(sequence, field)
          if (score <= (best.get(key)?.score ?? -Infinity)) continue
          best.set(key, { score, fields: fields | field, last: field, spans: [...before.spans, { field, segment }] })
        }
      }
    }
    table.push(best)
  }
  const least = Math.max(...[...(table.at(-1)?.values() ?? [])].map(({ score }) => score)) - MAX_WORSE
  return [...(table.at(-1) ?? [])]
    .filter(([, { score }]) => score >= least)
    .map(([, { fields, score, spans }]) => ({
      fields,
      score,
      spans,
      order: `${isDated ? 'D' : ''}${spans.map(({ field }) => field).join('')}`,
    }))
}

interface SpanPlace {
  /** The field before it, -1 at the start of a line. */
  readonly last: number
  /** Whether there is one field before it. */
  readonly isAlone: boolean
  readonly next: LinePart | undefined
  readonly field: Field
  readonly kind: EntryKind
}

/** `Talleres Ibarra, Uruguay`: a country or a known town after a comma is hardly the end of a name. */
const isPlaceInName = ({ joint, text }: LinePart): boolean => /[,.]/.test(joint) && isKnownPlace(text)

/** `Ribera University, Faculty of Botany`: an organization before parts of it. */
const isOrganizationWithUnits = (span: readonly LinePart[], kind: EntryKind): boolean => {
  const at = span.findIndex(({ joint }, i) => i > 0 && /[,–—-]/.test(joint))
  if (at < 0 || !span.slice(at).every(({ text }) => isUnit(text) || isFaculty(text))) return false
  const scores = scoreFields(trimPunctuation(joinParts(span.slice(0, at))), kind)
  return scores[ORGANIZATION] > scores[TITLE]
}

/** Whether it stands after a dash, or after another font, which may have the dash at its edge. */
const isAfterDash = ({ joint, segment }: LinePart): boolean =>
  /^\s[–—-]{1,2}\s/.test(joint) || (joint === '' && !segment.afterGap)

/** A name may go on with what it is about: `Técnica en prácticas – Suelos`, `Ulma Hermanos, vivero de olivos`. */
const scoreSpan = ([first, second, third]: readonly LinePart[], text: string, kind: EntryKind): FieldScores => {
  const scores = scoreFields(text, kind)
  if (kind !== 'job' || !first || !second || third) return scores
  const own = scoreFields(trimPunctuation(first.text), kind)
  if (second.joint === ', ' && /^\p{Ll}/u.test(second.text) && scoreRole(second.text) < 2)
    return { ...scores, [ORGANIZATION]: Math.max(scores[ORGANIZATION], own[ORGANIZATION] + WEIGHTS.apposition) }
  if (!isAfterDash(second) || own[TITLE] < MIN_TITLE_SCORE) return scores
  return { ...scores, [TITLE]: Math.max(scores[TITLE], own[TITLE] + WEIGHTS.specialTitle) }
}

/** `Cook | Waitress`: several positions or degrees. */
const areTitles = (span: readonly LinePart[], kind: EntryKind): boolean =>
  span.length > 1 &&
  span.every(
    ({ text, joint }, i) =>
      (i === 0 || STRONG_JOINT.test(joint)) && scoreFields(trimPunctuation(text), kind)[TITLE] > MIN_TITLE_SCORE,
  )

const STRONG_JOINT = /[|·•–—/]|\s-/
/** Log-probability of a title of its own. */
const MIN_TITLE_SCORE = -0.7

/** What the characters before a span say about its field. */
const scoreJoint = (
  span: readonly LinePart[],
  text: string,
  { last, isAlone, next, field, kind }: SpanPlace,
): number => {
  const [first, ...others] = span
  if (!first || last < 0) return 0
  if (field === OTHER && last === TITLE && kind === 'job' && first.joint.includes(',')) return WEIGHTS.otherAfterTitle
  if (field === OTHER && last === TITLE && isAlone && isLeader(text)) return WEIGHTS.leaderAfterTitle
  if (field === OTHER && last === TITLE && kind === 'job' && first.segment.afterGap)
    return scoreFields(text, kind)[ORGANIZATION] > scoreFields(text, kind)[TITLE] ? WEIGHTS.cellAfterTitle : 0
  const isGloss = first.joint.includes('(') && others.length === 0 && /^\p{Ll}/u.test(text)
  if (field === OTHER && last === ORGANIZATION && isGloss) return WEIGHTS.gloss
  if (kind === 'job' && (field === PLACE || field === OTHER) && first.joint === ' at ') return WEIGHTS.otherAfterAt
  // A country follows its city.
  if (field === PLACE && !isCountryOrState(text)) {
    if (first.joint.includes('(') && hasKnownPlace(text)) return WEIGHTS.placeInBrackets
    if (/[,.]/.test(first.joint) && (isKnownPlace(text) || isPlaceInCountry(text))) return WEIGHTS.placeAfterComma
  }
  // `Cajera en Mercado Sur` names the employer after the position, and it has no further preposition before a name.
  if (!isAfterPreposition(first) || last !== TITLE || field !== ORGANIZATION) return 0
  if (isFieldOfWork(text)) return WEIGHTS.fieldAfterEn
  if (isKnownPlace(text)) return 0
  const isEnd = next === undefined || /^\s?[,(]/.test(next.joint) || isKnownPlace(next.text) || isTime(next.text)
  return isEnd && !others.some(isAfterPreposition) ? WEIGHTS.employerAfterEn : 0
}

const LABELED: Readonly<Partial<Record<NonNullable<Segment['label']>, Field>>> = {
  company: ORGANIZATION,
  school: ORGANIZATION,
  body: ORGANIZATION,
  position: TITLE,
  degree: TITLE,
  place: PLACE,
}

/** A labeled part is alone in its field. */
const scoreLabel = (span: readonly LinePart[]): FieldScores | undefined => {
  const label = span.find(({ segment }) => segment.label)?.segment.label
  if (!label) return undefined
  const own = span.length === 1 ? (LABELED[label] ?? OTHER) : undefined
  const score = (field: Field): number => (field === own ? 0 : NEVER)
  return { [TITLE]: score(TITLE), [ORGANIZATION]: score(ORGANIZATION), [PLACE]: score(PLACE), [OTHER]: score(OTHER) }
}

const NEVER = -9
