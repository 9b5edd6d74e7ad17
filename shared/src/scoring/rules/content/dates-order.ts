import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Share of the periods that end before they start, from none to half of them: parsers compute a wrong duration from it.
 * Source: fields that structured resume parsers expect.
 */
export const datesOrder = defineRule({
  code: 'dates-order',
  category: 'content',
  weight: 2,
  needs: 'text',
  restsOn: 'jobs',
  restsOnNames: true,
  measure: ({ periods, quote }) => {
    const all = [...periods.jobs, ...periods.studies, ...periods.others]
    if (all.length === 0) return null
    const dated = all.filter((s) => s.start !== null && s.end !== null)
    const reversed = dated.filter((s) => (s.end ?? 0) < (s.start ?? 0))
    return {
      ratio: penaltyRatio(reversed.length, all.length / 2),
      evidence: reversed.map((s) => quote(s.label, s.path)),
      params: { count: reversed.length, dated: dated.length },
    }
  },
})
