import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether the file has text under 6 pt, which people do not read.
 * Source: the project's extraction study.
 */
export const tinyText = defineRule({
  code: 'tiny-text',
  category: 'ats',
  weight: 2,
  needs: 'layout',
  measure: (context) => {
    const found = findWarnings(context, 'tiny-text')
    return {
      ratio: found.length > 0 ? 0 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
