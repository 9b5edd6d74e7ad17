import { isDated } from '../fields/dates/dated-lines.ts'
import { hasContactOrLink } from '../fields/header/contact-patterns.ts'
import { startsWithLanguage } from '../lexicon/language-names.ts'
import { scoreCompany, scoreDegree, scoreRole, scoreSchool } from '../lexicon/name-scores.ts'
import { isTool } from '../lexicon/tool-names.ts'
import { isSentence } from '../lines/is-sentence.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'

/** What a line looks like, by its words and form alone. */
export type LineEvidence =
  | 'contact'
  | 'language'
  | 'role'
  | 'school'
  | 'company'
  | 'range'
  | 'date'
  | 'tools'
  | 'list'
  | 'item'
  | 'bullet'
  | 'name'
  | 'prose'

const MIN_NAME_SCORE = 2
const MAX_ITEM_WORDS = 4
const MIN_LIST_ITEMS = 3
const MAX_NAME_WORDS = 9
const SEPARATOR = /(?:(?<!\s)\s+)?[,;|•·]\s*/

/** The first kind of evidence that a line is. */
export const findLineEvidence = (line: ParsedLine): LineEvidence => {
  const { body } = line
  if (hasContactOrLink(body)) return 'contact'
  const words = body.split(' ').length
  if (words <= 6 && startsWithLanguage(body)) return 'language'
  return findNameEvidence(line, words) ?? findListEvidence(line, words)
}

const findNameEvidence = (line: ParsedLine, words: number): LineEvidence | undefined => {
  const { body, dates } = line
  const isTitle = !isSentence(body) && (words <= MAX_NAME_WORDS || (dates !== undefined && words <= 2 * MAX_NAME_WORDS))
  if (isTitle) {
    const role = scoreRole(body)
    const school = scoreSchool(body) + scoreDegree(body)
    if (Math.max(role, school) >= MIN_NAME_SCORE) return school >= role ? 'school' : 'role'
    if (scoreCompany(body) >= MIN_NAME_SCORE) return 'company'
  }
  if (!dates || !isDated(line)) return undefined
  return dates.isRange ? 'range' : 'date'
}

const findListEvidence = ({ body, bullet, segments }: ParsedLine, words: number): LineEvidence => {
  const items = segments.flatMap(({ text }) => text.split(SEPARATOR)).filter((item) => item !== '')
  if (items.length > 0 && items.every(isTool)) return 'tools'
  if (items.length >= MIN_LIST_ITEMS && words <= items.length * MAX_ITEM_WORDS) return 'list'
  if (words <= MAX_ITEM_WORDS) return 'item'
  if (bullet) return 'bullet'
  return words <= MAX_NAME_WORDS && !/[.!?]$/.test(body) ? 'name' : 'prose'
}
