import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Photos, logos and rating bars: at best ignored, at worst the reason for a failed upload. */
export const pictures: Rule = {
  code: 'pictures',
  category: 'ats',
  needs: 'hazards',
  measure: (context) => {
    const found = hazardsOf(context, 'image')
    return { share: found.length > 0 ? 0.4 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
