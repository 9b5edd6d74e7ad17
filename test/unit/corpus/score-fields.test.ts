import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import type { ExpectedResume } from '#test/corpus/corpus.ts'
import { scoreFields } from '#test/corpus/score-fields.ts'
import { sameDate, toDate } from '#test/corpus/scorer/dates.ts'
import { sameText } from '#test/corpus/scorer/normalize.ts'

const expected: ExpectedResume = {
  file: 'a.pdf',
  lang: 'es',
  columns: 1,
  name: 'Ana Núñez',
  email: 'ana@example.org',
  phone: '+34 600 555 012',
  experience: [
    { company: 'Acme S. L.', position: 'Analista', start: 'Marzo 2020', end: 'actualidad' },
    { company: 'Áurea', position: 'Becaria', start: '2018', end: '2019' },
  ],
}
const parse = (experience: object[], personalInfo: object = {}) => ({
  file: 'a.pdf',
  content: contentSchema.parse({ personalInfo, sections: { experience } }),
})
const both = [
  { company: 'ÁUREA', position: 'Becaria', startDate: '2018-09', endDate: '2019-06' },
  { company: 'Acme, S.L.', position: 'Analista', startDate: '2020-03', current: true },
]

describe('scoreFields', () => {
  it('gives 1 to fields that differ only in case, punctuation and order of entries', () => {
    const contact = { fullName: 'ana núñez', email: 'Ana@example.org', phone: '600 555 012' }
    const scores = scoreFields([expected], [parse(both, contact)])
    expect(scores).toMatchObject({ files: 1, f1: 1, recall: 1, precision: 1, jobs: 1 })
  })

  it('counts a job with the position of another one as a miss', () => {
    const swapped = [
      { ...both[1], position: 'Becaria' },
      { ...both[0], position: 'Analista' },
    ]
    const scores = scoreFields([expected], [parse(swapped)])
    expect(scores.jobs).toBe(0)
    expect(scores.fields.company.recall).toBe(1)
    expect(scores.fields.position.recall).toBe(0)
  })

  it('counts invented fields against precision and missing ones against recall', () => {
    const invented = { company: 'Otra Casa', position: 'Director', startDate: '2001-01', endDate: '2002-01' }
    const scores = scoreFields([expected], [parse([...both, invented])])
    expect(scores.precision).toBeLessThan(1)
    expect(scores.fields.name).toEqual({ recall: 0, precision: Number.NaN, of: 1 })
    expect(scores.perFile[0]?.missed).toEqual(['name: Ana Núñez', 'email: ana@example.org', 'phone: +34 600 555 012'])
  })

  it('counts scans by their error code and leaves them out of the fields', () => {
    const scan: ExpectedResume = { file: 'b.pdf', lang: 'en', columns: 1, imageOnly: true }
    const scores = scoreFields([expected, scan], [parse(both), { file: 'b.pdf', error: 'scanned' }])
    expect(scores).toMatchObject({ files: 1, scans: { recognized: 1, of: 1 } })
  })
})

it.each([
  ['Marzo 2020', '2020-03'],
  ['09/2014', '2014-09'],
  ['Sept. 2014', '2014-09'],
  ['2014', '2014'],
  ['actualidad', 'present'],
  ['pronto', null],
])('%s is the date %s', (written, date) => expect(toDate(written)).toBe(date))

it('accepts a month for an expected year and refuses the reverse', () => {
  expect(sameDate('2018-09', '2018')).toBe(true)
  expect(sameDate('2018', '2018-09')).toBe(false)
})

it('treats a value as the same when it has at least 70 % of the other', () => {
  expect(sameText('Universidad de Alcalá', 'Universidad de Alcalá (Madrid)')).toBe(true)
  expect(sameText('Universidad', 'Universidad de Alcalá')).toBe(false)
  expect(sameText('', 'x')).toBe(false)
})
