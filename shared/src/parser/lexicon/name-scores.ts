import {
  COMPANY_WORDS,
  DEGREE_WORDS,
  ROLE_ADJECTIVES,
  ROLE_GRADES,
  ROLE_NOUNS,
  SCHOOL_WORDS,
} from './entry-words.ts'
import { fold } from './fold.ts'

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,/()&]+/)
    .filter((word) => word !== '')

const bare = (word: string): string => word.replace(/[.:]+$/, '')

const has = (set: ReadonlySet<string>, word: string): boolean => set.has(word) || set.has(bare(word))

/** English nouns in plural stand in roles of groups only; Spanish endings in -or, -ista … name a person. */
const ROLE_ENDING =
  /(ologist|ographer|\w{4}ist|ician|eer|ologo|ologa|ista|adora|ador|edora|edor|idora|idor|tora|tor|ero|era|analyst)$/

/** How much a text looks like what a person does, 0 and up. */
export const roleScore = (text: string): number => {
  const words = wordsOf(text)
  let score = 0
  words.forEach((word, i) => {
    const singular = has(ROLE_NOUNS, word)
    if (singular && i > 0 && has(ROLE_ADJECTIVES, word)) score += 0.5
    else if (singular) score += i === 0 || i === words.length - 1 ? 3 : 2
    else if (has(ROLE_GRADES, word)) score += 0.7
    else if (ROLE_ENDING.test(bare(word)) && (i === 0 || i === words.length - 1)) score += 0.8
  })
  if (/\b(de|of|en)\b/.test(fold(text)) && words[0] && has(ROLE_NOUNS, words[0])) score += 0.5
  return words.length > 12 ? score * 0.3 : score
}

/** How much a text looks like the name of an employer. */
export const companyScore = (text: string): number => {
  let score = 0
  for (const word of wordsOf(text)) {
    if (has(COMPANY_WORDS, word)) score += 2
    else if (has(SCHOOL_WORDS, word)) score += 2
  }
  if (/\b(inc|llc|ltd|gmbh|corp|s\.a|s\.l|ltda)\b\.?/i.test(text)) score += 2
  if (/\.(com|io|org|net|ai|dev)\b/i.test(text)) score += 1
  return score
}

export const schoolScore = (text: string): number =>
  wordsOf(text).reduce((n, word) => n + (has(SCHOOL_WORDS, word) ? 2 : 0), 0) +
  (/^(?:\p{Lu}\.?){2,6}$/u.test(text) ? 0.6 : 0)

export const degreeScore = (text: string): number => {
  const words = wordsOf(text)
  return words.reduce((n, word, i) => n + (has(DEGREE_WORDS, word) ? (i === 0 ? 3 : 1.5) : 0), 0)
}

const REMOTE = /^(remote|remoto|teletrabajo|hybrid|hibrido|presencial|on-?site)\b/
const PLACE =
  /^\p{Lu}[\p{L}.'’ -]{1,40},\s*(?:[A-Z]{2}\b|\p{Lu}[\p{L}.'’ -]{2,30}|[A-Z]{3})(?:,\s*\p{L}[\p{L}. ]+)?(?:\s*\d{4,5})?$/u

/** Whether a text can only be a place: `Palo Alto, CA`, `Madrid, España`, `Remote`. */
export const isPlace = (text: string): boolean =>
  REMOTE.test(fold(text)) || (PLACE.test(text) && isNeutral(text.replace(STATE, '')))

/** Two-letter states are written as degrees are: MA, MS, MD. */
const STATE = /,\s*[A-Z]{2}\b.*$/

const isNeutral = (text: string): boolean => roleScore(text) < 2 && companyScore(text) < 2 && degreeScore(text) < 1.5

/** Whether a text may be a place: up to four words, no digits, nothing that names a job or an employer. */
export const maybePlace = (text: string): boolean =>
  isPlace(text) ||
  (/^[\p{L}.,'’() -]+$/u.test(text) &&
    text.split(' ').length <= 4 &&
    roleScore(text) < 0.7 &&
    companyScore(text) === 0 &&
    degreeScore(text) === 0)

export const isRemote = (text: string): boolean => REMOTE.test(fold(text))
