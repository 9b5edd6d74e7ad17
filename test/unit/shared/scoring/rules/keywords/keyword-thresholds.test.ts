import { describe, expect, it } from 'vitest'
import { languagesLevel } from '#shared/scoring/rules/keywords/languages-level.ts'
import { skillsStuffing } from '#shared/scoring/rules/keywords/skills-stuffing.ts'
import { summaryKeywords } from '#shared/scoring/rules/keywords/summary-keywords.ts'
import { titleMatches } from '#shared/scoring/rules/keywords/title-matches.ts'
import { measureRule } from '../../../../../utils/scoring/measure-rule.ts'
import type { ContentParts } from '../../../../../utils/scoring/scoring-inputs.ts'

type Sections = NonNullable<ContentParts['sections']>
type Job = NonNullable<Sections['experience']>[number]

const job = (position: string, startDate = '2020-01', endDate = '2021-01'): Job => ({
  company: 'Oakhill',
  position,
  startDate,
  endDate,
  description: '',
})

describe('title-matches', () => {
  const measure = (title: string, ...experience: Job[]) =>
    measureRule(titleMatches, { parts: { personalInfo: { title }, sections: { experience } } })

  it('compares the title with the last two positions', () => {
    const [cook, guide, waiter] = [
      job('Cook', '2022-01', '2023-01'),
      job('Tour Guide'),
      job('Waiter', '2010-01', '2012-01'),
    ]
    expect(measure('Cook', cook, guide, waiter)).toMatchObject({
      ratio: 1,
      evidence: [],
      params: { title: 'Cook', position: 'Cook' },
    })
    expect(measure('Tour Guide', cook, guide, waiter)?.ratio).toBe(1)
    expect(measure('Waiter', cook, guide, waiter)).toMatchObject({
      ratio: 0.3,
      evidence: [{ find: 'Waiter', path: 'personalInfo/title' }],
      params: { title: 'Waiter', position: 'Cook' },
    })
    expect(measure('Waiter', waiter, guide, cook)?.ratio).toBe(0.3)
  })

  it('leaves out seniority, and knows roots and translations', () => {
    expect(measure('Senior Gardener', job('Senior Cook'))?.ratio).toBe(0.3)
    expect(measure('Gardener', job('Head Gardener'))?.ratio).toBe(1)
    expect(measure('Profesor', job('Professor of Botany'))?.ratio).toBe(1)
    expect(measure('Abogada', job('Lawyer'))?.ratio).toBe(1)
  })

  it.each([
    ['a title that is none', 'Gardener @ Oakhill'],
    ['a title that goes on', 'Gardener and'],
    ['a quotation', '“Gardener”'],
    ['a name of the document', 'CV Gardener'],
    ['a country', 'Madrid, España'],
    ['a post for learning', 'Gardener intern'],
    ['one word that is no role', 'Roses'],
    ['no title', ''],
  ])('is not measured with %s', (_, title) => expect(measure(title, job('Waiter'))).toBeNull())

  it('is not measured without a position that is one', () => {
    expect(measure('Gardener')).toBeNull()
    expect(measure('Gardener', job(''))).toBeNull()
    expect(measure('Gardener', job('Freelance'))).toBeNull()
    expect(measure('Gardener', job('Post: waiter'))).toBeNull()
    expect(measure('Gardener', job('Waiter trainee'))).toBeNull()
    expect(measure('Rose gardener', job('Waiter'))?.ratio).toBe(0.3)
  })

  it('does not accuse for words that name no trade', () => {
    expect(measure('Slow is smooth', job('Waiter'))).toBeNull()
    expect(measure('Oliver Saltera', job('Waiter'))).toBeNull()
    expect(measure('Saltera', job('Waiter'))).toBeNull()
    expect(measure('Calle de las Acacias', job('Waiter'))).toBeNull()
    expect(measure('Rose garden waiter', job('Waiter'))?.ratio).toBe(1)
    expect(measure('Gardening and hedges', job('Waiter'))?.ratio).toBe(0.3)
  })

  it('does not accuse when the latest position may be another', () => {
    const undated = (position: string) => job(position, '', '')
    expect(measure('Gardener', undated('Waiter'), undated('Cook'))).toBeNull()
    expect(measure('Gardener', undated('Waiter'))?.ratio).toBe(0.3)
    expect(measure('Gardener', job('', '2022-01', '2023-01'), job('Waiter'))).toBeNull()
    expect(measure('Waiter', job('', '2022-01', '2023-01'), job('Waiter'))?.ratio).toBe(1)
  })
})

describe('languages-level', () => {
  const measure = (languages: { language: string; detail?: string }[], ...lines: string[]) =>
    measureRule(languagesLevel, { parts: { sections: { skills: { technical: [], soft: [], languages } } }, lines })

  it('is the share of languages with a level', () => {
    expect(measure([{ language: 'English', detail: 'C1' }, { language: 'Hindi' }])).toEqual({
      ratio: 0.5,
      evidence: [{ find: 'Hindi', path: 'skills/languages' }],
      params: { with: 1, of: 2 },
    })
    expect(measure([])).toBeNull()
    expect(measure([{ language: 'advanced' }])).toBeNull()
    expect(measure([{ language: 'Klingon' }])?.ratio).toBe(0)
  })

  it.each(['B2', 'native', 'fluent', 'bilingüe', 'basic', 'IELTS 7', '80 %', 'mother tongue', 'good'])(
    '%s is a level',
    (detail) => expect(measure([{ language: 'English', detail }])?.ratio).toBe(1),
  )

  it.each(['D2', 'school', 'yes', '8 %', 'goodness'])('%s is none', (detail) =>
    expect(measure([{ language: 'English', detail }])?.ratio).toBe(0),
  )

  it('knows two languages in one name', () => {
    expect(measure([{ language: 'English and Hindi', detail: 'C1' }])?.params).toEqual({ with: 2, of: 2 })
    expect(measure([{ language: 'English', detail: 'and Hindi.' }])?.params).toEqual({ with: 0, of: 2 })
    expect(measure([{ language: 'English', detail: 'C1 and Hindi' }])?.params).toEqual({ with: 1, of: 1 })
    expect(measure([{ language: 'English and roses', detail: 'C1' }])?.params).toEqual({ with: 1, of: 1 })
  })

  it('finds the level beside the name on the page', () => {
    const english = [{ language: 'English' }]
    expect(measure(english, 'English: fluent')?.ratio).toBe(1)
    expect(measure(english, 'Hindi: fluent')?.ratio).toBe(0)
    expect(measure(english, 'English', 'fluent')?.ratio).toBe(1)
    expect(measure(english, 'English', 'roses')?.ratio).toBe(0)
    expect(measure(english, 'English')?.ratio).toBe(0)
    expect(measure(english, 'English of roses', 'fluent')?.ratio).toBe(0)
    expect(measure(english, 'English', 'Hindi fluent')?.ratio).toBe(0)
    expect(measure(english, 'Hindi, English', 'fluent, basic')?.ratio).toBe(1)
    expect(measure(english, 'roses, English', 'fluent, basic')?.ratio).toBe(0)
  })

  it('finds the level under another name of the language, or its examination', () => {
    const english = [{ language: 'Inglés' }]
    expect(measure(english, 'Certificate in English, level B1')?.ratio).toBe(1)
    expect(measure(english, 'Certificate in German, level B1')?.ratio).toBe(0)
    expect(measure(english, 'TOEFL, 95 points')?.ratio).toBe(1)
    expect(measure(english, 'DELF, 70 points')?.ratio).toBe(0)
    expect(measure([{ language: 'French' }], 'DELF, 70 points')?.ratio).toBe(1)
  })
})

describe('skills-stuffing', () => {
  const listSkills = (count: number) =>
    Array.from({ length: count }, (_, i) => `Skill ${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10)]}`)
  const measure = (technical: string[], summary = '') =>
    measureRule(skillsStuffing, {
      parts: { sections: { summary, experience: [], skills: { technical, soft: [], languages: [] } } },
    })

  it('loses from 36 skills on, all of it with 80', () => {
    expect(measure(listSkills(35))).toEqual({ ratio: 1, params: { listed: 35, most: 35, word: '', times: 0 } })
    expect(measure(listSkills(36))?.ratio).toBeCloseTo(44 / 45)
    expect(measure(listSkills(80))?.ratio).toBe(0)
    expect(measure([])).toBeNull()
  })

  it('loses for a word that fills the prose', () => {
    const words = (count: number) =>
      Array.from(
        { length: count },
        (_, i) => `w${'abcdefghij'[i % 10]}${'abcdefghij'[Math.floor(i / 10) % 10]}${'xyz'[Math.floor(i / 100)]}`,
      )
    const text = (times: number, others: number) =>
      [...Array.from({ length: times }, () => 'rose'), ...words(others)].join(' ')
    expect(measure(['Pruning'], text(12, 108))).toMatchObject({ ratio: 0, params: { word: 'rose', times: 12 } })
    expect(measure(['Pruning'], text(12, 188))?.ratio).toBeCloseTo((0.1 - 0.06) / 0.055)
    expect(measure(['Pruning'], text(11, 89))).toMatchObject({ ratio: 1, params: { word: '' } })
    expect(measure(['Pruning'], text(20, 59))?.ratio).toBe(1)
    expect(measure(['Pruning'], text(20, 60))?.ratio).toBe(0)
    expect(measure(['Pruning'], text(13, 287))).toMatchObject({ ratio: 1, params: { word: '', times: 13 } })
  })
})

describe('summary-keywords', () => {
  const measure = (summary: string, title = 'Gardener', ...positions: string[]) =>
    measureRule(summaryKeywords, {
      parts: { personalInfo: { title }, sections: { summary, experience: positions.map((position) => job(position)) } },
    })

  it('gains 0.4 for the profession and 0.3 for each of two terms', () => {
    expect(measure('Roses')).toMatchObject({
      ratio: 0,
      evidence: [{ find: 'Roses', path: 'summary' }],
      params: { terms: 0, named: 0, positions: 0 },
    })
    expect(measure('Roses with Python')?.ratio).toBeCloseTo(0.3)
    expect(measure('Roses with Python and SQL')?.ratio).toBeCloseTo(0.6)
    expect(measure('Roses with Python, Java and SQL')?.ratio).toBeCloseTo(0.6)
    expect(measure('Gardener of roses')).toMatchObject({ ratio: 0.4, params: { named: 1 } })
    expect(measure('Gardener with Python and SQL')).toMatchObject({ ratio: 1, evidence: [] })
    expect(measure(' ')).toBeNull()
  })

  it('knows the profession by the title, two positions, its words and its field', () => {
    expect(measure('Grafting of roses', 'Grafter')?.params?.['named']).toBe(1)
    expect(measure('Of roses', 'Of it')?.params?.['named']).toBe(0)
    expect(measure('Roses for hedging', '', 'Hedger')?.params).toMatchObject({ named: 1, positions: 1 })
    expect(measure('Roses for hedging', '', 'Potter', 'Hedger')?.params?.['named']).toBe(1)
    expect(measure('Roses for hedging', '', 'Potter', 'Baker', 'Hedger')?.params?.['named']).toBe(0)
    expect(measure('A waiter', '')?.params?.['named']).toBe(1)
    expect(measure('Profesional en logística', '')?.params?.['named']).toBe(1)
    expect(measure('Student of geology', '')?.params?.['named']).toBe(1)
  })
})
