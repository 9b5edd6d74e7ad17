import type { Rule } from '../../rule.ts'

const RECENT = 3
const OLDER = 1

/** Statements that a whole CV holds at the least. */
const WHOLE = 6

/** The last two jobs are told in three statements or more, older ones in one at least; six in all. */
export const bulletsEnough: Rule = {
  code: 'bullets-enough',
  category: 'content',
  needs: 'text',
  measure: ({ content, statements, place }) => {
    const jobs = content.sections.experience ?? []
    if (jobs.length === 0) {
      const told = statements.length
      return { share: Math.min(0.7, told / 10), params: { told, jobs: 0 } }
    }
    const counts = jobs.map((_, i) => statements.filter((s) => s.section === 'experience' && s.entry === i).length)
    const shares = counts.map((n, i) => Math.min(1, n / (i < 2 ? RECENT : OLDER)))
    const weight = (i: number) => (i < 2 ? 2 : 1)
    const total = shares.reduce((sum, _, i) => sum + weight(i), 0)
    const whole = Math.min(1, statements.length / WHOLE)
    const thin = jobs.filter((_, i) => (shares[i] ?? 0) < 1)
    return {
      share: (shares.reduce((sum, share, i) => sum + share * weight(i), 0) / total) * whole,
      evidence: thin.map((job) =>
        place(job.position || job.company, `experience/${job.id ?? jobs.indexOf(job)}/description`),
      ),
      params: { told: jobs.length - thin.length, jobs: jobs.length },
    }
  },
}
