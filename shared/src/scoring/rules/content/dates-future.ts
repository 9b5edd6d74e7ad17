import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Share of the jobs and volunteer posts that start or end after the current month, from none to half of them. Studies
 * may end in the future.
 * Source: fields that structured resume parsers expect.
 */
export const datesFuture = defineRule({
  code: 'dates-future',
  category: 'content',
  weight: 2,
  needs: 'text',
  restsOn: 'jobs',
  measure: ({ periods, thisMonth, quote }) => {
    const all = [...periods.jobs, ...periods.others]
    if (all.length === 0) return null
    const dated = all.filter((s) => s.start !== null)
    const future = dated.filter((s) => (s.start ?? 0) > thisMonth + 1 || (!s.current && (s.end ?? 0) > thisMonth + 1))
    return {
      ratio: penaltyRatio(future.length, all.length / 2),
      evidence: future.map((s) => quote(s.label, s.path)),
      params: { count: future.length, dated: dated.length },
    }
  },
})
