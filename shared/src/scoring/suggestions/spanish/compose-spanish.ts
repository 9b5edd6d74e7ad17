import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { conjugateSpanish, isInfinitive, type Tense } from './conjugate.ts'

const NUMBER =
  '(?:(?:más de|menos de|hasta|unos|unas|casi|cerca de) )?(?:\\d[\\d.,]*(?: (?:mil|millones de))?|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|cientos de|miles de)'
const COUNTED = new RegExp(`^(${NUMBER}) (\\p{L}+)(.*)$`, 'isu')
const ONLY_NUMBER = new RegExp(`^${NUMBER}$`, 'i')
const PREPOSITION = /^(?:a|al|ante|bajo|cada|con|de|del|desde|durante|en|entre|hasta|para|por|según|sin|sobre|tras)\s/i

const toStem = (word: string): string => normalizeText(word).replace(/(?:es|s)$/, '')

/** Puts the number before the noun it counts, where the line has that noun: “Atendí mesas” → “Atendí 40 mesas”. */
const placeNumber = (line: string, number: string, noun: string, tail: string): string | null => {
  const words = [...line.matchAll(/(?<!\p{L})(?:(?:los|las)\s+)?(\p{L}+s)(?!\p{L})/giu)]
  const found = words.find((match) => toStem(match[1] ?? '') === toStem(noun) && !/^(?:los|las)$/i.test(match[1] ?? ''))
  if (!found || (found.index ?? 0) === 0) return null
  const start = found.index ?? 0
  return `${line.slice(0, start)}${number} ${found[1]}${line.slice(start + found[0].length)}${tail}`
}

/** The line with how many or how much; null when a bare number has no noun to count. */
export const addCountSpanish = (line: string, answer: string): string | null => {
  if (PREPOSITION.test(answer)) return `${line} ${answer}`
  if (ONLY_NUMBER.test(answer)) {
    const [, verb = '', noun = '', rest = ''] =
      /^(\p{L}+ (?:a )?)(?:(?:los|las) )?(\p{L}+s)(?!\p{L})(.*)$/isu.exec(line) ?? []
    return noun === '' ? null : `${verb}${answer} ${noun}${rest}`
  }
  const [, number = '', noun = '', tail = ''] = COUNTED.exec(answer) ?? []
  return (noun !== '' && placeNumber(line, number, noun, tail)) || `${line} (${answer})`
}

const FIRST_PERSON =
  /^(?:\p{L}+[éí]|hice|tuve|obtuve|mantuve|puse|propuse|reduje|produje|conduje|introduje|traje|di|fui)\s/iu
const FINITE =
  /^(?:(?:se|no|lo|la|los|las|el|un|una|mi|nuestr[oa]s?|todos?|todas?|\p{L}+)\s+){0,4}?\p{L}+(?:ó|aron|ieron|aban|ían|ía)(?!\p{L})/iu

/** The line with its result, in the form that the answer has: a verb, a clause or a noun. */
export const addResultSpanish = (line: string, answer: string, tense: Tense): string => {
  const [first = ''] = answer.split(/\s/)
  if (/^\p{L}+(?:ando|iendo|yendo)$/iu.test(first)) return `${line}, ${answer}`
  if (PREPOSITION.test(answer)) return `${line} ${answer}`
  if (isInfinitive(first)) {
    const verb = conjugateSpanish(first, tense)
    return verb ? `${line} ${joinWithAnd(`${verb}${answer.slice(first.length)}`)}` : `${line} para ${answer}`
  }
  if (FIRST_PERSON.test(`${answer} `)) return `${line} ${joinWithAnd(answer)}`
  if (FINITE.test(answer)) return `${line}, con lo que ${answer.replace(/^que\s/i, '')}`
  return `${line}, con ${/^\d[\d.,]*\s?%/.test(answer) ? `un ${answer}` : answer}`
}

const joinWithAnd = (text: string): string => `${/^h?[ií](?!e)/i.test(text) ? 'e' : 'y'} ${text}`
