import { expect, it } from 'vitest'
import { contentSchema, strictContentSchema } from '#shared/resume/schema/content.ts'
import { sampleEn } from '#web/features/analyzer/demo/sample-en.ts'
import { sampleEs } from '#web/features/analyzer/demo/sample-es.ts'

it.each([
  ['es', sampleEs],
  ['en', sampleEn],
])('the %s sample is a valid resume', (_, sample) => {
  const content = contentSchema.parse(sample)
  expect(strictContentSchema.safeParse({ ...content }).success).toBe(true)
})

it('both samples describe the same career', () => {
  const facts = ({ sections }: typeof sampleEs) => [
    sections.experience?.map(({ company, startDate, endDate }) => [company, startDate, endDate]),
    sections.education?.map(({ institution, startDate }) => [institution, startDate]),
    sections.skills?.technical,
  ]
  expect(facts(sampleEn)).toEqual(facts(sampleEs))
})
