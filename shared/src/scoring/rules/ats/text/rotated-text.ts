import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether text is rotated: extractors drop it or return single letters.
 * Source: the project's extraction study.
 */
export const rotatedText = defineRule({
  code: 'rotated-text',
  category: 'ats',
  weight: 2,
  needs: 'layout',
  measure: (context) => {
    const found = findWarnings(context, 'rotated-text')
    return {
      ratio: found.length > 0 ? 0.3 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
