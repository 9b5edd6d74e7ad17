import { normalizeText } from '../../parser/lexicon/fold.ts'
import { getOpening } from '../../scoring/lexicon/verb-forms.ts'
import { rewriteLine } from '../../scoring/suggestions/rewrite-line.ts'
import { conjugateSpanish, type Tense } from '../../scoring/suggestions/spanish/conjugate.ts'
import { VERB_OF_NOUN_ES, WORK_VERBS_ES } from '../../scoring/suggestions/spanish/duty-nouns.ts'
import { getArticle } from '../../scoring/suggestions/spanish/objects.ts'
import { conjugateInfinitives } from '../../scoring/suggestions/spanish/rewrite-spanish.ts'
import { getFirstWord, lowerFirst } from './opening-word.ts'

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
  const word = getFirstWord(text)
  if (NO_SPANISH_VERBS.test(word)) return false
  if (IRREGULAR_PAST_ES.test(word) || /^\p{L}{3,}(?:é|í)$/u.test(word)) return true
  if (tense === 'past') return /^\p{L}{3,}(?:amos|imos)$/u.test(word)
  return SPANISH_PRESENTS.has(word) && !GOES_ON_AS_NOUN.test(text)
}

/** “Responsable de sucursal” → “fui responsable de sucursal”; “Apoyo en auditorías” → “di apoyo en auditorías”. */
const describeDuty = (plain: string, tense: Tense): string | null => {
  const isPast = tense === 'past'
  const [, role = '', duty = ''] = /^(responsable|encargad[oa]|a cargo)\s+(del?\s.+)$/iu.exec(plain) ?? []
  if (/^responsable/i.test(role)) return `${isPast ? 'fui' : 'soy'} responsable ${duty}`
  if (/^encargad/i.test(role)) return `me ${isPast ? 'encargué' : 'encargo'} ${duty}`
  if (role !== '') return `${isPast ? 'estuve' : 'estoy'} a cargo ${duty}`
  const [, part = '', joined = ''] = /^(participación|colaboración|apoyo)(\s+(?:en|con|al?)\s.+)$/iu.exec(plain) ?? []
  if (/^apoyo/i.test(part)) return `${isPast ? 'di' : 'doy'} apoyo${joined}`
  if (part !== '') return `${/^parti/i.test(part) ? 'particip' : 'colabor'}${isPast ? 'é' : 'o'}${joined}`
  const noun = getFirstWord(plain)
  const isActivity = VERB_OF_NOUN_ES.has(normalizeText(noun)) || getOpening(plain, 'es')?.form === 'noun'
  const article = isActivity && /^\p{L}+(?:,|\s+(?:del?|al?|y|e|en|con)\s)/u.test(plain) ? getArticle(noun) : null
  return article && `me ${isPast ? 'ocupé' : 'ocupo'} ${article === 'el' ? 'del' : 'de la'} ${plain}`
}

/** A line as a clause in the first person, which has no subject: “formé a 12 personas”. Null when it is not certain. */
export const toSpanishClause = (text: string, tense: Tense): string | null => {
  const plain = lowerFirst(text.replace(/^yo\s+/i, ''))
  const adverb = /^\p{L}+mente\s+/u.exec(plain)?.[0] ?? ''
  if (opensInSpanishFirstPerson(plain.slice(adverb.length), tense)) return plain
  const rewritten = rewriteLine(text, 'es', tense)?.after ?? conjugateInfinitives(plain, tense)
  const clause = rewritten && lowerFirst(rewritten)
  return clause && opensInSpanishFirstPerson(clause, tense) ? clause : describeDuty(plain, tense)
}
