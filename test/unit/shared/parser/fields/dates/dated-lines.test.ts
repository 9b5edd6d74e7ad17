import { describe, expect, it } from 'vitest'
import { isDuration } from '#shared/parser/fields/dates/dated-lines.ts'
import { parseLines } from '#test/utils/reading/extracted-documents.ts'

describe('a duration', () => {
  it.each([
    '2 years 10 months',
    '(3 yrs)',
    '1 año, 2 meses',
    '– 6 meses',
    '4 años y 1 mes',
    '8 weeks',
    '40 hrs',
    '2 ans',
  ])('%s', (text) => expect(isDuration(text)).toBe(true))
  it.each(['2', 'years', '2 ovens', '2 years of baking', '2019', 'about 2 years'])('is not %s', (text) =>
    expect(isDuration(text)).toBe(false),
  )
})

const HEAD = [['Nora Quiles'], ['nora@example.com'], ['Experience', { bold: true, size: 14 }]] as const
const readJobs = (...lines: readonly string[]) =>
  parseLines([...HEAD, ...lines.map((text) => [text] as const)]).sections.experience ?? []

describe('a year at the end of a sentence', () => {
  const sentence = 'Cut the cost of an oven by a seventh in 2022.'

  it('belongs to the sentence, not to a second job', () => {
    const jobs = readJobs('Baker, Molino Alto, 2019 – 2023', sentence, 'Trained three apprentices at the oven.')
    expect(jobs).toHaveLength(1)
    expect(jobs[0]).toMatchObject({ startDate: '2019', endDate: '2023' })
    expect(JSON.stringify(jobs)).toContain(sentence.slice(0, -1))
  })

  it('does not hide the jobs around it', () => {
    const jobs = readJobs(
      'Baker, Molino Alto, 2019 – 2023',
      sentence,
      'Miller, Aceñas del Río, 2014 – 2018',
      'Ground the flour of four villages.',
    )
    expect(jobs.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2019', '2023'],
      ['2014', '2018'],
    ])
  })
})

describe('bullets with ranges of dates', () => {
  it('are text of a job whose own line has one', () => {
    const jobs = readJobs('Baker, Molino Alto, 2012 – 2023', '• Night shift, 2012 – 2015', '• Bread for four villages')
    expect(jobs).toHaveLength(1)
    expect(jobs[0]).toMatchObject({ startDate: '2012', endDate: '2023' })
  })
})

describe('a date beside a bar', () => {
  it('may be a word for today', () => {
    const jobs = readJobs(
      'Molinera | Actualidad',
      '• Molienda de cuatro pueblos.',
      'Panadera | 2011-2016',
      '• Hornadas de noche.',
    )
    expect(jobs).toHaveLength(2)
    expect(jobs[0]).toMatchObject({ position: 'Molinera', current: true })
    expect(jobs[1]).toMatchObject({ position: 'Panadera', startDate: '2011', endDate: '2016' })
  })

  it('may stand before a place', () => {
    const studies = parseLines([
      ...HEAD.slice(0, 2),
      ['Educación', { bold: true, size: 14 }],
      ['Técnica en Molinería'],
      ['Instituto Aceñas | 2013 - 2015, Lima, Perú'],
      ['Certificado de higiene de alimentos'],
      ['Academia Espiga | 2017, Lima, Perú'],
    ]).sections.education
    expect(studies).toMatchObject([
      { institution: 'Instituto Aceñas', endDate: '2015' },
      { institution: 'Academia Espiga', endDate: '2017', location: 'Lima, Perú' },
    ])
  })
})
