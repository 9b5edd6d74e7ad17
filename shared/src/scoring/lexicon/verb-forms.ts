import type { Language } from '../../languages.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import { scoreRole } from '../../parser/lexicon/name-scores.ts'
import {
  ACTION_VERBS_EN,
  BEFORE_ARTICLES_EN,
  IRREGULAR_PAST_EN,
  NON_GERUNDS_EN,
  OPENING_VERBS_EN,
  WEAK_OPENERS_EN,
} from './verbs-en.ts'
import {
  ACTION_NOUNS_ES,
  ACTION_STEMS_ES,
  ACTIONS_WITH_OBJECT_ES,
  INFINITIVE_ER_ES,
  NON_ACTION_NOUNS_ES,
  NON_INFINITIVES_ES,
  PRESENT_FORMS_ES,
  WEAK_OPENERS_ES,
} from './verbs-es.ts'

/** The word that a line opens with, and its form. */
export interface Opening {
  readonly word: string
  readonly form: 'past' | 'present' | 'gerund' | 'infinitive' | 'noun'
}

const BASE_VERBS_EN = new Set([...ACTION_VERBS_EN, ...OPENING_VERBS_EN])

/** `cowrote`, `remade`, `oversold`: an irregular past with a prefix. */
const PREFIX_EN = /^(?:co|re|over|out|fore)(?=[a-z]{3})/

const isIrregularPast = (word: string): boolean => {
  const rest = word.replace(PREFIX_EN, '')
  const base = Object.hasOwn(IRREGULAR_PAST_EN, rest) ? IRREGULAR_PAST_EN[rest] : undefined
  return Object.hasOwn(IRREGULAR_PAST_EN, word) || (base !== undefined && base !== rest)
}

const findBaseOfPast = (word: string): string | undefined => {
  if (!word.endsWith('ed')) return undefined
  const stem = word.slice(0, -2)
  const candidates = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(\w)\1$/, '$1')]
  return candidates.find((c) => BASE_VERBS_EN.has(c))
}

const findBaseOfGerund = (word: string): string | undefined => {
  if (!word.endsWith('ing')) return undefined
  const stem = word.slice(0, -3)
  return [stem, `${stem}e`, stem.replace(/(\w)\1$/, '$1')].find((c) => BASE_VERBS_EN.has(c))
}

const getEnglishOpening = (written: string): Opening | null => {
  const word = written.replaceAll('-', '')
  if (isIrregularPast(word)) return { word, form: 'past' }
  if (
    /^[a-z-]{4,}ed$/.test(word) &&
    !/^(need|speed|seed|feed|embed|exceed|red|bed|hundred|related|based|united|advanced|limited|certified|experienced|skilled|detailed)$/.test(
      word,
    )
  )
    return { word, form: 'past' }
  if (findBaseOfPast(word)) return { word, form: 'past' }
  if (BASE_VERBS_EN.has(word)) return { word, form: 'present' }
  if (
    word.endsWith('s') &&
    (BASE_VERBS_EN.has(word.slice(0, -1)) ||
      BASE_VERBS_EN.has(word.replace(/es$/, '')) ||
      BASE_VERBS_EN.has(word.replace(/ies$/, 'y')))
  )
    return { word, form: 'present' }
  // `Co-lead a team`
  const base = written.replace(/^(?:co|re|pre|over|cross|self)-/, '')
  if (base !== written && BASE_VERBS_EN.has(base)) return { word, form: 'present' }
  if (findBaseOfGerund(word) || (/^[a-z]{3,}ing$/.test(word) && !NON_GERUNDS_EN.has(word)))
    return { word, form: 'gerund' }
  return null
}

/** `cuidadora`, `gestora`: who does it, not what was done. */
const AGENT_NOUN = /(d|t|s)or(a|es|as)?$|er[oa]s?$|istas?$/

const hasActionStem = (word: string): boolean =>
  ACTION_STEMS_ES.some((stem) => stem.length >= 3 && word.startsWith(stem))

const isInfinitive = (word: string): boolean =>
  /^(?:dar|leer)$/.test(word) ||
  (word.length > 4 && ((/[ai]r$/.test(word) && !NON_INFINITIVES_ES.has(word)) || INFINITIVE_ER_ES.test(word)))

/** No form of a verb in a resume: an accent before the last two syllables, and the second person: `diagnóstico`, `entregas`. */
const NO_PRESENT = /^[^áéó]*[áéó]\p{L}*[aeo]s?$|[ae]s$/u

/** Pasts without an accent on the ending, with their prefixes: `compuse`, `sostuvo`. */
const IRREGULAR_PAST_ES =
  /^(?:dio|di|dimos|vio|fuimos|quis[eo]|supe|supo|dij[eo]|pude|pudo|trajo|logre|consegui|(?:des|re|satis)?(?:hice|hizo|fice|fizo)|(?:com|dis|ex|im|inter|o|pro|re|sobre|su)?pus[eo]|(?:abs|con|de|entre|man|ob|re|sos)?tuv[eo]|(?:es|and)tuv[eo]|anduv[eo]|(?:con|de|in|intro|pro|re|repro|se|tra)duj[eo]|(?:abs|a|con|ex|re|sus)traj[eo]|(?:inter|con|pre|pro|sobre)vin[eo])$/

/** `atendía`, `servía`: an infinitive in -er or of the commonest verbs in -ir. */
const isImperfect = (word: string): boolean =>
  word.endsWith('ia') &&
  (INFINITIVE_ER_ES.test(`${word.slice(0, -2)}er`) ||
    /^(?:abr|asist|cumpl|dirig|escrib|impart|part|recib|reun|segu|serv)ia$/.test(word))

/** `raw` has its accents, which tell `lideré` from a noun. */
const getSpanishOpening = (raw: string): Opening | null => {
  const accented = raw.normalize('NFC').toLowerCase()
  const word = normalizeText(raw)
  if (NON_ACTION_NOUNS_ES.has(word)) return null
  // Before the nouns: `manejó` is none.
  if (/[éíó]$/.test(accented) && (word.length > 3 || word === 'use')) return { word, form: 'past' }
  if (ACTION_NOUNS_ES.has(word)) return { word, form: 'noun' }
  if (PRESENT_FORMS_ES.has(accented)) return { word, form: 'present' }
  if ((/(amos|imos|aron|ieron|jeron|aba|abamos)$/.test(word) && word.length > 5) || isImperfect(word))
    return { word, form: 'past' }
  if (IRREGULAR_PAST_ES.test(word)) return { word, form: 'past' }
  if (/^(creo|hago|produzco|traduzco|conduzco|introduzco|reduzco|mantengo|propongo|dirijo|elijo|sirvo)$/.test(word))
    return { word, form: 'present' }
  if (isInfinitive(word.replace(/(?<=[aei]r)(me|se)$/, ''))) return { word, form: 'infinitive' }
  if (/(ando|iendo|yendo)$/.test(word) && word.length > 5) return { word, form: 'gerund' }
  if (NON_ACTION_NOUNS_ES.has(word.replace(/es$/, ''))) return null
  if (/([cstxn]ion|[csxn]iones|mientos?|aje|eo|ura)$/.test(word) && word.length > 5) return { word, form: 'noun' }
  if (isParticiple(word)) return null
  if (/(o|e|a|i|es|as)$/.test(word) && word.length > 4 && !AGENT_NOUN.test(word) && hasActionStem(word))
    return { word, form: NO_PRESENT.test(accented) ? 'noun' : 'present' }
  return null
}

/** `armada`, `entrada`: a stem with the ending of a participle is a name or a state. */
const isParticiple = (word: string): boolean => /adas?$/.test(word) && hasActionStem(word.replace(/adas?$/, ''))

/** What follows a verb and no noun: `Fomento un…`, `Impulso la…`. */
const OBJECT_ARTICLE = /^(un|una|unos|unas|el|la|los|las|mis?|sus?)$/

/** `Fomento un ambiente` and `Desarrollo y ejecuto planes` open with a verb that is also a noun. */
const isVerbInContext = ([first = '', second = '', third = '']: readonly string[]): boolean =>
  /o$/.test(first) &&
  (OBJECT_ARTICLE.test(second) ||
    (/^[ye]$/.test(second) && /o$/.test(third) && !ACTION_NOUNS_ES.has(third) && hasActionStem(third)))

/** A pronoun or an auxiliary before the verb: `Me especialicé`, `He diseñado`. */
const SPANISH_PREFIX = /^(me|se|nos|he|ha|hemos|han)$/
const SPANISH_PARTICIPLE = /(ad|id|ich|ech|uest|ert|rit|ist)o$/

const getSpanishPhrase = (words: readonly string[]): Opening | null => {
  const plain = words.slice(0, 3).map(normalizeText)
  const [first = '', second = ''] = plain
  if (SPANISH_PREFIX.test(first))
    return /^h/.test(first)
      ? SPANISH_PARTICIPLE.test(second)
        ? { word: second, form: 'past' }
        : null
      : getSpanishOpening(words[1] ?? '')
  // “Archivado de documentos” is a noun of action.
  if ((/[ai]do$/.test(first) && /^(de|del|y)$/.test(second)) || ACTIONS_WITH_OBJECT_ES.test(`${first} ${second}`))
    return { word: first, form: 'noun' }
  const opening = getSpanishOpening(words[0] ?? '')
  return opening?.form === 'noun' && isVerbInContext(plain) ? { word: opening.word, form: 'present' } : opening
}

/** The mark of a list that was read as a letter: `Z Planned …`. */
const LETTER_MARK = /^[^aeiouy]$/i

/** Words before the verb that only link it to the line above. */
const CONNECTIVE = /^(?:ademas|tambien|asimismo|siempre|luego|also|always|later|now|often|then)$/

/** Verbs with the ending of an adverb: `apply`, `implementé`. */
const NO_ADVERB =
  /^(apply|supply|rely|multiply|comply|(imple|incre|fo|docu|comple|experi|argu|funda|frag|ali|ce|orna|regla|aco)mente)$/

/** `Design and planting of …`: nouns, although the first word is a form of a verb too. */
const NOUNS_EN = /^(?!\S+(?:ed|ing)\b)\S+ (?:and \S+ )?of\b/i

/** `Research analyst for …` names a post: a verb takes no role in the singular right behind it. */
const isPostName = ({ form }: Opening, next: string): boolean => form === 'present' && scoreRole(next) >= ROLE_NOUN
const ROLE_NOUN = 2

/** A verb before its object: `Answer the telephone`. Without a sign between the words. */
const BEFORE_ARTICLE = /^[^\p{L}]*(?:\p{L}+ly\s+)?(\p{L}{2,})\s+(?:the|an?|our|all|each|every|its|their|my)\s/iu

const isVerbBeforeArticle = (text: string): boolean => {
  const word = BEFORE_ARTICLE.exec(text)?.[1]
  return word !== undefined && !BEFORE_ARTICLES_EN.has(word.toLowerCase())
}

const SPANISH_LINK = /^(?:de|del|y|para|con|en)$/i

/** The action verb or noun that a line opens with, after an adverb ("Successfully led"); null when there is none. */
export const getOpening = (text: string, language: Language): Opening | null => {
  const words = text.match(/[\p{L}-]+/gu) ?? []
  const first = words[0] ?? ''
  const plain = normalizeText(first)
  const adverb = CONNECTIVE.test(plain) || (/(ly|mente)$/.test(plain) && !NO_ADVERB.test(plain))
  const phrase = adverb || LETTER_MARK.test(first) ? words.slice(1) : words
  const spanish = language === 'es' ? getSpanishPhrase(phrase) : null
  // In Spanish text, `Fine-tuning de modelos` and `Marketing y ventas` open with a noun.
  if (!spanish && language === 'es' && /ing$/i.test(phrase[0] ?? '') && SPANISH_LINK.test(phrase[1] ?? ''))
    return { word: normalizeText(phrase[0] ?? ''), form: 'noun' }
  if (spanish || NOUNS_EN.test(phrase.join(' '))) return spanish
  const english = getEnglishOpening(normalizeText(phrase[0] ?? ''))
  if (english) return isPostName(english, phrase[1] ?? '') ? null : english
  return language === 'en' && isVerbBeforeArticle(text)
    ? { word: normalizeText(phrase[0] ?? ''), form: 'present' }
    : null
}

const WEAK_OPENERS: Readonly<Record<Language, readonly RegExp[]>> = { es: WEAK_OPENERS_ES, en: WEAK_OPENERS_EN }

/** Whether a line opens with a duty ("Responsible for") instead of an action. */
export const hasWeakOpening = (text: string, language: Language): boolean => {
  const plain = normalizeText(text)
  return WEAK_OPENERS[language].some((pattern) => pattern.test(plain))
}
