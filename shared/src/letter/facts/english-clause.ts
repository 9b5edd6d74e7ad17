import { getOpening } from '../../scoring/lexicon/verb-forms.ts'
import { IRREGULAR_PAST_EN } from '../../scoring/lexicon/verbs-en.ts'
import { inflectBases } from '../../scoring/suggestions/english/rewrite-english.ts'
import { BASE_VERBS_EN, toEnglishPast, VERB_OF_NOUN_EN } from '../../scoring/suggestions/english/verbs.ts'
import { rewriteLine } from '../../scoring/suggestions/rewrite-line.ts'
import type { Tense } from '../../scoring/suggestions/spanish/conjugate.ts'
import { getFirstWord, lowerFirst } from './opening-word.ts'

const KNOWN_PASTS_EN: ReadonlySet<string> = new Set([
  ...Object.keys(IRREGULAR_PAST_EN),
  ...[...BASE_VERBS_EN].map(toEnglishPast),
])
/** “Dedicated nurse” describes a person and is no clause. */
const DESCRIBES_PERSON =
  /^(?:dedicated|motivated|organi[sz]ed|experienced|certified|licen[sc]ed|trained|qualified|accomplished|committed|skilled|talented|focused|driven|registered|established|respected|seasoned)\s+(?:and\s+\p{L}+\s+)?(?!\d)(?:\p{L}+\s+)?(?:\p{L}+(?:er|or|ist|ant|ent|ian)|nurse|professional|graduate)(?!\p{L})/iu

const isEnglishPast = (text: string): boolean => {
  const word = getFirstWord(text)
  const isPast = KNOWN_PASTS_EN.has(word) || (word.endsWith('ed') && getOpening(text, 'en')?.form === 'past')
  return isPast && !DESCRIBES_PERSON.test(text)
}

/** The base form of a verb in the third person: `ensures`, `carries`. */
const findBaseOfThirdPerson = (word: string): string | undefined =>
  [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].find(
    (base) => base !== word && BASE_VERBS_EN.has(base),
  )

const inflectOpening = (text: string, tense: Tense): string | null => {
  const word = getFirstWord(text)
  const base = BASE_VERBS_EN.has(word) ? word : findBaseOfThirdPerson(word)
  if (base === undefined) return null
  const opened = base + text.slice(word.length)
  return tense === 'present' ? opened : inflectBases(opened, 'past')
}

/** Words that end as a gerund and say nothing of what was done. */
const NO_ACTIVITY =
  /^(?:including|having|being|seeking|looking|willing|outstanding|hardworking|during|according|following|thing)$/
const isActionNoun = (word: string): boolean =>
  VERB_OF_NOUN_EN.has(word) || /^\p{L}{3,}(?:ation|ition|ction|ment|ance)$/u.test(word)
/** Opens with a noun that could be a verb: “Design verification of pumps”. */
const NOUN_COMPOUND =
  /^(?:(?:design|test|process) (?:verification|validation|automation|improvement|optimi[sz]ation|development|documentation|execution)|lead generation|market (?:research|analysis)|report generation|project (?:management|coordination|planning))(?=[\s,.]|$)/u
const DUTY_LEAD =
  /^(?:(?:my|the|main|key|daily)\s+){0,2}(?:duties|responsibilities|tasks)\s+(?:includ(?:ed?|ing)|were|are|involved?)\s*:?\s+/i

/**
 * “Planning of shifts” → “my work included planning of shifts”; “Responsible for a depot” → “was responsible for a
 * depot”.
 */
const describeDuty = (plain: string, tense: Tense): string | null => {
  const isPast = tense === 'past'
  if (/^(?:responsible for|in charge of)\s/.test(plain)) return `${isPast ? 'was' : 'am'} ${plain}`
  const duties = plain.replace(DUTY_LEAD, '')
  const word = getFirstWord(duties)
  const isGerund = /^\p{L}{3,}ing$/u.test(word) && !NO_ACTIVITY.test(word)
  const isActivity =
    isGerund || NOUN_COMPOUND.test(duties) || (isActionNoun(word) && /^\p{L}+ (?:of|in|and|with) /u.test(duties))
  return isActivity ? `${MY_WORK} ${isPast ? 'included' : 'includes'} ${duties}` : null
}

/** How a clause begins that has a subject of its own. */
export const MY_WORK = 'my work'

/**
 * A line as a clause in the first person without “I”, or as one about “my work”. Null when it is not certain.
 */
export const toEnglishClause = (text: string, tense: Tense): string | null => {
  const plain = lowerFirst(text.replace(/^I\s+(?:have\s+)?/, '').replace(/^To\s+(?=\p{Ll})/u, ''))
  if (NOUN_COMPOUND.test(plain)) return describeDuty(plain, tense)
  const adverb = /^\p{L}+ly\s+/u.exec(plain)?.[0] ?? ''
  const verb = plain.slice(adverb.length)
  if (isEnglishPast(verb)) return plain
  const inflected = inflectOpening(verb, tense)
  if (inflected !== null) return adverb + inflected
  const rewritten = rewriteLine(text, 'en', tense)?.after
  const clause = rewritten && lowerFirst(rewritten)
  if (clause && (isEnglishPast(clause) || BASE_VERBS_EN.has(getFirstWord(clause)))) return clause
  return describeDuty(plain, tense)
}
