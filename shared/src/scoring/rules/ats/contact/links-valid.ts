import { listLinks } from '../../../context/contact.ts'
import { ratioToTarget } from '../../../ratio.ts'
import { defineRule } from '../../../rule.ts'

/** A host with a dot, no spaces, and not a sample address. */
const VALID_URL =
  /^(?:https?:\/\/)?(?:www\.)?(?!example\.|yourwebsite|tusitio)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/iu
const BARE_PROFILE = /^(?:https?:\/\/)?(?:www\.)?(linkedin\.com|github\.com)\/?(in\/?)?$/i

/**
 * Share of links with a host and a path of their own.
 * Source: the project's extraction study.
 */
export const linksValid = defineRule({
  code: 'links-valid',
  category: 'ats',
  weight: 2,
  needs: 'text',
  field: 'personalInfo/linkedin',
  measure: (context) => {
    const links = listLinks(context).filter((url) => url.includes('.'))
    if (links.length === 0) return null
    const invalid = links.filter((url) => !VALID_URL.test(url) || BARE_PROFILE.test(url))
    return {
      ratio: ratioToTarget(links.length - invalid.length, links.length),
      evidence: invalid.map((url) => context.quote(url)),
      params: { count: invalid.length, sample: invalid[0]?.slice(0, 120) ?? '' },
    }
  },
})
