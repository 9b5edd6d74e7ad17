import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { listPeriods } from '#shared/scoring/context/periods.ts'
import { listFields } from '#shared/scoring/job-match/resume/fields.ts'
import {
  findDegreeAnswer,
  findExperienceAnswer,
  findLanguageAnswer,
} from '#shared/scoring/job-match/resume/find-facts.ts'
import { findTerm } from '#shared/scoring/job-match/resume/find-term.ts'
import { findTitle, isEmptyTitle } from '#shared/scoring/job-match/resume/find-title.ts'
import { toSearchText } from '#shared/scoring/job-match/tokens.ts'
import { vocabulary } from '#test/utils/scoring/vocabulary.ts'

const THIS_MONTH = 2026 * 12 + 10
const read = (sections: object, title = '') => {
  const content = contentSchema.parse({ personalInfo: { title }, sections })
  return { content, fields: listFields({ content, statements: [] }), jobs: listPeriods(content, THIS_MONTH).jobs }
}
const listSkills = (...technical: string[]) => read({ skills: { technical } }).fields

describe('a language that is asked for', () => {
  const answer = (
    rank: 1 | 2 | 3 | 4 | 5 | 6 | null,
    listed: object,
    language = 'english',
    own: 'es' | 'en' = 'es',
  ) => {
    const { content } = read({ skills: { technical: [], soft: [], languages: [listed] } })
    return findLanguageAnswer({ kind: 'language', name: '', level: 'required', language, rank }, content, own)
  }

  it.each([
    [4, { language: 'English', detail: 'B2' }, 'met'],
    [5, { language: 'English', detail: 'B2' }, 'unclear'],
    [6, { language: 'English', detail: 'B2' }, 'missing'],
    [5, { language: 'English', proficiency: 'Avanzado' }, 'met'],
    [6, { language: 'English', proficiency: 'Nativo' }, 'met'],
    [4, { language: 'English', proficiency: 'Intermedio' }, 'met'],
    [3, { language: 'English', proficiency: 'Básico' }, 'unclear'],
    [null, { language: 'English' }, 'met'],
    [null, { language: 'English', detail: 'A2' }, 'unclear'],
    [4, { language: 'English' }, 'unclear'],
    [null, { language: 'Hindi' }, 'missing'],
  ] as const)('at %j is beside %j %s', (rank, listed, status) => expect(answer(rank, listed).status).toBe(status))

  it('is unclear when the resume is written in it alone', () => {
    const hindi = { language: 'Hindi' }
    expect(answer(null, hindi, 'english', 'en')).toEqual({ status: 'unclear' })
    expect(answer(null, hindi, 'spanish', 'es')).toEqual({ status: 'unclear' })
    expect(answer(null, hindi, 'spanish', 'en')).toEqual({ status: 'missing' })
  })

  it('shows where it stands', () => {
    expect(answer(4, { id: 'l', language: 'English', detail: 'B2' }).evidence).toEqual({
      text: 'English B2',
      path: 'skills/languages/l',
    })
    expect(answer(4, { language: 'English' }).evidence).toEqual({ text: 'English', path: 'skills/languages' })
  })
})

describe('a degree that is asked for', () => {
  const answer = (degree: 1 | 2 | 3 | 4 | 5 | 6, asked: readonly string[], studies: readonly string[], name = '') =>
    findDegreeAnswer(
      { kind: 'degree', name, level: 'required', degree, fields: asked },
      read({ education: studies.map((one) => ({ institution: 'Hill School', degree: one })) }).fields,
    )

  it.each([
    ['its level and field', 4, ['soils'], ['Degree in Soils'], 'met'],
    ['a higher level', 4, ['soils'], ["Master's degree in Soils"], 'met'],
    ['a lower level', 5, ['soils'], ['Degree in Soils'], 'missing'],
    ['any field', 4, [], ['Degree in Roses'], 'met'],
    ['another field', 4, ['soils'], ['Degree in Roses'], 'missing'],
    ['a part of the field', 4, ['garden soils'], ['Degree in Soils'], 'unclear'],
    ['the first word of the field', 4, ['soils garden'], ['Degree in Soils'], 'met'],
    ['a field without a level', 4, ['soils'], ['Soils'], 'unclear'],
    ['no level, and any field', 4, [], ['Soils'], 'unclear'],
    ['one of two studies', 4, ['soils'], ['Degree in Roses', 'Degree in Soils'], 'met'],
    ['no studies', 4, [], [], 'missing'],
  ] as const)('is judged by %s', (_, degree, asked, studies, status) =>
    expect(answer(degree, asked, studies).status).toBe(status),
  )

  it('is unclear in another field when a related one is accepted', () => {
    expect(answer(4, ['soils'], ['Degree in Roses'], 'Degree in soils or related field')).toMatchObject({
      status: 'unclear',
      evidence: { text: 'Degree in Roses' },
    })
    expect(answer(4, ['soils'], ['Roses'], 'Degree in soils or related field').status).toBe('missing')
  })

  it('shows the study that meets it', () =>
    expect(answer(4, ['soils'], ['Degree in Roses', 'Degree in Soils']).evidence).toMatchObject({
      text: 'Degree in Soils',
      path: 'education/1/degree',
    }))
})

describe('experience that is asked for', () => {
  const job = (position: string, startDate: string, endDate: string) => ({
    company: 'Oakhill',
    position,
    startDate,
    endDate,
  })
  const answer = (months: number, asked: readonly string[], ...experience: object[]) => {
    const { jobs, fields } = read({ experience })
    return findExperienceAnswer(
      { kind: 'experience', name: '', level: 'required', months, fields: asked },
      jobs,
      fields,
      vocabulary,
    )
  }
  const YEAR = job('Rose grafter', '2020-01', '2020-12')

  it('is met by its months, and unclear from three quarters on', () => {
    expect(answer(12, [], YEAR)).toEqual({
      status: 'met',
      evidence: { text: 'Rose grafter', path: 'experience/0/position' },
    })
    expect(answer(13, [], YEAR).status).toBe('unclear')
    expect(answer(16, [], YEAR).status).toBe('unclear')
    expect(answer(17, [], YEAR)).toMatchObject({ status: 'missing', evidence: { text: 'Rose grafter' } })
    expect(answer(12, [])).toEqual({ status: 'missing' })
  })

  it('counts jobs that name the field or the position', () => {
    expect(answer(12, ['rose grafting'], YEAR).status).toBe('met')
    expect(answer(12, ['Rose Grafter'], YEAR).status).toBe('met')
    expect(answer(12, ['pond lining'], YEAR)).toEqual({ status: 'missing' })
    expect(answer(24, ['rose grafting'], job('Cook', '2018-01', '2019-12'), YEAR).status).toBe('missing')
    expect(answer(12, ['pond lining', 'rose grafting'], YEAR).status).toBe('met')
  })

  it('is unclear without dates', () => {
    expect(answer(12, [], job('Rose grafter', '', '')).status).toBe('unclear')
    expect(answer(12, [], job('Rose grafter', '2020-01', '')).status).toBe('unclear')
    expect(answer(12, [], job('Rose grafter', '', '2020-01')).status).toBe('unclear')
  })
})

describe('a term that is asked for', () => {
  const find = (name: string, ...skills: string[]) =>
    findTerm({ key: toSearchText(name).trim(), name }, listSkills(...skills), vocabulary)?.text

  it.each([
    ['Kubernetes', 'k8s'],
    ['hedge laying', 'Laying of hedges'],
    ['landscape design', 'diseño paisajista'],
    ['soldadura', 'Soldador'],
    ['driving licence', 'Driving license B'],
    ['food-safety', 'Food safety'],
    ['R', 'R, Python'],
    ['Go', 'Go'],
  ])('%s is found as %s', (name, skill) => expect(find(name, 'Rowing', skill)).toBe(skill))

  it.each([
    ['R', 'Rowing'],
    ['R', 'R&D'],
    ['Go', 'go on'],
    ['hedge laying', 'Hedges of parks near towns with paths and the laying'],
    ['roses', 'Rosettes'],
  ])('%s is not found in %s', (name, skill) => expect(find(name, skill)).toBeUndefined())

  it('is found first in the same form', () => expect(find('soldadura', 'Soldador', 'Soldadura')).toBe('Soldadura'))
})

describe('a title that is asked for', () => {
  const find = (title: string, position: string, own = '') =>
    findTitle(title, read({ experience: [{ company: 'Oakhill', position }] }, own).fields, vocabulary)?.text

  it.each([
    ['Senior Gardener', 'Gardener'],
    ['Gardener (full time)', 'Head gardener'],
    ['Jardinero/a', 'Jardinera'],
    ['Rose bed keeper', 'Keeper of rose beds'],
    ['Rose bed pond keeper', 'Pond rose keeper'],
    ['Enfermero', 'Nurse'],
  ])('%s is met by %s', (title, position) => expect(find(title, position)).toBe(position))

  it.each([
    ['Data analyst', 'Soil analyst'],
    ['Gardener', 'Waiter'],
    ['Senior', 'Senior'],
    ['Rose bed pond keeper', 'Rose painter'],
  ])('%s is not met by %s', (title, position) => expect(find(title, position)).toBeUndefined())

  it('is met by the title of the resume', () => expect(find('Gardener', 'Waiter', 'Gardener')).toBe('Gardener'))

  it('is not looked for in skills', () =>
    expect(findTitle('Gardener', listSkills('Gardener'), vocabulary)).toBeUndefined())

  it('names no trade with words of rank alone', () => {
    expect(isEmptyTitle('Senior full time')).toBe(true)
    expect(isEmptyTitle('')).toBe(true)
    expect(isEmptyTitle('Senior of the')).toBe(true)
    expect(isEmptyTitle('Senior cook')).toBe(false)
  })
})
