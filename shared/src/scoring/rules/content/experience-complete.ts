import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Share of employer, position, start and end date present over all jobs.
 * Source: Ladders eye-tracking study (2018), fields that structured resume parsers expect.
 */
export const experienceComplete = defineRule({
  code: 'experience-complete',
  category: 'content',
  weight: 8,
  needs: 'text',
  field: 'experience',
  restsOn: 'jobs',
  restsOnNames: true,
  measure: ({ content, periods, quote }) => {
    const jobs = content.sections.experience ?? []
    if (jobs.length === 0) return { ratio: 0, params: { complete: 0, jobs: 0 } }
    const factCounts = jobs.map((job, i) => {
      const period = periods.jobs[i]
      return [job.company, job.position, period?.start != null, period?.end != null].filter(Boolean).length
    })
    const incomplete = jobs.filter((_, i) => (factCounts[i] ?? 0) < 4)
    return {
      ratio: ratioToTarget(
        factCounts.reduce((sum, n) => sum + n, 0),
        jobs.length * 4,
      ),
      evidence: incomplete.map((job) =>
        quote(job.position || job.company || job.description, `experience/${job.id ?? jobs.indexOf(job)}`),
      ),
      params: { complete: jobs.length - incomplete.length, jobs: jobs.length },
    }
  },
})
