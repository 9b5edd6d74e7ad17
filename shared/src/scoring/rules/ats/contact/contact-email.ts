import { findEmail, findLinkedEmail } from '../../../context/contact.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether an e-mail address is found in the text (0.7) and parsed into its field (1).
 * Source: fields that structured resume parsers expect.
 */
export const contactEmail = defineRule({
  code: 'contact-email',
  category: 'ats',
  weight: 9,
  needs: 'text',
  field: 'personalInfo/email',
  measure: (context) => {
    const email = findEmail(context)
    if (email === '' && !context.reading.isLegible) return null
    const parsed = context.content.personalInfo.email.trim() !== ''
    const linked = !parsed && email !== '' && findLinkedEmail(context.text, context.extracted) === email
    return {
      ratio: email === '' ? 0 : parsed ? 1 : 0.7,
      params: { email: email.slice(0, 120), ...(linked && { linked: 1 }) },
    }
  },
})
