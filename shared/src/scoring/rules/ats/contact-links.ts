import { linksOf } from '../../context/contact.ts'
import type { Rule } from '../../rule.ts'

/** LinkedIn, a portfolio or a code page: one is enough. */
export const contactLinks: Rule = {
  code: 'contact-links',
  category: 'ats',
  needs: 'text',
  measure: (context) => {
    const links = linksOf(context)
    const written = /(linkedin\.com|github\.com|gitlab\.com|behance\.net|orcid\.org)/i.test(context.text)
    return { share: links.length > 0 || written ? 1 : 0, params: { count: links.length } }
  },
}
