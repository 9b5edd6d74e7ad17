import { isCompanySuffix, isLegalForm } from './company-suffixes.ts'
import { COMPANY_WORDS, DEGREE_WORDS, ROLE_ADJECTIVES, ROLE_GRADES, ROLE_NOUNS, SCHOOL_WORDS } from './entry-words.ts'
import { fold } from './fold.ts'

const toWords = (text: string): string[] =>
  fold(text)
    .split(/[\s,/()&]+/)
    .filter((word) => word !== '')

const stripPunctuation = (word: string): string => word.replace(/(?<![.:])[.:]+$/, '')

const hasWord = (set: ReadonlySet<string>, word: string): boolean => set.has(word) || set.has(stripPunctuation(word))

/** Endings of role nouns in both languages. */
const ROLE_ENDING =
  /(ologist|ographer|\w{4}ist|ician|eer|ologo|ologa|ista|adora|ador|edora|edor|idora|idor|tora|tor|ero|era|analyst)$/

/** How well the words of a text fit a job title, 0 and up; from 2 on they hold a role noun. */
export const scoreRole = (text: string): number => {
  const words = toWords(text)
  let score = 0
  words.forEach((word, i) => {
    const isAtEdge = i === 0 || i === words.length - 1
    const isRole = hasWord(ROLE_NOUNS, word)
    if (isRole && i > 0 && hasWord(ROLE_ADJECTIVES, word)) score += 0.5
    else if (isRole) score += isAtEdge ? 3 : 2
    else if (hasWord(ROLE_GRADES, word)) score += 0.7
    else if (isAtEdge && ROLE_ENDING.test(stripPunctuation(word))) score += 0.8
  })
  if (/\b(de|of|en)\b/.test(fold(text)) && words[0] && hasWord(ROLE_NOUNS, words[0])) score += 0.5
  return words.length > 12 ? score * 0.3 : score
}

/** How well the words of a text fit the name of an employer, 0 and up. */
export const scoreCompany = (text: string): number => {
  const words = toWords(text)
  let score = 0
  for (const word of words)
    if (isLegalForm(word) || hasWord(COMPANY_WORDS, word) || hasWord(SCHOOL_WORDS, word)) score += 2
  if (words.some(isCompanySuffix)) score += 2
  if (/\.(com|io|org|net|ai|dev)\b/i.test(text)) score += 1
  return score
}

/** How well the words of a text fit the name of a school, 0 and up. */
export const scoreSchool = (text: string): number =>
  toWords(text).reduce((n, word) => n + (hasWord(SCHOOL_WORDS, word) ? 2 : 0), 0) +
  (/^(?:\p{Lu}\.?){2,6}$/u.test(text) ? 0.6 : 0)

/** How well the words of a text fit the name of a degree, 0 and up. */
export const scoreDegree = (text: string): number => {
  const words = toWords(text)
  return words.reduce((n, word, i) => n + (hasWord(DEGREE_WORDS, word) ? (i === 0 ? 3 : 1.5) : 0), 0)
}
