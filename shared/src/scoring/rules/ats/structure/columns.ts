import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

const RATIO_BY_COLUMNS: Readonly<Record<number, number>> = { 1: 1, 2: 0.4 }

/**
 * Highest number of columns on a page. Two columns gain 0.4, three nothing.
 * Source: the project's extraction study.
 */
export const columns = defineRule({
  code: 'columns',
  category: 'ats',
  weight: 5,
  needs: 'layout',
  measure: (context) => {
    const { extracted } = context
    if (extracted.pages.length === 0) return null
    const columnCount = Math.max(...extracted.pages.map((p) => p.columns))
    return {
      ratio: RATIO_BY_COLUMNS[columnCount] ?? 0,
      evidence: toWarningEvidence(context, findWarnings(context, 'columns')),
      params: { columns: columnCount },
    }
  },
})
