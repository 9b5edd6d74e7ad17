import { scoreCompany, scoreRole } from '../../lexicon/name-scores.ts'
import { isPlace } from '../../lexicon/places.ts'
import { isKnownPlace } from '../entries/place-segments.ts'
import { type Segment, splitSegment } from '../entries/segments.ts'
import { JOB_VERB } from './job-verb.ts'

/** Splits the segments of a job's title, without its place, into names. */
export type NameSplitter = (segments: readonly Segment[]) => Segment[]

/** One of several segments is split at dashes and bars only, because commas may belong to its name. */
const splitAtStrongSeparator = (segment: Segment): Segment[] => {
  if (!/\s[|•·–—@]\s/.test(segment.text)) return [segment]
  const parts = splitSegment(segment)
  const hasKnownPart = parts.some((part) => isPlace(part.text) || scoreRole(part.text) >= 2)
  return hasKnownPart || parts.length > 2 ? parts : [segment]
}

/** A segment that is alone at its strongest separator, one of several at dashes and bars. */
const splitAtSeparators: NameSplitter = (segments) =>
  segments.flatMap(segments.length < 2 ? splitSegment : splitAtStrongSeparator)

/** Each segment is one name: `Asistente | Cajera` over `Mercado Sol`. */
const keepWhole: NameSplitter = (segments) => (segments.length < 2 ? splitAtSeparators(segments) : [...segments])

const splitOnceAt =
  (separator: RegExp): NameSplitter =>
  (segments) => {
    const [only] = segments
    const [, first, second] = (segments.length === 1 && only && separator.exec(only.text)) || []
    if (!only || !first || !second) return splitAtSeparators(segments)
    return [first, second].map((text) => ({ ...only, text: text.trim() }))
  }

/** `Waitress, Olive – bar and grill`. */
const splitAtFirstComma = splitOnceAt(/^([^,]{3,}),\s+(.{3,})$/su)

/** `Makro: Coordinadora de Marketing`. */
const splitAtColon = splitOnceAt(/^(?=[^:]{3,60}(?<!\s)\s*:)([^:]*[^:\s])\s*:\s*(\p{Lu}[^:]{2,})$/u)

/** The ways to read the titles of one section: all its jobs are printed alike. */
export const NAME_SPLITTERS: readonly NameSplitter[] = [splitAtSeparators, keepWhole, splitAtFirstComma, splitAtColon]

const ARTICLE = '(?:(?:an?|la|el|una?|the)\\s{1,9})?'
const EMPLOYER_WORD = `(?:en|para|por|at|for)\\s{1,9}${ARTICLE}(?:empresa|compa[ñn][ií]a|firma|agencia|company|agency)(?:\\s{1,9}(?:contratista|familiar|privada))?(?:\\s{1,9}(?:llamada|called))?\\s{1,9}`
/** A full stop after an initial or an abbreviation ends no name: `St. Mary`, `Pvt. Ltd.`. */
const ABBREVIATED = '(?<=(?<!\\p{L})(?:\\p{Lu}|Pvt|Hr|Sec|St|Sta|Sto|Dr|Co))\\.'
/** `Minera Alba S.A. Duración 6 meses`: a legal form ends the name, unless it goes on (`S.A. de C.V.`). */
const AFTER_FORM = '(?<=\\s(?:S\\.?A|S\\.?A\\.?S|S\\.L|S\\.R\\.L|Ltda|Inc)\\.?)\\s(?!de\\s)'
const EMPLOYER_NAME = `(\\p{Lu}(?:[^,.;()]|${ABBREVIATED}){0,200}?)(?=\\s{1,9}(?:en|como|por|desde|hasta|donde|durante|ubicad[ao]|as|from|since|till)(?:\\s|$)|(?!${ABBREVIATED})[,.;(]|${AFTER_FORM}|$)`
/** `como secretaria en`, `as a driver at`: the role, then one of the prepositions and the employer. */
const roleThenEmployer = (prepositions: string): RegExp =>
  new RegExp(
    `^(?:[Cc]omo|[Dd]e|[Aa]s)\\s{1,9}${ARTICLE}(.{3,80}?)\\s{1,9}(?:${prepositions})\\s{1,9}${ARTICLE}${EMPLOYER_NAME}`,
    'u',
  )
const ROLE_THEN_EMPLOYER = [
  new RegExp(`^(?:(?:como|de|as)\\s{1,9})?${ARTICLE}(.{3,80}?)\\s{1,9}${EMPLOYER_WORD}${EMPLOYER_NAME}`, 'iu'),
  roleThenEmployer('en|para|por|at|for'),
  roleThenEmployer('in|with'),
] as const
const EMPLOYER_THEN_ROLE = new RegExp(
  `^(?:${EMPLOYER_WORD}|(?:en|para|at|for|in|with)\\s{1,9}${ARTICLE})${EMPLOYER_NAME}.{0,200}?\\s(?:como|de|as)\\s{1,9}${ARTICLE}(\\p{L}[^,.;()]{2,80}?)(?=\\s{1,9}en\\s{1,9}\\p{Lu}|\\s{1,9}(?:from|since|desde|for)(?:\\s|$)|[,.;(]|$)`,
  'iu',
)

/** `Becaria durante el verano`: when the work was. */
const TIME = /\s(?:durante|during)\s.*$/isu

/** Role and employer in a sentence: `Trabajé como reponedora por Sidras Alba`, `Secretaria en la empresa Duna`. */
export const splitProse = (segment: Segment): Segment[] | undefined => {
  const verb = JOB_VERB.exec(segment.text)?.[0] ?? ''
  const text = segment.text.slice(verb.length)
  const [sentence, role, employer] =
    ROLE_THEN_EMPLOYER.slice(0, verb ? undefined : 1)
      .map((pattern) => pattern.exec(text))
      .find((found) => found) ?? []
  const [, employerFirst, roleSecond] = (verb && !sentence && EMPLOYER_THEN_ROLE.exec(text)) || []
  const names = sentence ? [role?.replace(TIME, ''), employer] : [roleSecond, employerFirst]
  if (!names[0] || !names[1] || !/^\p{Lu}/u.test(names[1])) return undefined
  return names.flatMap((name, i) =>
    name ? [{ ...segment, text: name, label: i === 0 ? ('position' as const) : ('company' as const) }] : [],
  )
}

interface Names {
  readonly position?: Segment
  readonly company?: Segment
  readonly location?: Segment
  readonly others: readonly Segment[]
}

type Feature = readonly [holds: (position: string, company: string, names: Names) => boolean, score: number]

const hasOpenBracket = (text: string): boolean => text.split('(').length !== text.split(')').length

/** Features of a good reading of a job's title. */
const FEATURES: readonly Feature[] = [
  [(position, company) => position !== '' && company !== '', 2],
  [(position) => scoreRole(position) >= 2, 1.5],
  [(position) => scoreRole(position) >= 0.7, 0.5],
  [(position) => scoreCompany(position) >= 2, -1],
  [(_, company) => scoreCompany(company) >= 2, 1],
  [(_, company) => company !== '' && scoreRole(company) >= 2, -2],
  [(_, company) => isPlace(company) || isKnownPlace(company), -1.5],
  [(position) => position.includes(', '), -0.3],
  [(position, company) => hasOpenBracket(position) || hasOpenBracket(company), -2],
  [(position, company) => /^\p{Ll}/u.test(position) || /^\p{Ll}/u.test(company), -0.8],
  [(position, company) => / [-–—|] /.test(company) || /, .*, /.test(position), -0.4],
  [(_, __, { location }) => location !== undefined, 0.3],
  [(_, __, { others }) => others.length > 0, -0.6],
]

/** How well the names of the jobs of a section fit their fields, added up. */
export const scoreReading = (all: readonly Names[]): number =>
  all.reduce((total, names) => {
    const position = names.position?.text ?? ''
    const company = names.company?.text ?? ''
    return total + FEATURES.reduce((sum, [holds, score]) => sum + (holds(position, company, names) ? score : 0), 0)
  }, 0)
