import { type Rule, towards } from '../../rule.ts'

/** Newest first, inside jobs and inside studies. */
export const chronology: Rule = {
  code: 'chronology',
  category: 'format',
  needs: 'text',
  measure: ({ stages, place }) => {
    const lists = [stages.jobs, stages.studies]
    const pairs = lists.flatMap((list) => {
      const dated = list.flatMap((s) =>
        s.start === null && s.end === null ? [] : [{ ...s, when: s.end ?? s.start ?? 0, from: s.start ?? s.end ?? 0 }],
      )
      return dated.slice(1).map((later, i) => ({ later, before: dated[i] }))
    })
    if (pairs.length === 0) return null
    const wrong = pairs.filter(({ later, before }) => before && later.when > before.when && later.from > before.from)
    return {
      share: towards(pairs.length - wrong.length, pairs.length),
      evidence: wrong.map(({ later }) => place(later.label, later.path)),
      params: { count: wrong.length },
    }
  },
}
