import { findEmail, findPhone } from '../../../context/contact.ts'
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
    const found = findWarnings(context, 'header-footer-contact')
    return {
      ratio: found.length > 0 ? 0 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
