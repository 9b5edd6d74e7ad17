import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** Two columns cost some parsers the order of the lines; three cost most of them. */
const SHARES: Readonly<Record<number, number>> = { 1: 1, 2: 0.4 }

export const columns: Rule = {
  code: 'columns',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const { read } = context
    if (read.pages.length === 0) return null
    const most = Math.max(...read.pages.map((p) => p.columns))
    return {
      share: SHARES[most] ?? 0,
      evidence: placesOf(context, hazardsOf(context, 'columns')),
      params: { columns: most },
    }
  },
}
