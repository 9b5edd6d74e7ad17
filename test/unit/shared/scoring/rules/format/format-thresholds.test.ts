import { describe, expect, it } from 'vitest'
import { sectionsNamed } from '#shared/scoring/rules/ats/structure/sections-named.ts'
import { chronology } from '#shared/scoring/rules/format/chronology.ts'
import { headingStyle } from '#shared/scoring/rules/format/heading-style.ts'
import { paragraphLength } from '#shared/scoring/rules/format/paragraph-length.ts'
import type { TestLine } from '../../../../../utils/reading/extracted-documents.ts'
import { measureRule } from '../../../../../utils/scoring/measure-rule.ts'
import type { ContentParts } from '../../../../../utils/scoring/scoring-inputs.ts'

type Sections = NonNullable<ContentParts['sections']>
type Job = NonNullable<Sections['experience']>[number]
const words = (count: number) => Array.from({ length: count }, () => 'rose').join(' ')
const job = (parts: Partial<Job> = {}): Job => ({
  id: 'j',
  company: 'Oakhill',
  position: 'Gardener',
  startDate: '',
  description: '',
  ...parts,
})

describe('paragraph-length', () => {
  const measure = (sections: Sections, lines: readonly string[] = []) =>
    measureRule(paragraphLength, { parts: { sections: { summary: '', experience: [], ...sections } }, lines })

  it('loses a third for each paragraph of more than 85 words', () => {
    expect(measure({ summary: words(85) })).toEqual({ ratio: 1, evidence: [], params: { count: 0, longest: 85 } })
    expect(measure({ summary: words(86) })).toMatchObject({ params: { count: 1 }, evidence: [{ path: 'summary' }] })
    expect(measure({ summary: words(86) })?.ratio).toBeCloseTo(2 / 3)
    expect(measure({ summary: `${words(86)}\n${words(86)}\n${words(86)}\n${words(86)}` })?.ratio).toBe(0)
    expect(measure({ summary: `${words(85)} 12 13 14` })?.ratio).toBe(1)
  })

  it('looks at jobs and projects too', () => {
    const summary = words(10)
    expect(measure({ summary, experience: [job({ description: words(86) })] })?.evidence).toMatchObject([
      { path: 'experience/j/description' },
    ])
    const project = { id: 'p', name: 'Pond', description: `${words(20)}\n${words(86)}` }
    expect(measure({ summary, projects: [project] })?.evidence).toMatchObject([{ path: 'projects/p/description' }])
  })

  it('is not measured under ten words, and knows a list of the page', () => {
    expect(measure({ summary: words(9) })).toBeNull()
    expect(measure({ summary: words(10) })?.ratio).toBe(1)
    const summary = `red ${words(43)} blue ${words(43)}`
    expect(measure({ summary }, ['• red rose', '• blue rose'])?.ratio).toBe(1)
    expect(measure({ summary }, ['• red rose', 'blue rose'])?.ratio).toBeCloseTo(2 / 3)
    expect(measure({ summary }, ['• red rose', '• pond'])?.ratio).toBeCloseTo(2 / 3)
  })
})

describe('chronology', () => {
  const measure = (sections: Sections, lines: readonly string[] = []) =>
    measureRule(chronology, { parts: { sections: { experience: [], education: [], ...sections } }, lines })
  const span = (startDate: string, endDate: string, position = 'Gardener') => job({ startDate, endDate, position })
  const OLD = span('2015-01', '2016-01', 'Waiter')
  const NEW = span('2020-01', '2021-01', 'Grafter')

  it('is the share of neighbors that go back in time', () => {
    expect(measure({ experience: [NEW, OLD] })).toEqual({ ratio: 1, evidence: [], params: { count: 0, dated: 1 } })
    expect(measure({ experience: [OLD, NEW] })).toMatchObject({
      ratio: 0,
      evidence: [{ find: 'Grafter' }],
      params: { count: 1, dated: 1 },
    })
    expect(measure({ experience: [OLD, NEW, OLD] })?.ratio).toBe(0.5)
    expect(measure({ experience: [NEW] })).toBeNull()
    expect(measure({})).toBeNull()
  })

  it('looks at studies by themselves', () => {
    const study = (startDate: string, endDate: string) => ({
      institution: 'Hill School',
      degree: 'Soils',
      field: '',
      startDate,
      endDate,
    })
    const education = [study('2010-01', '2011-01'), study('2013-01', '2014-01')]
    expect(measure({ education })?.ratio).toBe(0)
    expect(measure({ experience: [NEW], education: education.slice(0, 1) })).toBeNull()
    expect(measure({ experience: [NEW, OLD], education })?.ratio).toBe(0.5)
  })

  it('accuses when both start and end are later', () => {
    expect(measure({ experience: [span('2015-01', '2018-01'), span('2014-01', '2019-01')] })?.ratio).toBe(1)
    expect(measure({ experience: [span('2015-01', '2018-01'), span('2016-01', '2018-01')] })?.ratio).toBe(1)
    expect(measure({ experience: [span('2015-01', '2018-01'), span('2015-02', '2018-02')] })?.ratio).toBe(0)
  })

  it('compares years where one names no month', () => {
    expect(measure({ experience: [span('2015', '2018-01'), span('2015-02', '2018-02')] })?.ratio).toBe(1)
    expect(measure({ experience: [span('2015', '2018'), span('2016', '2019')] })?.ratio).toBe(0)
    expect(measure({ experience: [span('2015-01', '2018-01'), span('2016', '2018-12')] })?.ratio).toBe(1)
  })

  it('does not compare what has no date, or goes on without a start', () => {
    expect(measure({ experience: [OLD, span('', ''), NEW] })).toMatchObject({ params: { count: 1, dated: 1 } })
    expect(measure({ experience: [OLD, job({ current: true })] })).toMatchObject({ ratio: 1, params: { dated: 0 } })
    expect(measure({ experience: [OLD, span('', '2021-01', 'Grafter')] })?.ratio).toBe(0)
    expect(measure({ experience: [OLD, span('2021-01', '', 'Grafter')] })?.ratio).toBe(0)
  })

  it('compares what stands under one heading', () => {
    const experience = [OLD, NEW]
    expect(measure({ experience }, ['EXPERIENCE', 'Waiter', 'Grafter'])?.ratio).toBe(0)
    expect(measure({ experience }, ['EXPERIENCE', 'Waiter', 'PROJECTS', 'Grafter'])?.ratio).toBe(1)
    expect(measure({ experience }, ['EXPERIENCE', 'Waiter', 'PROJECTS'])?.ratio).toBe(0)
    expect(measure({ experience }, ['EXPERIENCE', 'Waiter', 'PROJECTS', 'Grafter, Waiter'])?.ratio).toBe(0)
  })
})

const BOLD = { bold: true, size: 13 }
const head = (text: string, more = {}): TestLine => [text, { ...BOLD, ...more }]

describe('heading-style', () => {
  const measure = (...lines: (string | TestLine)[]) => measureRule(headingStyle, { lines })
  const body = 'Pruned the roses of the park every spring'
  const page = (...headings: TestLine[]) => headings.flatMap((line): (string | TestLine)[] => [line, body])
  const [SUMMARY, JOBS, STUDIES, SKILLS, LANGUAGES] = ['Summary', 'Experience', 'Education', 'Skills', 'Languages'].map(
    (text) => head(text),
  ) as [TestLine, TestLine, TestLine, TestLine, TestLine]

  it('gains all when headings look alike, or one differs', () => {
    expect(measure(...page(SUMMARY, JOBS, STUDIES, SKILLS, LANGUAGES))).toEqual({ ratio: 1, params: { count: 0 } })
    expect(measure(...page(SUMMARY, JOBS, STUDIES, SKILLS, ['Languages', { size: 13 }]))?.params).toEqual({ count: 0 })
  })

  it('loses by the share of those that differ in weight, case or size', () => {
    const two = measure(...page(SUMMARY, JOBS, STUDIES, ['Skills', { size: 16 }], head('LANGUAGES')))
    expect(two).toMatchObject({ params: { count: 2 }, evidence: [{ find: 'Skills' }, { find: 'LANGUAGES' }] })
    expect(two?.ratio).toBeCloseTo(0.6 / 0.9)
    expect(
      measure(...page(SUMMARY, JOBS, STUDIES, head('Skills', { size: 15 }), head('LANGUAGES')))?.params?.['count'],
    ).toBe(2)
    expect(
      measure(...page(SUMMARY, JOBS, STUDIES, head('Skills', { size: 13.9 }), head('LANGUAGES')))?.params?.['count'],
    ).toBe(0)
    expect(measure(...page(SUMMARY, JOBS, STUDIES, head('SKILLS'), head('LANGUAGES')))?.params?.['count']).toBe(0)
  })

  it('compares headings of one column', () => {
    const aside = { column: 1, size: 16 }
    expect(
      measure(...page(SUMMARY, JOBS, STUDIES, head('Skills', aside), head('Languages', aside)))?.params?.['count'],
    ).toBe(0)
  })

  it('is not measured under three headings', () => {
    expect(measure(...page(SUMMARY, JOBS))).toBeNull()
    expect(measure(...page(SUMMARY, JOBS, STUDIES))?.ratio).toBe(1)
    expect(measure(...page(SUMMARY, JOBS, head('Experience', { size: 15 })))).toBeNull()
    expect(measure(...page(SUMMARY, JOBS, head('education:')))).toBeNull()
  })
})

describe('sections-named', () => {
  const measure = (...lines: (string | TestLine)[]) => measureRule(sectionsNamed, { lines })
  const KNOWN = ['Summary', 'Experience', 'Education', 'Skills'].flatMap((text): (string | TestLine)[] => [
    head(text),
    'pruned the roses',
  ])

  it('is the share of headings that are known, with four in five for all', () => {
    expect(measure(...KNOWN)).toEqual({ ratio: 1, evidence: [], params: { unknown: 0, known: 4, sample: '' } })
    expect(measure(...KNOWN, head('Rose Corner'), 'x')).toMatchObject({
      ratio: 1,
      params: { unknown: 1, known: 4, sample: 'Rose Corner' },
    })
    const three = measure(
      ...KNOWN,
      ...['Rose Corner', 'Pond Corner', 'Tree Corner', 'Lawn Corner'].flatMap((text) => [head(text), 'x']),
    )
    expect(three?.ratio).toBeCloseTo(0.5 / 0.8)
    expect(three?.evidence).toMatchObject([{ find: 'Rose Corner' }, {}, {}, {}])
    expect(measure('pruned the roses')).toEqual({ ratio: 0, params: { unknown: 0, known: 0, sample: '' } })
  })

  it.each<readonly [string, TestLine]>([
    ['another size', head('Rose Corner', { size: 11 })],
    ['another weight', ['Rose Corner', { size: 13 }]],
    ['another place', head('Rose Corner', { x: 60 })],
    ['five words', head('Rose Corner Of The Park')],
    ['a number', head('Rose Corner 2')],
    ['an address', head('rose@corner')],
    ['a sentence', head('Rose Corner.')],
    ['a short word', head('Ro')],
    ['a label of contact data', head('Phone')],
    ['a line of a form', head('Signature')],
    ['a label with its value', head('LEVEL COMPLETED Secondary')],
    ['the name of an employer', head('Northwind')],
    ['a rare heading that a parser knows', head('Hobbies')],
  ])('takes %s for no heading', (_, line) => expect(measure(...KNOWN, line, 'x')?.params?.['unknown']).toBe(0))

  it('takes what comes back, the names of referees and lines above the headings for none', () => {
    expect(measure(...KNOWN, head('Rose Corner'), 'x', head('Rose Corner'))?.params?.['unknown']).toBe(0)
    expect(measure(...KNOWN, head('References'), 'x', head('Rose Corner'))?.params?.['unknown']).toBe(0)
    expect(measure(head('Hoja de vida'), 'x', ...KNOWN)?.params?.['unknown']).toBe(0)
    expect(measure(head('Rose Corner'), 'x', ...KNOWN)?.params?.['unknown']).toBe(1)
    expect(measure(head('Toledo'), 'x', ...KNOWN)?.params?.['unknown']).toBe(0)
    expect(measure(...KNOWN, head('Toledo'), 'x')?.params?.['unknown']).toBe(1)
  })

  it('takes lines in the style of a title right below a heading for titles', () => {
    const lines = [head('Experience'), head('Rose Grafter'), 'x', head('Education'), 'x', head('Pond Maker'), 'x']
    expect(measure(...lines)?.params?.['unknown']).toBe(0)
  })

  it('needs two known headings to tell their style', () => {
    expect(measure(head('Experience'), 'x', head('Rose Corner'), 'x')?.params).toMatchObject({ known: 1, unknown: 0 })
  })

  it('is not measured on a page that can hardly be read', () =>
    expect(measure(...KNOWN, Array.from({ length: 40 }, () => 'g r d n').join(' '))).toBeNull())
})
