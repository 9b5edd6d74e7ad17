import type { Rule } from '../../rule.ts'

/** An end before its start is a slip that parsers turn into a wrong length of service. */
export const datesOrder: Rule = {
  code: 'dates-order',
  category: 'content',
  needs: 'text',
  measure: ({ stages, place }) => {
    const dated = [...stages.jobs, ...stages.studies, ...stages.others].filter(
      (s) => s.start !== null && s.end !== null,
    )
    if (dated.length === 0) return null
    const reversed = dated.filter((s) => (s.end ?? 0) < (s.start ?? 0))
    return {
      share: reversed.length > 0 ? 0 : 1,
      evidence: reversed.map((s) => place(s.label, s.path)),
      params: { count: reversed.length },
    }
  },
}
