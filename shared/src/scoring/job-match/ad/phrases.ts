import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { splitWords, truncate } from '../../context/text.ts'
import { GENERIC_WORDS, SENTENCE_WORDS, TRAITS } from '../../lexicon/generic-words.ts'
import { extractTerms, type Term } from '../terms.ts'
import { toSearchText } from '../tokens.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { FUNCTION_WORDS } from '../word-family.ts'

/** Words that open the name of a skill in an ad and are not part of it. */
const OPENING =
  /^(?:(?:necesitamos|buscamos|pedimos|se busca|se necesita|we need|looking for)\s+(?:una?\s+)?(?:personas?|people|someone|a person)\s+(?:para|con|for|with|to)\s+|(?:and|or|y|e|o|u|the|an?|el|la|los|las|un|una|some|any|also|additionally|etc|very|muy|solid|strong|proven|good|excellent|basic|advanced|relevant|previous|prior|practical|hands-on|demonstrable|in-depth|deep|full|valid|current|certified|own|clinical|recent|professional|buen|buena|buenos|amplios?|amplia|s[oó]lid[oa]s?|b[aá]sic[oa]s?|avanzad[oa]s?|previa|previos|demostrable|m[ií]nim[oa]|t[eé]cnic[oa]s?|indispensables?|imprescindibles?|imprescindible|excluyentes?|necesari[oa]|deseables?|valorables?|must|required|desirable|preferred|preferably|ideally|idealmente|preferentemente|preferente|preferencia|post-qualifying)\s+|(?:experience|experiencia|knowledge|conocimientos?|proficien(?:t|cy)|skills?|skilled|background|expertise|familiar(?:ity)?|understanding|command|competent|comfortable|training|trained|track record|manejo|dominio|uso|capacidad|habilidad(?:es)?|nociones|formaci[oó]n|certificaci[oó]n|control|elaboraci[oó]n|montaje|experto|experta|exposure|ability|able|worked|work|working|building|developing|focus|selling|hablar|estudios|utilizaci[oó]n|administrando|consumiendo|haber trabajado|know how|t[eé]cnicas|herramientas|principios|tools|principles|needs?|have|has|hold|be|bring|know|include|including|includes|minimum|at least|al menos|dominar|saber|conocer|manejar|contar|aportar|acreditar|ser|poseer|tener|mention|menci[oó]n|aspectos?)\s+(?:(?:b[aá]sic[oa]s?|s[oó]lid[oa]s?|avanzad[oa]s?|previa|demostrable|m[ií]nim[oa]|comprobable|probada|amplia|laboral|cl[ií]nica)\s+)*(?:(?:of|in|with|as|to|for|on|using|de|en|con|como|del|para|sobre|a)\s+)?(?:(?:the|el|la|los|las|un|una|an?)\s+)?)/iu
/** Openings that only count with the words after them, such as `control de`: without them they are part of the name. */
const KEPT_OPENING =
  /^(?:control|montaje|formaci[oó]n|training|elaboraci[oó]n|trained|building|focus|selling|work|working|técnicas|track record|tools|uso|needs?|estudios)\s/iu
const CLOSING =
  / (?:experience|experiencia|skills?|knowledge|conocimientos|required|preferred|desirable|essential|needed|necessary|expected|level|nivel|avanzad[oa]s?|intermedi[oa]s?|intermediate|advanced|b[aá]sic[oa]s?|basic|en vigor|vigente|or similar|o similar(?:es)?|o af[ií]n(?:es)?|or equivalent|or related.*|a must|a plus|is|are|etc\.?|would be.*|helpful.*|welcome|inside out|in production|from .*|up to .*|de hasta .*|nivel .*|para .*)$/isu
const SEPARATOR =
  / ?[,;()•|] ?| \/ ?|\/ |(?<=\p{L}{4})\/(?=\p{L}{4})| [–—-] |[.:] |[.:]$| (?:and|or|y|e|o|u|&|with|con|using|mediante|such as|tales como|incluyendo|including|under|bajo|across|through|as well as|as[ií] como|like|for|while|plus|is|are|ideally|como|mainly|especially|en|in|on|at|within|against|per|toda|todo) /iu
/** Phrases with a conjunction or preposition inside that are one name. */
const WHOLE =
  /\b(?:profit and loss|research and development|health and safety|moving and handling|terms and conditions)\b/i

/** Words of the sentence around a requirement, alone or at its start. */
const CUE_PHRASE =
  /^\p{L}+(?:ando|iendo)\s|^\p{L}+(?:izar|ficar|ollar|entar|tener|ecer|uir|ibir|ducir|jar)(?:\s|$)|^(?:excluyentes?|desirable|ideally|idealmente|imprescindible|indispensable|necesari[oa]|valorable|proficiency|required|preferred|clinical|spoken|written|ged|hablar|pedimos|necesitamos|buscamos|se (?:valora|valorara|pide|requiere|busca|exige|precisa|necesita))\b|\b(?:busca|solicita|empresa|provincia)\b/u

const isGeneric = (phrase: string, vocabulary: Vocabulary): boolean => {
  if (TRAITS.test(normalizeText(phrase))) return true
  const words = splitWords(normalizeText(phrase)).filter((word) => !FUNCTION_WORDS.has(word))
  const isCommon = words.every((word) => GENERIC_WORDS.has(word) || /^\d+$/.test(word))
  // Two common words may still be a name: `customer support`.
  return isCommon && !(words.length > 1 && vocabulary.isTerm(toTerm(phrase).key))
}

const isSentence = (phrase: string): boolean => {
  const plain = normalizeText(phrase)
  return CUE_PHRASE.test(plain) || splitWords(plain).some((word) => SENTENCE_WORDS.has(word))
}

/** The phrase without the words that lead to it. */
const strip = (phrase: string): string => {
  let text = phrase.trim().replace(/^(?:[\s,:¿¡*"“”'’-]|\.(?!\p{L}))+|(?<![\s,.:!?"“”'’*-])[\s,.:!?"“”'’*-]+$/gu, '')
  for (let round = 0; round < 5; round += 1) {
    const next = text
      .replace(OPENING, (opening) => (KEPT_OPENING.test(opening) && keepsName(text) ? opening : ''))
      .replace(CLOSING, '')
      .trim()
    if (next === text || next === '') break
    text = next
  }
  return text
}

const keepsName = (text: string): boolean => splitWords(text).length <= 4

const MAX_PHRASE_WORDS = 4
const MAX_NAME_CHARS = 100

const countContentWords = (phrase: string): number =>
  splitWords(phrase).filter((word) => !FUNCTION_WORDS.has(normalizeText(word))).length

const toTerm = (name: string): Term => ({ key: toSearchText(name).trim(), name: truncate(name, MAX_NAME_CHARS) })

/** Known names inside a phrase that is too long to be one itself. */
const findKnown = (phrase: string, vocabulary: Vocabulary): Term[] => {
  const words = [...phrase.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.&'’-]*/gu)]
  const found: Term[] = []
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(MAX_PHRASE_WORDS + 1, words.length - at); length > 1; length -= 1) {
      const start = words[at]?.index ?? 0
      const last = words[at + length - 1]
      const name = phrase.slice(start, (last?.index ?? 0) + (last?.[0].length ?? 0)).replace(/[.,]$/, '')
      const term = toTerm(name)
      if (!vocabulary.isTerm(term.key) || isGeneric(name, vocabulary)) continue
      found.push(term)
      at += length - 1
      break
    }
  return found
}

interface Phrase {
  readonly text: string
  /** What stands between it and the phrase before. */
  readonly separator: string
}

const SPLITTER = new RegExp(`(${SEPARATOR.source})`, SEPARATOR.flags)

const splitPhrases = (text: string, vocabulary: Vocabulary): Phrase[] => {
  const whole = strip(text)
  if (WHOLE.test(whole) || (countContentWords(whole) <= MAX_PHRASE_WORDS && vocabulary.isTerm(toTerm(whole).key)))
    return [{ text: whole, separator: '' }]
  const parts = text.split(SPLITTER)
  return parts.flatMap((part, i) => (i % 2 === 0 ? [{ text: strip(part ?? ''), separator: parts[i - 1] ?? '' }] : []))
}

/** A term, or several of which one is enough. */
export interface PhraseTerm extends Term {
  readonly anyOf?: readonly Term[]
}

const isOr = (phrase: Phrase | undefined): boolean => / (?:or|o|u) /i.test(phrase?.separator ?? '')
const isComma = (phrase: Phrase | undefined): boolean => phrase?.separator.trim() === ','

/** How many phrases from `at` on are alternatives: `A or B`, `A, B or C`. */
const countAlternatives = (phrases: readonly Phrase[], at: number): number => {
  let end = at + 1
  while (isComma(phrases[end])) end += 1
  let last = end
  while (isOr(phrases[last])) last += 1
  return last > end ? last - at : 1
}

const joinAlternatives = (phrases: readonly Phrase[]): PhraseTerm => {
  const name = phrases.map((phrase, i) =>
    i === 0 ? phrase.text : `${isComma(phrase) ? ', ' : phrase.separator}${phrase.text}`,
  )
  return { ...toTerm(name.join('')), anyOf: phrases.map(({ text }) => toTerm(text)) }
}

/** The place of the job in the sentence that announces it. */
const ANNOUNCES = /\b(buscamos|busca|necesita(mos)?|solicita(mos)?|selecciona|incorpora|looking for|hiring|seeking)\b/i
const PLACE = /\b(?:en|in|near)\s+(\p{Lu}[\p{L}]+(?:\s(?:de\s)?\p{Lu}\p{L}+)?)(?=[.,]|$)/gu

const removePlace = (sentence: string, vocabulary: Vocabulary): string =>
  ANNOUNCES.test(sentence)
    ? sentence.replace(PLACE, (all, place: string) =>
        vocabulary.isTerm(toTerm(place).key) || extractTerms(place).length > 0 ? all : ' ',
      )
    : sentence

/**
 * The terms of a sentence. `open`: the sentence lists what is asked for, so that each short phrase of it is a term; else
 * only the names that a lexicon or their form tells count.
 */
export const extractPhrases = (text: string, vocabulary: Vocabulary, open: boolean): PhraseTerm[] => {
  const sentence = text.replace(/\s+/g, ' ')
  const named = extractTerms(sentence).filter(({ name }) => !isGeneric(name, vocabulary))
  if (!open) return named
  const phrases = splitPhrases(removePlace(sentence, vocabulary), vocabulary)
  const isName = ({ text }: Phrase) =>
    !isGeneric(text, vocabulary) && !isSentence(text) && countContentWords(text) <= MAX_PHRASE_WORDS
  const found: PhraseTerm[] = []
  for (let at = 0; at < phrases.length; ) {
    const alternatives = phrases.slice(at, at + countAlternatives(phrases, at))
    const [phrase] = alternatives
    const joins = alternatives.length > 1 && alternatives.every(isName)
    if (joins) found.push(joinAlternatives(alternatives))
    else if (phrase && isName(phrase)) found.push(toTerm(phrase.text))
    else if (phrase && !isGeneric(phrase.text, vocabulary)) found.push(...findKnown(phrase.text, vocabulary))
    at += joins ? alternatives.length : 1
  }
  return [...found, ...named].filter(({ key }) => key !== '')
}
