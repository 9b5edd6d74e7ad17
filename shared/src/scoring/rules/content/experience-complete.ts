import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** What a name and a date of a job count, of 1: a missing date costs more than a wrong one. */
const NAME_SHARE = 0.2
const DATE_SHARE = 0.3

/**
 * Share of employer, position, start and end date present over all jobs.
 * Source: Ladders eye-tracking study (2018), fields that structured resume parsers expect.
 */
export const experienceComplete = defineRule({
  code: 'experience-complete',
  category: 'content',
  weight: 14,
  needs: 'text',
  field: 'experience',
  restsOn: 'jobs',
  restsOnNames: true,
  measure: ({ content, periods, quote }) => {
    const jobs = content.sections.experience ?? []
    if (jobs.length === 0) return { ratio: 0, params: { complete: 0, jobs: 0 } }
    const shares = jobs.map((job, i) => {
      const names = [job.company, job.position].filter(Boolean).length
      const dates = [periods.jobs[i]?.start, periods.jobs[i]?.end].filter((month) => month != null).length
      return NAME_SHARE * names + DATE_SHARE * dates
    })
    const incomplete = jobs.filter((_, i) => (shares[i] ?? 0) < 1)
    return {
      ratio: ratioToTarget(
        shares.reduce((sum, share) => sum + share, 0),
        jobs.length,
      ),
      evidence: incomplete.map((job) =>
        quote(job.position || job.company || job.description, `experience/${job.id ?? jobs.indexOf(job)}`),
      ),
      params: { complete: jobs.length - incomplete.length, jobs: jobs.length },
    }
  },
})
