import type { Language } from '../../languages.ts'
import { getOpening, hasWeakOpening } from '../../scoring/lexicon/verb-forms.ts'
import { IRREGULAR_PAST_EN } from '../../scoring/lexicon/verbs-en.ts'
import { inflectBases } from '../../scoring/suggestions/english/rewrite-english.ts'
import { BASE_VERBS_EN, toEnglishPast } from '../../scoring/suggestions/english/verbs.ts'
import { rewriteLine } from '../../scoring/suggestions/rewrite-line.ts'
import { conjugateSpanish, type Tense } from '../../scoring/suggestions/spanish/conjugate.ts'
import { VERB_OF_NOUN_ES, WORK_VERBS_ES } from '../../scoring/suggestions/spanish/duty-nouns.ts'
import { conjugateInfinitives } from '../../scoring/suggestions/spanish/rewrite-spanish.ts'

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const firstWord = (text: string): string => /^[\p{L}'’-]+/u.exec(text)?.[0] ?? ''

const IRREGULAR_PAST_ES =
  /^(?:hice|puse|obtuve|tuve|mantuve|conduje|produje|reduje|introduje|traduje|deduje|propuse|expuse|dispuse|repuse|estuve|pude|supe|di|vi|fui|vine|dije|traje|anduve|quise)$/
const SPANISH_PRESENTS: ReadonlySet<string> = new Set([
  ...[...WORK_VERBS_ES, ...VERB_OF_NOUN_ES.values()].flatMap((verb) => conjugateSpanish(verb, 'present') ?? []),
  ...`llevo soy doy lidero colaboro trabajo elaboro manejo redacto aplico uso ejecuto participo apoyo oriento acompaño reporto
    documento analizo aseguro garantizo defino escribo leo paso subo bajo creo cuido domino ejerzo presto represento`.split(
    /\s+/,
  ),
])
/** Words that end as a verb of the first person and are none. */
const NO_SPANISH_VERBS = /^(?:aquí|así|allí|ahí|té|café|qué|porqué|bebé|chalé|carné|cliché|comité|puré|jersey)$/

/** “Desarrollo de plantillas” opens with a noun, “Desarrollo plantillas” with a verb. */
const GOES_ON_AS_NOUN = /^\p{L}+(?:\s+(?:de|del|y|e|o|en la|en el|para)\s|,)/iu

/** Whether a text opens with a Spanish verb in the first person. The present tells what a person does now. */
const opensInSpanishFirstPerson = (text: string, tense: Tense): boolean => {
  const word = firstWord(text)
  if (NO_SPANISH_VERBS.test(word)) return false
  if (IRREGULAR_PAST_ES.test(word) || /^\p{L}{3,}(?:é|í)$/u.test(word)) return true
  if (tense === 'past') return /^\p{L}{3,}(?:amos|imos)$/u.test(word)
  return SPANISH_PRESENTS.has(word) && !GOES_ON_AS_NOUN.test(text)
}

const toSpanishClause = (text: string, tense: Tense): string | null => {
  const plain = lowerFirst(text.replace(/^yo\s+/i, ''))
  const adverb = /^\p{L}+mente\s+/u.exec(plain)?.[0] ?? ''
  if (opensInSpanishFirstPerson(plain.slice(adverb.length), tense)) return plain
  const rewritten = rewriteLine(text, 'es', tense)?.after ?? conjugateInfinitives(plain, tense)
  const clause = rewritten && lowerFirst(rewritten)
  return clause && opensInSpanishFirstPerson(clause, tense) ? clause : null
}

const KNOWN_PASTS_EN: ReadonlySet<string> = new Set([
  ...Object.keys(IRREGULAR_PAST_EN),
  ...[...BASE_VERBS_EN].map(toEnglishPast),
])
/** “Dedicated nurse” describes a person and is no clause. */
const DESCRIBES_PERSON =
  /^(?:dedicated|motivated|organi[sz]ed|experienced|certified|licen[sc]ed|trained|qualified|accomplished|committed|skilled|talented|focused|driven|registered|established|respected|seasoned)\s+(?:and\s+\p{L}+\s+)?(?!\d)(?:\p{L}+\s+)?(?:\p{L}+(?:er|or|ist|ant|ent|ian)|nurse|professional|graduate)(?!\p{L})/iu

const isEnglishPast = (text: string): boolean => {
  const word = firstWord(text)
  const isPast = KNOWN_PASTS_EN.has(word) || (word.endsWith('ed') && getOpening(text, 'en')?.form === 'past')
  return isPast && !DESCRIBES_PERSON.test(text)
}

const toEnglishClause = (text: string, tense: Tense): string | null => {
  const plain = lowerFirst(text.replace(/^I\s+(?:have\s+)?/, ''))
  const adverb = /^\p{L}+ly\s+/u.exec(plain)?.[0] ?? ''
  const verb = plain.slice(adverb.length)
  if (isEnglishPast(verb)) return plain
  if (BASE_VERBS_EN.has(firstWord(verb))) return tense === 'present' ? plain : inflectBases(plain, 'past')
  const rewritten = rewriteLine(text, 'en', tense)?.after
  const clause = rewritten && lowerFirst(rewritten)
  return clause && (isEnglishPast(clause) || BASE_VERBS_EN.has(firstWord(clause))) ? clause : null
}

const MIN_WORDS = 4
const MAX_WORDS = 34
/** A line with these is a list, a label or an address, and no sentence that can be spoken. */
const UNSPEAKABLE = /https?:|www\.|@|[|•→<>{}[\]\\]|\.\.\.|…|^[^.;]{1,40}:\s|[:;,]$|\b(?:etc|e\.g|i\.e|p\. ?ej)\b/iu

/**
 * A line of a resume as a clause in the first person, without its subject in Spanish and without “I” in English:
 * “Responsable de la formación de 12 personas” → “formé a 12 personas”. Null when the result is not certain.
 */
export const toFirstPerson = (line: string, language: Language, tense: Tense): string | null => {
  const text = line
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
    .trim()
  const words = text.split(' ').length
  if (words < MIN_WORDS || words > MAX_WORDS || UNSPEAKABLE.test(text) || /[.!?]\s+\p{Lu}/u.test(text)) return null
  const clause = language === 'es' ? toSpanishClause(text, tense) : toEnglishClause(text, tense)
  if (clause === null || hasWeakOpening(clause, language)) return null
  return clause
}
