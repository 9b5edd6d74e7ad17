import { describe, expect, it } from 'vitest'
import { datesGaps } from '#shared/scoring/rules/content/dates-gaps.ts'
import { BARE, createJob as job, type Sections } from '#test/utils/scoring/bare-sections.ts'
import { measureRule } from '#test/utils/scoring/measure-rule.ts'

describe('dates-gaps', () => {
  const measure = (
    spans: readonly (readonly [string, string])[],
    more: Partial<Sections> = {},
    lines: readonly string[] = [],
  ) =>
    measureRule(datesGaps, {
      parts: {
        sections: {
          ...BARE,
          experience: spans.map(([startDate, endDate], i) => job({ id: `j${i}`, startDate, endDate })),
          ...more,
        },
      },
      lines,
    })

  it('are seven months long, or thirteen where a year is all', () => {
    expect(
      measure([
        ['2022-08', '2023-01'],
        ['2020-01', '2021-12'],
      ])?.params,
    ).toEqual({ count: 1, months: 7, dated: 2 })
    expect(
      measure([
        ['2022-07', '2023-01'],
        ['2020-01', '2021-12'],
      ])?.params,
    ).toEqual({ count: 0, months: 0, dated: 2 })
    expect(
      measure([
        ['2023-01', '2024-01'],
        ['2018', '2021'],
      ])?.params?.['count'],
    ).toBe(0)
    expect(
      measure([
        ['2023-02', '2024-01'],
        ['2018', '2021'],
      ])?.params,
    ).toMatchObject({ count: 1, months: 13 })
    expect(
      measure([
        ['2023', '2024'],
        ['2018', '2021'],
      ])?.params?.['count'],
    ).toBe(0)
    expect(
      measure([
        ['2024', '2025'],
        ['2018', '2021'],
      ])?.params,
    ).toMatchObject({ count: 1, months: 24 })
  })

  it('lose a third each, and show what follows', () => {
    const result = measure([
      ['2024-01', '2024-06'],
      ['2020-01', '2021-01'],
    ])
    expect(result?.ratio).toBeCloseTo(2 / 3)
    expect(result?.evidence).toMatchObject([{ find: 'Gardener', path: 'experience/j0' }])
    expect(
      measure([
        ['2025-06', '2026-01'],
        ['2023-01', '2023-06'],
        ['2020-01', '2021-01'],
        ['2017-01', '2018-01'],
      ])?.ratio,
    ).toBe(0)
  })

  it('start in the last ten years', () => {
    expect(
      measure([
        ['2016-10', '2017-06'],
        ['2010-01', '2011-01'],
      ])?.params?.['count'],
    ).toBe(0)
    expect(
      measure([
        ['2016-12', '2017-06'],
        ['2010-01', '2011-01'],
      ])?.params?.['count'],
    ).toBe(1)
  })

  it('are none while something else fills them', () => {
    const spans = [
      ['2023-01', '2024-01'],
      ['2019-01', '2020-12'],
    ] as const
    const study = { institution: 'Hill School', degree: 'Soils', field: '' }
    const post = { organization: 'Park', role: 'Guide', description: '' }
    expect(measure(spans)?.params?.['count']).toBe(1)
    expect(
      measure(spans, { education: [{ ...study, startDate: '2021-01', endDate: '2022-12' }] })?.params?.['count'],
    ).toBe(0)
    expect(
      measure(spans, { volunteer: [{ ...post, startDate: '2021-01', endDate: '2022-12' }] })?.params?.['count'],
    ).toBe(0)
    expect(measure(spans, { education: [{ ...study, startDate: '', current: true }] })?.params?.['count']).toBe(0)
    expect(measure([...spans, ['2018-01', '2023-01']])?.params?.['count']).toBe(0)
    expect(
      measure(
        [
          ['2023-06', '2024-01'],
          ['2019-01', '2020-12'],
        ],
        {},
        ['Course, 2022'],
      )?.params?.['count'],
    ).toBe(0)
    expect(
      measure(
        [
          ['2023-06', '2024-01'],
          ['2019-01', '2020-12'],
        ],
        {},
        ['Course, 2020'],
      )?.params?.['count'],
    ).toBe(1)
    expect(
      measure(
        [
          ['2023-06', '2024-01'],
          ['2019-01', '2020-12'],
        ],
        {},
        ['Course, 120222'],
      )?.params?.['count'],
    ).toBe(1)
  })

  it('are not measured with one job, and not known with one date', () => {
    expect(measure([['2023-01', '2024-01']])).toBeNull()
    expect(
      measure([
        ['2023-01', '2024-01'],
        ['', ''],
      ]),
    ).toEqual({ ratio: 1, params: { count: 0, months: 0, dated: 0 } })
  })
})
