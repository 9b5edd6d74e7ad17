import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

const RATIO_MIXED: Readonly<Record<number, number>> = { 1: 1, 2: 0.4 }

/**
 * Highest number of columns on a page. Columns whose text is kept in the order of the page gain everything; mixed ones
 * 0.4 when they are two, else nothing.
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
    const isMixed = findWarnings(context, 'paint-order').length > 0
    return {
      ratio: isMixed ? (RATIO_MIXED[columnCount] ?? 0) : 1,
      evidence: toWarningEvidence(context, findWarnings(context, 'columns')),
      params: { columns: columnCount },
    }
  },
})
