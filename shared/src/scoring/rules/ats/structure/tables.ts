import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether text is laid out in tables: extractors read across the cells.
 * Source: the project's extraction study, fields that structured resume parsers expect.
 */
export const tables = defineRule({
  code: 'tables',
  category: 'ats',
  weight: 4,
  needs: 'layout',
  measure: (context) => {
    const found = findWarnings(context, 'table')
    return {
      ratio: found.length > 0 ? 0.2 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
