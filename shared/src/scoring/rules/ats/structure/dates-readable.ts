import { ratioToTarget } from '../../../ratio.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Share of jobs with a parsed start and end, and of studies with a parsed date.
 * Source: fields that structured resume parsers expect.
 */
export const datesReadable = defineRule({
  code: 'dates-readable',
  category: 'ats',
  weight: 6,
  needs: 'text',
  field: 'experience',
  restsOn: 'jobs',
  comparesWith: 'studies',
  restsOnNames: true,
  measure: ({ periods, quote }) => {
    const jobs = periods.jobs.map((s) => ({ s, parsed: (s.start !== null ? 0.5 : 0) + (s.end !== null ? 0.5 : 0) }))
    const studies = periods.studies.map((s) => ({ s, parsed: s.start !== null || s.end !== null ? 1 : 0 }))
    const all = [...jobs, ...studies]
    if (all.length === 0) return { ratio: 0, params: { read: 0, of: 0 } }
    const unparsed = all.filter((a) => a.parsed < 1)
    return {
      ratio: ratioToTarget(
        all.reduce((sum, a) => sum + a.parsed, 0),
        all.length,
      ),
      evidence: unparsed.map(({ s }) => quote(s.label, s.path)),
      params: { read: all.length - unparsed.length, of: all.length },
    }
  },
})
