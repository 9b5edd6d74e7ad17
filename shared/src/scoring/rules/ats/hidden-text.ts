import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Text that a person cannot see counts as a trick: recruiters who see it in the parsed text stop there. */
export const hiddenText: Rule = {
  code: 'hidden-text',
  category: 'ats',
  needs: 'hazards',
  measure: (context) => {
    const found = hazardsOf(
      context,
      'white-text',
      'off-page-text',
      ...(context.hidden.scan ? [] : (['invisible-text'] as const)),
    )
    return { share: found.length > 0 ? 0 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
