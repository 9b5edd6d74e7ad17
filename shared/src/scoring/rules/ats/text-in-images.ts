import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** A machine reads nothing of what stands in a picture. */
export const textInImages: Rule = {
  code: 'text-in-images',
  category: 'ats',
  needs: 'hazards',
  measure: (context) => {
    const found = hazardsOf(context, 'image-text')
    return { share: found.length > 0 ? 0 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
