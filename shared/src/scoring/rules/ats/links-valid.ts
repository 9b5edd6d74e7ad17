import { linksOf } from '../../context/contact.ts'
import { type Rule, towards } from '../../rule.ts'

/** An address as a browser would take it: a host with a dot, no spaces, not an example. */
const SOUND =
  /^(?:https?:\/\/)?(?:www\.)?(?!example\.|yourwebsite|tusitio)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/iu
const BARE_PROFILE = /^(?:https?:\/\/)?(?:www\.)?(linkedin\.com|github\.com)\/?(in\/?)?$/i

export const linksValid: Rule = {
  code: 'links-valid',
  category: 'ats',
  needs: 'text',
  measure: (context) => {
    const links = linksOf(context).filter((url) => url.includes('.'))
    if (links.length === 0) return null
    const bad = links.filter((url) => !SOUND.test(url) || BARE_PROFILE.test(url))
    return {
      share: towards(links.length - bad.length, links.length),
      evidence: bad.map((url) => context.place(url)),
      params: { count: bad.length, sample: bad[0]?.slice(0, 120) ?? '' },
    }
  },
}
