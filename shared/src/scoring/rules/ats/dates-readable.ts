import { type Rule, towards } from '../../rule.ts'

/** Start and end of each job, and one date of each study, can be read as months or years. */
export const datesReadable: Rule = {
  code: 'dates-readable',
  category: 'ats',
  needs: 'text',
  measure: ({ stages, place }) => {
    const jobs = stages.jobs.map((s) => ({ s, read: (s.start !== null ? 0.5 : 0) + (s.end !== null ? 0.5 : 0) }))
    const studies = stages.studies.map((s) => ({ s, read: s.start !== null || s.end !== null ? 1 : 0 }))
    const all = [...jobs, ...studies]
    if (all.length === 0) return { share: 0, params: { read: 0, of: 0 } }
    const unread = all.filter((a) => a.read < 1)
    return {
      share: towards(
        all.reduce((sum, a) => sum + a.read, 0),
        all.length,
      ),
      evidence: unread.map(({ s }) => place(s.label, s.path)),
      params: { read: all.length - unread.length, of: all.length },
    }
  },
}
