import type { Context } from '../../../context/context.ts'
import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

const RATIO_MIXED: Readonly<Record<number, number>> = { 1: 1, 2: 0.4 }

/** A column with fewer lines of letters holds marks of a list, or what stands beside a line. */
const MIN_LINES = 3

/** The columns of each page that hold text. */
const countColumns = ({ extracted, lines }: Context): Map<number, number> =>
  new Map(
    extracted.pages.map(({ number, columns: found }) => {
      const own = lines.filter(({ page, text }) => page === number && /\p{L}{2}/u.test(text))
      const filled = [...new Set(own.map(({ column }) => column))].filter(
        (column) => own.filter((line) => line.column === column).length >= MIN_LINES,
      )
      return [number, Math.max(1, Math.min(found, filled.length))]
    }),
  )

/**
 * Highest number of columns on a page of the resume, appended certificates left out. Columns whose text is kept in the
 * order of the page gain everything; mixed ones 0.4 when they are two, else nothing.
 * Source: the project's extraction study.
 */
export const columns = defineRule({
  code: 'columns',
  category: 'ats',
  weight: 5,
  needs: 'layout',
  measure: (context) => {
    const { extracted, appendedPages } = context
    if (extracted.pages.length === 0) return null
    const counts = countColumns(context)
    for (const page of appendedPages) counts.delete(page)
    const mixed = new Set(
      findWarnings(context, 'paint-order').flatMap(({ page }) => (appendedPages.has(page) ? [] : [page])),
    )
    const mixedCount = Math.max(1, ...[...mixed].map((page) => counts.get(page) ?? 1))
    return {
      ratio: RATIO_MIXED[mixedCount] ?? 0,
      evidence: toWarningEvidence(
        context,
        findWarnings(context, 'columns').filter(({ page }) => mixed.has(page)),
      ),
      params: { columns: Math.max(...counts.values()) },
    }
  },
})
