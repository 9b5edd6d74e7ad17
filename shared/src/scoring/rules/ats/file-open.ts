import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** No password, scripts, forms or cut-off pages: what portals refuse or read badly. */
export const fileOpen: Rule = {
  code: 'file-open',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const found = hazardsOf(context, 'restricted', 'script', 'form-fields', 'truncated')
    return { share: found.length > 0 ? 0.2 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
