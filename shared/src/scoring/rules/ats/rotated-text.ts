import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Turned text is left out or read letter by letter. */
export const rotatedText: Rule = {
  code: 'rotated-text',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const found = hazardsOf(context, 'rotated-text')
    return { share: found.length > 0 ? 0.3 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
