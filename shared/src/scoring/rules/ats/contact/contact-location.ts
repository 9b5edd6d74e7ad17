import { normalizeText } from '../../../../parser/lexicon/fold.ts'
import { defineRule } from '../../../rule.ts'

const STREET =
  /\b(calle|avenida|av\.?|c\/|colonia|col\.|street|st\.|avenue|ave\.|road|rd\.|apt|apartment|piso|no\.)\s*[\p{L}\d]/u
const HAS_NUMBER = /\d/

/**
 * Whether a location is given. A full street address is personal and gains 0.6.
 * Source: recruiters in La Voz de Galicia (2025), fields that structured resume parsers expect.
 */
export const contactLocation = defineRule({
  code: 'contact-location',
  category: 'ats',
  weight: 3,
  needs: 'text',
  field: 'personalInfo/location',
  restsOn: 'place',
  measure: ({ content, quote }) => {
    const location = content.personalInfo.location?.trim() ?? ''
    if (location === '') return { ratio: 0, params: { location: '' } }
    const street = STREET.test(normalizeText(location)) && HAS_NUMBER.test(location)
    return {
      ratio: street ? 0.6 : 1,
      evidence: street ? [quote(location, 'personalInfo/location')] : [],
      params: { location: location.slice(0, 100) },
    }
  },
})
