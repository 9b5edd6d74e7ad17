import { listByEnd } from '../../context/periods.ts'
import type { Statement } from '../../context/work-text/statements.ts'
import { defineRule } from '../../rule.ts'

const RECENT_TARGET = 3
const OLDER_TARGET = 1
const MIN_STATEMENTS = 6

const RECENT_JOBS = 2

/**
 * Statements that tell something per job against 3 for each of the last two jobs and 1 for older ones, scaled down when the
 * whole resume has fewer than 6. Without jobs, 10 statements are the target and at most 0.7 is gained.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const bulletsEnough = defineRule({
  code: 'bullets-enough',
  category: 'content',
  weight: 12,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  comparesWith: 'jobs',
  restsOnNames: true,
  measure: ({ content, statements: all, told: statements, periods, quote }) => {
    const jobs = content.sections.experience ?? []
    if (jobs.length === 0) {
      const count = statements.length
      return { ratio: Math.min(0.7, count / 10), params: { told: count, jobs: 0 } }
    }
    const recent = new Set(listByEnd(periods.jobs).slice(0, RECENT_JOBS))
    const target = (i: number) => (recent.has(i) ? RECENT_TARGET : OLDER_TARGET)
    const count = (list: readonly Statement[], i: number) =>
      list.filter((s) => s.section === 'experience' && s.entry === i).length
    const ratios = jobs.map((_, i) => Math.min(1, count(statements, i) / target(i)))
    const weight = (i: number) => (recent.has(i) ? 2 : 1)
    const total = ratios.reduce((sum, _, i) => sum + weight(i), 0)
    const overallRatio = Math.min(1, statements.length / MIN_STATEMENTS)
    // Lines that repeat others earn nothing, but the job has them.
    const isIncomplete = ({ achievements = [] }: (typeof jobs)[number], i: number) =>
      Math.max(count(all, i), achievements.length) < target(i)
    const incomplete = jobs.filter(isIncomplete)
    const thin = jobs.filter((job, i) => (ratios[i] ?? 0) < 1 && !isIncomplete(job, i))
    return {
      ratio: (ratios.reduce((sum, ratio, i) => sum + ratio * weight(i), 0) / total) * overallRatio,
      evidence: (incomplete.length > 0 ? incomplete : thin).map((job) =>
        quote(job.position || job.company, `experience/${job.id ?? jobs.indexOf(job)}/description`),
      ),
      params: {
        told: jobs.length - incomplete.length,
        jobs: jobs.length,
        lines: statements.length,
        thin: thin.length,
      },
    }
  },
})
