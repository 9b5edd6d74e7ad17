import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Share of neighboring jobs and studies that are in newest-first order.
 * Source: university resume guides (Harvard, Purdue OWL), Ladders eye-tracking study (2018).
 */
export const chronology = defineRule({
  code: 'chronology',
  category: 'format',
  weight: 8,
  needs: 'text',
  restsOn: 'jobs',
  restsOnNames: true,
  measure: ({ periods, quote }) => {
    const periodLists = [periods.jobs, periods.studies]
    const pairs = periodLists.flatMap((list) => {
      const dated = list.flatMap((s) =>
        s.start === null && s.end === null
          ? []
          : [{ ...s, endMonth: s.end ?? s.start ?? 0, startMonth: s.start ?? s.end ?? 0 }],
      )
      return dated.slice(1).map((current, i) => ({ current, previous: dated[i] }))
    })
    if (pairs.length === 0) return null
    const misordered = pairs.filter(
      ({ current, previous }) =>
        previous && current.endMonth > previous.endMonth && current.startMonth > previous.startMonth,
    )
    return {
      ratio: ratioToTarget(pairs.length - misordered.length, pairs.length),
      evidence: misordered.map(({ current }) => quote(current.label, current.path)),
      params: { count: misordered.length },
    }
  },
})
