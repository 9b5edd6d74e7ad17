import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

const MIXED_ORDER_RATIO = 0.25

/**
 * Whether the text is painted in the order of the page. A page with another order leaves 0.25.
 * Source: the project's extraction study.
 */
export const readingOrder = defineRule({
  code: 'reading-order',
  category: 'ats',
  weight: 6,
  needs: 'layout',
  measure: (context) => {
    const warnings = findWarnings(context, 'paint-order')
    const pages = new Set(warnings.map((h) => h.page)).size
    if (context.extracted.pages.length === 0) return null
    return {
      ratio: pages > 0 ? MIXED_ORDER_RATIO : 1,
      evidence: toWarningEvidence(context, warnings),
      params: { pages },
    }
  },
})
