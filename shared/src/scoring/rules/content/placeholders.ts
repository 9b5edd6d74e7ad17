import { isTemplateText } from '../../lexicon/template-text.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const ZERO_AT_LINES = 4

/**
 * Lines of template text that were never replaced; 4 gain nothing.
 * Source: the project's extraction study.
 */
export const placeholders = defineRule({
  code: 'placeholders',
  category: 'content',
  weight: 8,
  needs: 'text',
  measure: ({ lines, normalizedText, quote }) => {
    if (normalizedText.length < 20) return null
    const found = lines.filter((line) => isTemplateText(line.text))
    return {
      ratio: penaltyRatio(found.length, ZERO_AT_LINES),
      evidence: found.map((line) => quote(line.text)),
      params: { count: found.length, sample: found[0]?.text.slice(0, 60) ?? '' },
    }
  },
})
