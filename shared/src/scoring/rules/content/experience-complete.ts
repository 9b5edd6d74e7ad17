import { type Rule, towards } from '../../rule.ts'

/** A job is an employer, a position, a start and an end: the four facts that recruiters and parsers look for. */
export const experienceComplete: Rule = {
  code: 'experience-complete',
  category: 'content',
  needs: 'text',
  measure: ({ content, stages, place }) => {
    const jobs = content.sections.experience ?? []
    if (jobs.length === 0) return { share: 0, params: { complete: 0, jobs: 0 } }
    const facts = jobs.map((job, i) => {
      const stage = stages.jobs[i]
      return [job.company, job.position, stage?.start != null, stage?.end != null].filter(Boolean).length
    })
    const holes = jobs.filter((_, i) => (facts[i] ?? 0) < 4)
    return {
      share: towards(
        facts.reduce((sum, n) => sum + n, 0),
        jobs.length * 4,
      ),
      evidence: holes.map((job) =>
        place(job.position || job.company || job.description, `experience/${job.id ?? jobs.indexOf(job)}`),
      ),
      params: { complete: jobs.length - holes.length, jobs: jobs.length },
    }
  },
}
