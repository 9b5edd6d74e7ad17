import { trust } from '../cast.ts'
import type { RuleCode } from './rule-codes.ts'

/** The field to go to when a rule has lost points and has no line to show, because nothing stands there yet. */
const FIELDS: Readonly<Partial<Record<RuleCode, string>>> = {
  summary: 'summary',
  'summary-specific': 'summary',
  'summary-keywords': 'summary',
  'title-present': 'personalInfo/title',
  'title-matches': 'personalInfo/title',
  'job-title': 'personalInfo/title',
  'contact-name': 'personalInfo/fullName',
  'contact-email': 'personalInfo/email',
  'email-professional': 'personalInfo/email',
  'contact-phone': 'personalInfo/phone',
  'contact-location': 'personalInfo/location',
  'contact-links': 'personalInfo/linkedin',
  'links-valid': 'personalInfo/linkedin',
  'experience-present': 'experience',
  'experience-complete': 'experience',
  'bullets-enough': 'experience',
  'bullets-quantified': 'experience',
  'bullets-action': 'experience',
  'list-form': 'experience',
  'word-count': 'experience',
  'specific-terms': 'experience',
  'dates-readable': 'experience',
  'education-present': 'education',
  'education-field': 'education',
  'skills-listed': 'skills/technical',
  'skills-used': 'skills/technical',
  'skills-breadth': 'skills/technical',
  'skills-stuffing': 'skills/technical',
  'job-required': 'skills/technical',
  'job-preferred': 'skills/technical',
  'languages-level': 'skills/languages',
  'sections-present': 'experience',
}

/** Path in the flat shape of the field that a rule is about, when it is about one. */
export const fieldOfRule = (code: string): string | undefined =>
  Object.hasOwn(FIELDS, code) ? FIELDS[trust<RuleCode>(code, 'it is a key')] : undefined
