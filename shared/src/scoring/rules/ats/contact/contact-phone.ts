import { findPhone, hasLinkedPhone } from '../../../context/contact.ts'
import { omitReferees } from '../../../context/page-lines.ts'
import { defineRule } from '../../../rule.ts'

/** As many lines as a name, a title and contact data take. */
const TOP_LINES = 12

/**
 * Whether a phone number is found in the text (0.7), and in its field or among the first lines (1).
 * Source: fields that structured resume parsers expect.
 */
export const contactPhone = defineRule({
  code: 'contact-phone',
  category: 'ats',
  weight: 7,
  needs: 'text',
  field: 'personalInfo/phone',
  measure: (context) => {
    const own = omitReferees(context.lines, context.headings)
    const phone = findPhone({ content: context.content, text: own.map(({ text }) => text).join('\n') })
    if (phone === '' && !context.reading.isLegible) return null
    const isParsed = context.content.personalInfo.phone.trim() !== ''
    const isAtTop = context.lines.slice(0, TOP_LINES).some(({ text }) => text.includes(phone))
    const linked = phone === '' && hasLinkedPhone(context.extracted)
    return {
      ratio: phone === '' ? 0 : isParsed || isAtTop ? 1 : 0.7,
      params: { phone: phone.slice(0, 60), ...(linked && { linked: 1 }) },
    }
  },
})
