import { fold } from '../../context/text.ts'
import type { Rule } from '../../rule.ts'

/** A street with a number: more than a recruiter needs, and personal. */
const STREET =
  /\b(calle|avenida|av\.?|c\/|colonia|col\.|street|st\.|avenue|ave\.|road|rd\.|apt|apartment|piso|no\.)\s*[\p{L}\d]/u
const HAS_NUMBER = /\d/

/** City and country (or region): what searches by place use. A full street address gains half. */
export const contactLocation: Rule = {
  code: 'contact-location',
  category: 'ats',
  needs: 'text',
  measure: ({ content, place }) => {
    const location = content.personalInfo.location?.trim() ?? ''
    if (location === '') return { share: 0, params: { location: '' } }
    const street = STREET.test(fold(location)) && HAS_NUMBER.test(location)
    return {
      share: street ? 0.6 : 1,
      evidence: street ? [place(location, 'personalInfo/location')] : [],
      params: { location: location.slice(0, 100) },
    }
  },
}
