import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import {
  countMonthsWorked,
  findOpenYears,
  listByEnd,
  listPeriods,
  type Period,
} from '#shared/scoring/context/periods.ts'

const THIS_MONTH = 2026 * 12 + 10
const month = (year: number, number: number) => year * 12 + number - 1
const list = (sections: unknown) => listPeriods(contentSchema.parse({ sections }), THIS_MONTH)
const job = (part: object) =>
  list({ experience: [{ id: 'j', company: 'Oakhill', position: 'Gardener', ...part }] }).jobs[0]

describe('the period of an entry', () => {
  it('has its path, its name and its months', () => {
    expect(job({ startDate: '2020-03', endDate: '2021-02' })).toEqual({
      path: 'experience/j',
      label: 'Gardener',
      start: month(2020, 3),
      end: month(2021, 2),
      current: false,
      exact: true,
      endsInMonth: true,
    })
  })

  it('is named by what is known of it', () => {
    const unnamed = list({
      experience: [{ company: 'Oakhill', position: '' }],
      education: [
        { institution: 'Hill School', degree: '' },
        { institution: 'Hill School', degree: 'Soils' },
      ],
      volunteer: [
        { organization: 'Park', role: '' },
        { organization: 'Park', role: 'Guide' },
      ],
    })
    expect(unnamed.jobs).toMatchObject([{ path: 'experience/0', label: 'Oakhill' }])
    expect(unnamed.studies).toMatchObject([
      { path: 'education/0', label: 'Hill School' },
      { path: 'education/1', label: 'Soils' },
    ])
    expect(unnamed.others).toMatchObject([
      { path: 'volunteer/0', label: 'Park' },
      { path: 'volunteer/1', label: 'Guide' },
    ])
  })

  it('ends this month when it is current', () => {
    const current = { current: true, end: THIS_MONTH, exact: true, endsInMonth: false }
    expect(job({ startDate: '2020-03', current: true })).toMatchObject(current)
    expect(job({ startDate: '2020-03', endDate: 'Present' })).toMatchObject({ ...current, endsInMonth: true })
    expect(job({ startDate: '2020-03' })).toMatchObject({ current: false, end: null, exact: false })
  })

  it.each([
    ['2020-03', '2021-02', true, true],
    ['03/2020', 'Feb 2021', true, true],
    ['3.2020', '2.2021', true, true],
    ['2020', '2021-02', false, true],
    ['2020-03', '2021', false, false],
    ['2020', '2021', false, false],
  ])('%s to %s is exact: %s', (startDate, endDate, exact, endsInMonth) =>
    expect(job({ startDate, endDate })).toMatchObject({ exact, endsInMonth }),
  )

  it('is unknown without dates', () => {
    expect(job({})).toMatchObject({ start: null, end: null, current: false, exact: false, endsInMonth: false })
    expect(list({})).toEqual({ jobs: [], studies: [], others: [] })
  })
})

const span = (start: number | null, end: number | null): Period => ({
  path: '',
  label: '',
  start,
  end,
  current: false,
  exact: true,
  endsInMonth: true,
})

describe('the order of jobs by their end', () => {
  const order = (...spans: (readonly [number | null, number | null])[]) => listByEnd(spans.map(([a, b]) => span(a, b)))

  it('has the one that ended last first', () => {
    expect(order([1, 5], [2, 9], [3, 7])).toEqual([1, 2, 0])
    expect(order()).toEqual([])
  })

  it('takes the later date of a reversed period, and the one date of an open one', () => {
    expect(order([9, 2], [3, 7])).toEqual([0, 1])
    expect(order([24_276, 24_287], [24_264, 24_020], [24_120, 24_260])).toEqual([0, 1, 2])
    expect(order([3, 7], [9, 2])).toEqual([1, 0])
    expect(order([8, null], [3, 7])).toEqual([0, 1])
    expect(order([3, 7], [null, 8])).toEqual([1, 0])
  })

  it('leaves a job without dates beside the one above it', () => {
    expect(order([8, 9], [null, null], [3, 7])).toEqual([0, 1, 2])
    expect(order([3, 7], [null, null], [8, 9])).toEqual([2, 1, 0])
    expect(order([null, null], [8, 9], [3, 7])).toEqual([0, 1, 2])
    expect(order([null, null], [3, 7], [8, 9])).toEqual([2, 1, 0])
  })

  it('keeps jobs that ended together in their order, or in that of the list', () => {
    expect(order([8, 9], [7, 9], [1, 2])).toEqual([0, 1, 2])
    expect(order([1, 2], [7, 9], [8, 9])).toEqual([2, 1, 0])
  })
})

describe('the months of jobs', () => {
  const months = (...spans: (readonly [number | null, number | null])[]) =>
    countMonthsWorked(spans.map(([a, b]) => span(a, b)))

  it('count the first and the last', () => {
    expect(months([100, 111])).toBe(12)
    expect(months([100, 100])).toBe(1)
    expect(months([100, 111], [120, 121])).toBe(14)
  })

  it('count overlapping ones once', () => {
    expect(months([100, 111], [106, 117])).toBe(18)
    expect(months([106, 117], [100, 111])).toBe(18)
    expect(months([100, 120], [105, 110])).toBe(21)
    expect(months([100, 120], [105, 110], [119, 122])).toBe(23)
  })

  it('need both ends in their order', () => {
    expect(months([111, 100])).toBe(0)
    expect(months([100, null])).toBe(0)
    expect(months([null, 100])).toBe(0)
    expect(months()).toBe(0)
  })
})

describe('a dash without an end', () => {
  const part = (at: number) => ({ at, x: 90, font: 0, gap: true })
  it.each([
    [[{ text: 'Head Gardener 2026-' }], ['2026']],
    [[{ text: '03/2021 –' }, { text: 'Oakhill' }], ['2021']],
    [[{ text: '2026 – Gardener, Oakhill', parts: [part(7)] }], ['2026']],
    [[{ text: '2026 – Gardener, Oakhill' }], []],
    [[{ text: '2019 – 2021 –' }], []],
    [[{ text: '2019 –' }, { text: '2021' }], []],
    [[{ text: '2019 –' }, { text: 'Marzo 2021' }], []],
  ])('%j: %j', (lines, years) => expect([...findOpenYears(lines)]).toEqual(years))

  it('means that the job goes on', () => {
    const experience = [{ id: 'j', company: 'Oakhill', position: 'Gardener', startDate: '2024' }]
    const content = contentSchema.parse({ sections: { experience } })
    expect(listPeriods(content, THIS_MONTH, new Set(['2024'])).jobs[0]).toMatchObject({
      current: true,
      end: THIS_MONTH,
    })
    expect(listPeriods(content, THIS_MONTH, new Set(['2023'])).jobs[0]?.end).toBeNull()
  })
})
