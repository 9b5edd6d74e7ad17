import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether the file is free of restrictions, scripts, form fields and truncation.
 * Source: the project's extraction study.
 */
export const fileOpen = defineRule({
  code: 'file-open',
  category: 'ats',
  weight: 4,
  needs: 'layout',
  measure: (context) => {
    const found = findWarnings(context, 'restricted', 'script', 'form-fields', 'truncated')
    return {
      ratio: found.length > 0 ? 0.2 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
