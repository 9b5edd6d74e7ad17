import type { Rule } from '../../rule.ts'

/** A job that starts after today, or ended after today. Studies may name the year they will end in. */
export const datesFuture: Rule = {
  code: 'dates-future',
  category: 'content',
  needs: 'text',
  measure: ({ stages, thisMonth, place }) => {
    const dated = [...stages.jobs, ...stages.others].filter((s) => s.start !== null)
    if (dated.length === 0) return null
    const future = dated.filter((s) => (s.start ?? 0) > thisMonth + 1 || (!s.current && (s.end ?? 0) > thisMonth + 1))
    return {
      share: future.length > 0 ? 0 : 1,
      evidence: future.map((s) => place(s.label, s.path)),
      params: { count: future.length },
    }
  },
}
