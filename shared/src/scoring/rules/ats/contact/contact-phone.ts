import { findPhone, hasLinkedPhone } from '../../../context/contact.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether a phone number is found in the text (0.7) and parsed into its field (1).
 * Source: fields that structured resume parsers expect.
 */
export const contactPhone = defineRule({
  code: 'contact-phone',
  category: 'ats',
  weight: 7,
  needs: 'text',
  field: 'personalInfo/phone',
  measure: (context) => {
    const phone = findPhone(context)
    if (phone === '' && !context.reading.isLegible) return null
    const parsed = context.content.personalInfo.phone.trim() !== ''
    const linked = phone === '' && hasLinkedPhone(context.extracted)
    return {
      ratio: phone === '' ? 0 : parsed ? 1 : 0.7,
      params: { phone: phone.slice(0, 60), ...(linked && { linked: 1 }) },
    }
  },
})
