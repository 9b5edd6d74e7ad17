import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Letters set apart ("E X P E R I E N C E") become single letters in many parsers. */
export const trackedText: Rule = {
  code: 'tracked-text',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const found = hazardsOf(context, 'tracked-text')
    return { share: found.length > 0 ? 0.3 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
