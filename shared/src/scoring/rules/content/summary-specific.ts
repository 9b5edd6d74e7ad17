import { countSummaryTerms } from '../../context/summary-terms.ts'
import { hasQuantity } from '../../context/work-text/quantities.ts'
import { defineRule } from '../../rule.ts'

/**
 * Whether the summary has a quantity (half) and two specific terms (a quarter each).
 * Source: Bock (New York Times, 2014).
 */
export const summarySpecific = defineRule({
  code: 'summary-specific',
  category: 'content',
  weight: 2,
  needs: 'text',
  field: 'summary',
  restsOn: 'summary',
  measure: ({ content, quote }) => {
    const text = content.sections.summary ?? ''
    if (text.trim() === '') return null
    const quantified = hasQuantity(text)
    const termCount = countSummaryTerms(content)
    return {
      ratio: (quantified ? 0.5 : 0) + Math.min(0.5, termCount * 0.25),
      evidence: quantified && termCount >= 2 ? [] : [quote(text, 'summary')],
      params: { figures: quantified ? 1 : 0, terms: termCount },
    }
  },
})
