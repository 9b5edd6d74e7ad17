import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Accents that are signs of their own: "Nu´n˜ez" is what many parsers read. */
export const splitAccents: Rule = {
  code: 'split-accents',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const found = hazardsOf(context, 'decomposed-accents')
    return { share: found.length > 0 ? 0.2 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
