import { createTextPattern } from '../../../text-pattern.ts'
import { getOpening } from '../../lexicon/verb-forms.ts'
import type { Tense } from '../spanish/conjugate.ts'
import { BASE_VERBS_EN, findBaseOfGerund, toEnglishPast } from './verbs.ts'

const NUMBER =
  '(?:(?:more than|less than|over|up to|about|around|nearly|almost|some) )?[$£€]?(?:\\d[\\d.,]*(?: (?:million|thousand|hundred))?|a|an|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|hundreds of|thousands of|dozens of|a dozen)'
const COUNTED = new RegExp(`^(${NUMBER}) (\\p{L}+)(.*)$`, 'isu')
const ONLY_NUMBER = new RegExp(`^${NUMBER}$`, 'i')
const PREPOSITION =
  /^(?:across|after|ahead|at|before|below|by|during|each|every|for|from|in|of|on|over|per|through|to|under|with|within|without)\s/i

const JOINTS = /\b(?:and|or|of|in|at|for|to|with|by|on|from)\b|,/i

/** Puts the number before the noun it counts, where it is the object: “Cleaned hotel rooms” → “Cleaned 20 hotel rooms”. */
const placeNumber = (line: string, number: string, noun: string, tail: string): string | null => {
  if (!/s$|^(?:people|children|staff)$/i.test(noun)) return null
  const object = createTextPattern(noun, {
    before: '^(\\p{L}+ )(?:the )?((?:[\\p{L}-]+ ){0,2}?',
    after: ')(?!\\p{L})(.*)$',
    flags: 'isu',
  }).exec(line)
  if (!object || JOINTS.test(object[2] ?? '')) return null
  return `${object[1]}${number} ${object[2]}${object[3]}${tail}`
}

/** The line with how many or how much; null when a bare number has no noun to count. */
export const addCountEnglish = (line: string, answer: string): string | null => {
  if (ONLY_NUMBER.test(answer)) {
    const [, verb = '', noun = '', rest = ''] = /^(\p{L}+ )(?:the )?(\p{L}+s)\b(.*)$/isu.exec(line) ?? []
    return noun === '' ? null : `${verb}${answer} ${noun}${rest}`
  }
  const [, number = '', noun = '', tail = ''] = COUNTED.exec(answer) ?? []
  const placed = noun === '' ? null : placeNumber(line, number, noun, tail)
  if (placed) return placed
  return PREPOSITION.test(answer) && !COUNTED.test(answer) ? `${line} ${answer}` : `${line} (${answer})`
}

const CLAUSE =
  /^(?:\p{L}+\s+){1,3}(?:fell|rose|dropped|grew|went|increased|decreased|improved|was|were|doubled|tripled|halved|stayed|became|came|got)\b/iu

/** The line with its result, in the form that the answer has: a verb, a clause or a noun. */
export const addResultEnglish = (line: string, answer: string, tense: Tense): string => {
  const [first = ''] = answer.split(/\s/)
  const lower = first.toLowerCase()
  if (/^(?:which|so)\s/i.test(answer)) return `${line}, ${answer}`
  if (CLAUSE.test(answer)) return `${line}, and ${answer}`
  if (findBaseOfGerund(lower)) return `${line}, ${answer}`
  if (PREPOSITION.test(answer)) return `${line} ${answer}`
  if (getOpening(answer, 'en')?.form === 'past' && answer.includes(' ')) return `${line} and ${answer}`
  if (BASE_VERBS_EN.has(lower) && answer.includes(' '))
    return `${line} and ${tense === 'past' ? toEnglishPast(lower) : lower}${answer.slice(first.length)}`
  return `${line}, with ${answer}`
}
