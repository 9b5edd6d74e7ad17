import type { ResumeDocument } from '../../resume/schema/document.ts'
import type { Suggestion } from './suggestion.ts'

const normalizeEmail = (email: string): string =>
  email
    .replace(/\s+/g, '')
    .replace(/^mailto:/i, '')
    .toLowerCase()

/** One space between groups, a plain plus in front; digits stay as they are. */
const normalizePhone = (phone: string): string =>
  phone
    .replace(/^tel:/i, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^00(?=[1-9]\d)/, '+')
    .trim()

/** No spaces inside, and the secure address of the two sites that have no other. A host without a scheme is fine. */
const normalizeLink = (url: string): string => {
  if (!url.includes('.')) return url
  return url.replace(/\s+/g, '').replace(/^http:\/\/(?=(www\.)?(linkedin|github)\.)/i, 'https://')
}

const FIELDS = [
  ['email', normalizeEmail],
  ['phone', normalizePhone],
  ['linkedin', normalizeLink],
  ['website', normalizeLink],
] as const

/** The contact line in the form that parsers read. */
export const normalizeContact = ({ personalInfo }: ResumeDocument): Suggestion[] =>
  FIELDS.flatMap(([field, tidy]) => {
    const before = personalInfo[field]
    const after = tidy(before)
    return before === after ? [] : [{ path: ['personalInfo', field], before, after, reason: 'contact-line' as const }]
  })
