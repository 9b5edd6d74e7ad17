import { fewer, type Rule } from '../../rule.ts'

/** Months without a job, a study or a post that recruiters ask about; twice that when only years are given. */
const GAP = 7
const GAP_IN_YEARS = 13
/** Older gaps are not asked about. */
const LOOK_BACK = 120

export const datesGaps: Rule = {
  code: 'dates-gaps',
  category: 'content',
  needs: 'text',
  measure: ({ stages, thisMonth, place }) => {
    const dated = [...stages.jobs, ...stages.studies, ...stages.others]
      .flatMap((s) =>
        s.start !== null && s.end !== null && s.end >= s.start ? [{ ...s, start: s.start, end: s.end }] : [],
      )
      .sort((a, b) => a.start - b.start)
    if (stages.jobs.filter((j) => j.start !== null).length < 2 || dated.length < 2) return null
    const gaps: { months: number; before: (typeof dated)[number] }[] = []
    let reached = dated[0]?.end ?? 0
    let exact = dated[0]?.exact ?? false
    for (const stage of dated.slice(1)) {
      const months = stage.start - reached - 1
      const limit = exact && stage.exact ? GAP : GAP_IN_YEARS
      if (months >= limit && stage.start > thisMonth - LOOK_BACK) gaps.push({ months, before: stage })
      if (stage.end > reached) {
        reached = stage.end
        exact = stage.exact
      }
    }
    return {
      share: fewer(gaps.length, 3),
      evidence: gaps.map((g) => place(g.before.label, g.before.path)),
      params: { count: gaps.length, months: Math.max(0, ...gaps.map((g) => g.months)) },
    }
  },
}
