import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Text in the cells of a table is often read across, row by row. */
export const tables: Rule = {
  code: 'tables',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const found = hazardsOf(context, 'table')
    return { share: found.length > 0 ? 0.2 : 1, evidence: placesOf(context, found), params: { count: found.length } }
  },
}
