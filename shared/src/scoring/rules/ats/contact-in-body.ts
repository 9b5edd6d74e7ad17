import { emailOf, phoneOf } from '../../context/contact.ts'
import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Contact data stands in the body of the page; some parsers leave the header and footer out. */
export const contactInBody: Rule = {
  code: 'contact-in-body',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    if (emailOf(context) === '' && phoneOf(context) === '') return null
    const found = hazardsOf(context, 'header-footer-contact')
    return { share: found.length > 0 ? 0 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
