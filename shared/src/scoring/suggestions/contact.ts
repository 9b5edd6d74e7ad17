import type { ResumeDocument } from '../../resume/schema/document.ts'
import type { Suggestion } from './suggestion.ts'

const normalizeEmail = (email: string): string =>
  email
    .replace(/\s+/g, '')
    .replace(/^mailto:/i, '')
    .toLowerCase()

/** One space between groups, `+` instead of `00`, plain hyphens. Digits do not change. */
const normalizePhone = (phone: string): string =>
  phone
    .replace(/^tel:/i, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00(?=[1-9]\d)/, '+')

/** Removes spaces, and uses https for LinkedIn and GitHub. A link without a scheme stays without one. */
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

/** Suggestions for contact fields in the form that parsers expect. */
export const normalizeContact = ({ personalInfo }: ResumeDocument): Suggestion[] =>
  FIELDS.flatMap(([field, normalize]) => {
    const before = personalInfo[field]
    const after = normalize(before)
    return before === after ? [] : [{ path: ['personalInfo', field], before, after, reason: 'contact-line' as const }]
  })
