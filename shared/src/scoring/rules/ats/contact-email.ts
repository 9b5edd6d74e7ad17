import { emailOf } from '../../context/contact.ts'
import type { Rule } from '../../rule.ts'

/** An address that can be read as text; parsed into its field it counts in full. */
export const contactEmail: Rule = {
  code: 'contact-email',
  category: 'ats',
  needs: 'text',
  measure: (context) => {
    const email = emailOf(context)
    const parsed = context.content.personalInfo.email.trim() !== ''
    return { share: email === '' ? 0 : parsed ? 1 : 0.7, params: { email: email.slice(0, 120) } }
  },
}
