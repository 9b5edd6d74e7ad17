import { expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import {
  confirmFields,
  correctField,
  listReviewFields,
} from '#web/features/import-export/import/review/review-fields.ts'

const content = contentSchema.parse({
  personalInfo: { fullName: 'Olga Prieto', title: 'Weaver' },
  sections: {
    summary: 'Weaves linen.',
    experience: [
      { id: 'experience-1', company: 'Loom Hall', position: 'Weaver', startDate: '2019-03', achievements: ['A', 'B'] },
    ],
    skills: { technical: ['dyeing'], soft: [], languages: [{ id: 'language-1', language: 'Basque' }] },
  },
  styling: { template: '' },
})
const source = (path: string, line: number, confidence: number) => ({ path, page: 1, line, confidence })
const provenance = [
  source('personalInfo/fullName', 0, 0.9),
  source('summary', 2, 0.9),
  source('experience/experience-1/company', 4, 0.4),
  source('experience/experience-1/achievements', 5, 0.8),
  source('experience/experience-1/achievements', 6, 0.8),
  source('experience/experience-1/current', 4, 0.9),
  source('languages/language-1/language', 8, 0.5),
  source('experience/experience-9/company', 9, 0.1),
]

const fields = listReviewFields(content, provenance)
const getField = (path: string) => {
  const field = fields.find((candidate) => candidate.path === path)
  if (!field) throw new Error(`no field ${path}`)
  return field
}

it('names the entry of a field when there are several', () => {
  const [job] = content.sections.experience ?? []
  if (!job) throw new Error('no job')
  const two = {
    ...content,
    sections: { ...content.sections, experience: [job, { ...job, id: 'experience-2', company: 'Dye House' }] },
  }
  const sources = [source('experience/experience-2/company', 7, 0.9), source('personalInfo/fullName', 0, 0.9)]
  expect(listReviewFields(two, sources).map(({ field, entry }) => [field, entry])).toEqual([
    ['fullName', null],
    ['company', 2],
  ])
  expect(getField('experience/experience-1/company').entry).toBeNull()
})

it('lists every text that was read once, the doubtful ones first', () => {
  expect(fields.map(({ path }) => path)).toEqual([
    'experience/experience-1/company',
    'languages/language-1/language',
    'personalInfo/fullName',
    'summary',
    'experience/experience-1/achievements',
  ])
  expect(getField('experience/experience-1/achievements')).toMatchObject({ value: 'A\nB', isList: true, lines: [5, 6] })
})

it('corrects a field in its place', () => {
  const corrected = correctField(content, getField('experience/experience-1/company'), ' Loom House ')
  expect(corrected?.sections.experience?.[0]).toMatchObject({ company: 'Loom House', position: 'Weaver' })
  const language = correctField(content, getField('languages/language-1/language'), 'Catalan')
  expect(language?.sections.skills?.languages[0]?.language).toBe('Catalan')
  const shorter = correctField(content, getField('experience/experience-1/achievements'), 'B\n\n')
  expect(shorter?.sections.experience?.[0]?.achievements).toEqual(['B'])
})

it('takes the doubt from fields that were checked', () => {
  const checked = confirmFields(provenance, new Set(['experience/experience-1/company']))
  expect(listReviewFields(content, checked).filter(({ isDoubtful }) => isDoubtful)).toHaveLength(1)
})
