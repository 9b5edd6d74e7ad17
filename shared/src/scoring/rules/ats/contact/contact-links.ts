import { listLinks } from '../../../context/contact.ts'
import { defineRule } from '../../../rule.ts'

/** `/ana-reed/` or `/in/anareed`: the end of an address, beside the icon of its site. */
const PROFILE_PATH = /^\/(?:in\/[\p{L}\d-]+|\p{L}+(?:-[\p{L}\d]+)+)\/?$/u

/**
 * Whether there is a link to a profile or a portfolio.
 * Source: recruiters in La Voz de Galicia (2025).
 */
export const contactLinks = defineRule({
  code: 'contact-links',
  category: 'ats',
  weight: 3,
  needs: 'text',
  field: 'personalInfo/linkedin',
  measure: (context) => {
    const links = listLinks(context)
    const written =
      /(linkedin(\.com|\s?:?\s?\/)|github\.(com|io)|gitlab\.com|behance\.net|orcid\.org|https?:\/\/\w|\bwww\.\w)/i.test(
        context.text,
      ) || context.lines.some(({ text }) => text.split(/\s{2,}|[|•·]/).some((part) => PROFILE_PATH.test(part.trim())))
    if (links.length === 0 && !written && !context.reading.isLegible) return null
    return { ratio: links.length > 0 || written ? 1 : 0, params: { count: links.length } }
  },
})
