import { defineRule } from '../../rule.ts'

/**
 * Whether any job or volunteer post starts or ends after the current month. Studies may end in the future.
 * Source: fields that structured resume parsers expect.
 */
export const datesFuture = defineRule({
  code: 'dates-future',
  category: 'content',
  weight: 2,
  needs: 'text',
  restsOn: 'jobs',
  measure: ({ periods, thisMonth, quote }) => {
    const dated = [...periods.jobs, ...periods.others].filter((s) => s.start !== null)
    if (dated.length === 0) return null
    const future = dated.filter((s) => (s.start ?? 0) > thisMonth + 1 || (!s.current && (s.end ?? 0) > thisMonth + 1))
    return {
      ratio: future.length > 0 ? 0 : 1,
      evidence: future.map((s) => quote(s.label, s.path)),
      params: { count: future.length },
    }
  },
})
