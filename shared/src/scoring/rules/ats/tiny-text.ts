import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Text under 6 pt is not read by people and looks like stuffing to machines. */
export const tinyText: Rule = {
  code: 'tiny-text',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const found = hazardsOf(context, 'tiny-text')
    return { share: found.length > 0 ? 0 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
