import { findEmail, findPhone } from '../../../context/contact.ts'
import { toAlphanumeric } from '../../../context/text.ts'
import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether contact data stands outside page headers and footers, which some parsers skip.
 * Source: Davron, resume formatting for ATS.
 */
export const contactInBody = defineRule({
  code: 'contact-in-body',
  category: 'ats',
  weight: 2,
  needs: 'layout',
  measure: (context) => {
    if (findEmail(context) === '' && findPhone(context) === '') return null
    const own = [findEmail(context), findPhone(context)].map(toAlphanumeric).filter((text) => text !== '')
    // A number of a referee at the foot of a page is not the person's.
    const found = findWarnings(context, 'header-footer-contact').filter(({ line, quote }) => {
      const text = toAlphanumeric(
        `${quote ?? ''} ${line === undefined ? '' : (context.extracted.lines[line]?.text ?? '')}`,
      )
      return own.some((contact) => text.includes(contact))
    })
    return {
      ratio: found.length > 0 ? 0 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
