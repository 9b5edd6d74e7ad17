import { describe, expect, it } from 'vitest'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { gainedPoints } from '#shared/scoring/ledger-points.ts'
import { goodEnglishCv, goodSpanishCv, NOW } from '#test/utils/scoring/scoring-inputs.ts'

type Job = NonNullable<ResumeContent['sections']['experience']>[number]

/** Sum of the points (0–100) before rounding and limits. */
const score = (content: ResumeContent): number =>
  analyzeContent(content, { language: 'en', now: NOW }).ledger.reduce((sum, row) => sum + gainedPoints(row), 0)

const withJobs = (content: ResumeContent, change: (jobs: readonly Job[]) => Job[]): ResumeContent => ({
  ...content,
  sections: { ...content.sections, experience: change(content.sections.experience ?? []) },
})

const undate = (job: Job): Job => ({ ...job, startDate: '', endDate: '', current: false })

/** Jobs whose dates a rule finds fault with, so that leaving them out could gain what the fault costs. */
const SHAPES: Readonly<Record<string, (jobs: readonly Job[]) => Job[]>> = {
  good: (jobs) => [...jobs],
  'oldest first': (jobs) => [...jobs].reverse(),
  'one job': (jobs) => jobs.slice(0, 1),
  'a reversed date': ([first, ...others]) =>
    first ? [{ ...first, startDate: '2021-03', endDate: '2019-05', current: false }, ...others] : [],
  'a future date': ([first, ...others]) =>
    first ? [{ ...first, startDate: '2031-03', endDate: '2032-05', current: false }, ...others] : [],
  'another format': ([first, ...others]) =>
    first ? [{ ...first, startDate: '2019', endDate: '2021', current: false }, ...others] : [],
}

describe('what is removed never raises the score', () => {
  it.each(
    Object.entries(SHAPES).flatMap(([name, shape]) =>
      [goodEnglishCv(), goodSpanishCv()].map(
        (cv, i) => [`${name} ${i === 0 ? 'en' : 'es'}`, withJobs(cv, shape)] as const,
      ),
    ),
  )('the dates of a job: %s', (_, cv) => {
    const count = cv.sections.experience?.length ?? 0
    for (let at = 0; at < count; at += 1) {
      const without = withJobs(cv, (jobs) => jobs.map((job, i) => (i === at ? undate(job) : job)))
      expect(score(without)).toBeLessThan(score(cv))
    }
  })

  it('a strong line that opens with a duty', () => {
    const strong = 'Responsible for training 14 cooks with a new allergen guide, which cut complaints by 60%.'
    const lines = [
      'Cooked dinners.',
      'Cleaned grills.',
      'Bought herbs.',
      'Served soups.',
      'Baked loaves.',
      'Sold cakes.',
    ]
    const tell = (...achievements: string[]) =>
      withJobs(goodEnglishCv(), (jobs) => jobs.slice(0, 1).map((job) => ({ ...job, description: '', achievements })))
    expect(score(tell(...lines))).toBeLessThan(score(tell(strong, ...lines)))
  })
})
