import { normalizeText } from '../../../../parser/lexicon/fold.ts'
import { findEmail, findPhone } from '../../../context/contact.ts'
import type { Context } from '../../../context/context.ts'
import { toAlphanumeric } from '../../../context/text.ts'
import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

const CONTACT_HEADING =
  /^\W*(contact(o|os|ame|ar)?|contact (details|information|me)|(datos|informacion) (personales|personal|de contacto)|personal (details|information|data))\W*$/
/** Lines of contact data below their heading. */
const CONTACT_LINES = 8

const hasContactHeading = ({ extracted }: Context, line: number): boolean =>
  extracted.lines
    .slice(Math.max(0, line - CONTACT_LINES), line)
    .some(({ text }) => CONTACT_HEADING.test(normalizeText(text)))

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
    const own = [findEmail(context), findPhone(context)].map(toAlphanumeric).filter((text) => text !== '')
    // On a single page of a PDF nothing tells what stands at its edge from the body; a second page then gains nothing.
    const isSinglePage = context.extracted.source === 'pdf' && context.extracted.pages.length === 1
    if (own.length === 0) return null
    if (isSinglePage) return { ratio: 1, params: { count: 0 } }
    // A number of a referee at the foot of a page is not the person's, and what has a heading above is no page header.
    const found = findWarnings(context, 'header-footer-contact').filter(({ line, quote }) => {
      if (line !== undefined && hasContactHeading(context, line)) return false
      const text = toAlphanumeric([quote, context.extracted.lines[line ?? -1]?.text].join(' '))
      return own.some((contact) => text.includes(contact))
    })
    return {
      ratio: found.length > 0 ? 0 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
