import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** The order in the file is the order on the page: parsers that do not look at places read what a person reads. */
const MIXED = 0.25

export const readingOrder: Rule = {
  code: 'reading-order',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const mixed = hazardsOf(context, 'paint-order')
    const pages = new Set(mixed.map((h) => h.page)).size
    if (context.read.pages.length === 0) return null
    return { share: pages > 0 ? MIXED : 1, evidence: placesOf(context, mixed), params: { pages } }
  },
}
