import { describe, expect, it } from 'vitest'
import { datesOneFormat } from '#shared/scoring/rules/format/dates-one-format.ts'
import { density } from '#shared/scoring/rules/format/density.ts'
import { lastPage } from '#shared/scoring/rules/format/last-page.ts'
import { shouting } from '#shared/scoring/rules/format/shouting.ts'
import type { TestLine } from '../../../../../utils/reading/extracted-documents.ts'
import { measureRule } from '../../../../../utils/scoring/measure-rule.ts'

const words = (count: number, word = 'rose') => Array.from({ length: count }, () => word).join(' ')

describe('shouting', () => {
  const measure = (...lines: string[]) => measureRule(shouting, { lines: [...lines, 'Pruned roses'] })

  it('finds seven words in capitals, repeated exclamation marks and emoji', () => {
    expect(measure(words(7, 'ROSE'))).toMatchObject({ ratio: 0.8, evidence: [{}], params: { count: 1 } })
    expect(measure('Roses for all!!')?.params).toEqual({ count: 1 })
    expect(measure('Roses 🌹 for all')?.params).toEqual({ count: 1 })
    expect(measure('Roses!!', 'Oaks!!', 'Elms!!', 'Firs!!', 'Figs!!')?.ratio).toBe(0)
  })

  it.each([
    words(6, 'ROSE'),
    `${words(6, 'ROSE')} rose`,
    `${words(6, 'ROSE')} R2`,
    `${words(6, 'ROSE')} R`,
    'Roses for all!',
  ])('takes this for quiet: %s', (line) => {
    expect(measure(line)).toEqual({ ratio: 1, evidence: [], params: { count: 0 } })
  })

  it('takes a list of skills in capitals for a list', () => {
    const names = 'PRUNING HEDGES MOWING LAWNS FELLING OAKS GRAFTING VINES'
    const skills = { technical: [names], soft: [], languages: [] }
    expect(measureRule(shouting, { parts: { sections: { skills } }, lines: [names] })?.params).toEqual({ count: 0 })
    expect(measure(names)?.params).toEqual({ count: 1 })
  })
})

describe('last-page', () => {
  const onPages = (...pages: readonly (readonly [page: number, y: number])[]) =>
    measureRule(lastPage, { lines: pages.map(([page, y]): TestLine => [`Line ${y}`, { page, y }]) })

  it('asks for a fifth of the page', () => {
    expect(onPages([1, 700], [2, 158])).toMatchObject({
      ratio: 0,
      evidence: [{ page: 2, quote: 'Line 158' }],
      params: { percent: 20 },
    })
    expect(onPages([1, 700], [2, 159])).toEqual({ ratio: 1, evidence: [], params: { percent: 20 } })
    expect(onPages([1, 700], [2, 80], [2, 396])?.params).toEqual({ percent: 50 })
  })

  it('is not measured on one page, or where the last one is empty', () => {
    expect(onPages([1, 700])).toBeNull()
    const pages = [1, 2].map((number) => ({ number, width: 612, height: 792, columns: 1 }))
    expect(measureRule(lastPage, { lines: ['Pruned roses'], extracted: { pages } })).toBeNull()
  })
})

describe('density', () => {
  const measure = (distance: number, count = 12) =>
    measureRule(density, {
      lines: Array.from({ length: count }, (_, i): TestLine => [`Rose ${i}`, { y: 60 + i * distance, size: 10 }]),
    })

  it('loses between 1.1 and 0.95 of the size of the text', () => {
    expect(measure(11)).toEqual({ ratio: 1, params: { ratio: 1.1 } })
    expect(measure(9.5)?.ratio).toBeCloseTo(0)
    expect(measure(10.4)?.ratio).toBeCloseTo(0.6)
    expect(measure(10.4)?.params).toEqual({ ratio: 1.04 })
    expect(measure(14)?.ratio).toBe(1)
  })

  it('needs eight distances', () => {
    expect(measure(9.5, 9)?.ratio).toBeCloseTo(0)
    expect(measure(9.5, 8)?.ratio).toBe(1)
    expect(measure(9.5, 1)).toBeNull()
  })
})

describe('dates-one-format', () => {
  const measure = (...dates: string[]) => {
    const lines = ['Experience', ...dates.flatMap((date, i) => [`Gardener ${'abcdef'[i]}`, 'Oakhill', date])]
    const experience = dates.map((_, i) => ({
      id: `j${i}`,
      company: 'Oakhill',
      position: `Gardener ${'abcdef'[i]}`,
      startDate: '2015-01',
      endDate: '2016-01',
      description: '',
    }))
    return measureRule(datesOneFormat, { parts: { sections: { experience, education: [] } }, lines })
  }

  it('shows one line of each format where they differ', () => {
    const result = measure('01/2015 – 02/2016', '03/2016 – 04/2017', 'May 2017 – June 2018', '2018 – 2019')
    expect(result?.params).toEqual({ forms: 3, main: 'mm/yyyy', dated: 8 })
    expect(result?.ratio).toBeCloseTo(0.5)
    expect(result?.evidence).toMatchObject([
      { find: '01/2015 – 02/2016' },
      { find: 'May 2017 – June 2018' },
      { find: '2018 – 2019' },
    ])
  })

  it('lets months that are not shortened stand among short ones', () => {
    expect(measure('Jan 2015 – June 2016', 'Feb 2016 – July 2017')?.params).toMatchObject({ forms: 1 })
    expect(measure('Jan 2015 – Oct 2016', 'Feb 2016 – August 2017')?.params).toMatchObject({ forms: 2 })
    expect(measure('January 2015 – May 2016', 'October 2016 – August 2017')?.params).toMatchObject({ forms: 1 })
  })

  it('needs three dates', () => {
    expect(measure('01/2015 – May 2016')).toEqual({ ratio: 1, params: { forms: 1, main: '', dated: 0 } })
    expect(measure()).toBeNull()
  })
})
