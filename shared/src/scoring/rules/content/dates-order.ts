import { defineRule } from '../../rule.ts'

/**
 * Whether any period ends before it starts: parsers compute a wrong duration from it.
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
    const dated = [...periods.jobs, ...periods.studies, ...periods.others].filter(
      (s) => s.start !== null && s.end !== null,
    )
    if (dated.length === 0) return null
    const reversed = dated.filter((s) => (s.end ?? 0) < (s.start ?? 0))
    return {
      ratio: reversed.length > 0 ? 0 : 1,
      evidence: reversed.map((s) => quote(s.label, s.path)),
      params: { count: reversed.length },
    }
  },
})
