import { phoneOf } from '../../context/contact.ts'
import type { Rule } from '../../rule.ts'

export const contactPhone: Rule = {
  code: 'contact-phone',
  category: 'ats',
  needs: 'text',
  measure: (context) => {
    const phone = phoneOf(context)
    const parsed = context.content.personalInfo.phone.trim() !== ''
    return { share: phone === '' ? 0 : parsed ? 1 : 0.7, params: { phone: phone.slice(0, 60) } }
  },
}
