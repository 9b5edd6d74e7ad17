import type { ResumeDocument } from '../../resume/document.ts'
import type { Proposal } from './proposals.ts'

const tidyEmail = (email: string): string =>
  email
    .replace(/\s+/g, '')
    .replace(/^mailto:/i, '')
    .toLowerCase()

/** One space between groups, a plain plus in front; digits stay as they are. */
const tidyPhone = (phone: string): string =>
  phone
    .replace(/^tel:/i, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^00(?=[1-9]\d)/, '+')
    .trim()

/** No spaces inside, and the secure address of the two sites that have no other. A host without a scheme is fine. */
const tidyLink = (url: string): string => {
  if (!url.includes('.')) return url
  return url.replace(/\s+/g, '').replace(/^http:\/\/(?=(www\.)?(linkedin|github)\.)/i, 'https://')
}

const FIELDS = [
  ['email', tidyEmail],
  ['phone', tidyPhone],
  ['linkedin', tidyLink],
  ['website', tidyLink],
] as const

/** The contact line in the form that parsers read. */
export const tidyContact = ({ personalInfo }: ResumeDocument): Proposal[] =>
  FIELDS.flatMap(([field, tidy]) => {
    const before = personalInfo[field]
    const after = tidy(before)
    return before === after ? [] : [{ path: ['personalInfo', field], before, after, reason: 'contact-line' as const }]
  })
