import { describe, expect, it } from 'vitest'
import { bulletsLength } from '#shared/scoring/rules/content/bullets-length.ts'
import { outdatedLines } from '#shared/scoring/rules/content/outdated-lines.ts'
import { repetition } from '#shared/scoring/rules/content/repetition.ts'
import { summary } from '#shared/scoring/rules/content/summary.ts'
import { educationField } from '#shared/scoring/rules/keywords/education-field.ts'
import { measureRule } from '../../../../../utils/scoring/measure-rule.ts'
import type { ContentParts } from '../../../../../utils/scoring/scoring-inputs.ts'

type Sections = NonNullable<ContentParts['sections']>
type Study = NonNullable<Sections['education']>[number]

const NUMERALS = 'one two three four five six seven eight nine ten'.split(' ')
/** Words that are all different. */
const words = (count: number) =>
  Array.from({ length: count }, (_, i) => `${NUMERALS[Math.floor(i / 10) % 10]}${NUMERALS[i % 10]}`).join(' ')
const toJob = (achievements: readonly string[]) => ({
  id: 'j',
  company: 'Oakhill',
  position: 'Gardener',
  startDate: '',
  description: '',
  achievements: [...achievements],
})

describe('summary', () => {
  const measure = (text: string) => measureRule(summary, { parts: { sections: { summary: text } } })

  it.each([
    [0, 0],
    [6, 0.4],
    [15, 1],
    [18, 1],
    [90, 1],
    [93, 1],
    [180, 0.3],
    [260, 0.3],
  ])('of %i words gains %d', (count, ratio) => {
    expect(measure(words(count))?.ratio).toBeCloseTo(ratio)
  })

  it('tells its words, with their numbers when it is long, and shows one that loses', () => {
    expect(measure(words(50))).toEqual({ ratio: 1, evidence: [], params: { words: 50, fewest: 18, most: 90 } })
    expect(measure(`${words(6)} 2019 2020`)?.params).toMatchObject({ words: 6 })
    expect(measure(`${words(18)} 2019 2020`)?.params).toMatchObject({ words: 20 })
    expect(measure(words(6))?.evidence).toMatchObject([{ path: 'summary' }])
    expect(measure('')?.evidence).toEqual([])
  })
})

describe('bullets-length', () => {
  const measure = (...lines: string[]) =>
    measureRule(bulletsLength, { parts: { sections: { experience: [toJob(lines)] } } })
  const grafted = (count: number) => `Grafted ${words(count - 1)}`

  it('is the share of lines of 5 to 34 words, with nine in ten for all', () => {
    expect(measure(grafted(34))).toEqual({
      ratio: 1,
      evidence: [],
      params: { good: 1, of: 1, shortest: 5, longest: 34 },
    })
    expect(measure(grafted(5))?.ratio).toBe(1)
    expect(measure(grafted(4), grafted(34))).toMatchObject({
      evidence: [{ path: 'experience/j/achievements/0' }],
      params: { good: 1, of: 2 },
    })
    expect(measure(grafted(35), 'Felled the oaks by hand')?.ratio).toBeCloseTo(0.5 / 0.9)
  })

  it('allows 46 words in a line with a quantity, numbers not counted', () => {
    expect(measure(`Grafted 40 trees of ${words(42)}`)?.params).toMatchObject({ good: 1 })
    expect(measure(`Grafted 40 trees of ${words(46)}`)?.params).toMatchObject({ good: 0 })
    expect(measure('Grafted 40 trees')?.params).toMatchObject({ good: 0 })
  })
})

describe('repetition', () => {
  const measure = (...lines: string[]) =>
    measureRule(repetition, { parts: { sections: { experience: [toJob(lines)] } } })
  const lines = (verb: string, objects: string) =>
    objects.split(' ').map((object) => `${verb} the ${object} of Oakhill`)

  it('allows an opening twice', () => {
    const twice = [...lines('Pruned', 'roses hedges'), ...lines('Felled', 'oaks limes')]
    expect(measure(...twice)).toEqual({ ratio: 1, evidence: [], params: { count: 0, word: '', times: 0 } })
  })

  it('shows the lines beyond, of the commonest opening, in all its forms', () => {
    const result = measure(
      ...lines('Pruned', 'roses hedges limes'),
      ...lines('Pruning', 'vines'),
      ...lines('Felled', 'oaks elms firs'),
    )
    expect(result?.params).toEqual({ count: 3, word: 'pruned / pruning', times: 4 })
    expect(result?.evidence).toMatchObject([
      { path: 'experience/j/achievements/2' },
      { path: 'experience/j/achievements/3' },
    ])
    expect(result?.ratio).toBeCloseTo(1 / 4)
  })

  it('allows one in ten lines', () => {
    const others = 'Felled Grafted Planted Watered Painted Sold Taught Drew Built Led'.split(' ')
    const many = others.flatMap((verb) => lines(verb, 'oaks elms'))
    const pruned = lines('Pruned', 'roses hedges limes')
    expect(measure(...pruned, ...many)?.params).toMatchObject({ count: 0 })
    expect(measure(...pruned, ...many.slice(0, 12))?.params).toMatchObject({ count: 1, times: 3 })
  })
})

describe('outdated-lines', () => {
  const measure = (...lines: string[]) => measureRule(outdatedLines, { lines: [...lines, words(20)] })

  it.each([
    'References available upon request',
    'Referencias disponibles a petición',
    'Career Objective',
    'Objetivo profesional:',
    'CURRICULUM VITAE',
    'I hereby certify that all of this is true.',
  ])('finds: %s', (line) => {
    expect(measure(line)).toMatchObject({ ratio: 0.5, evidence: [{}], params: { count: 1, sample: line.slice(0, 60) } })
  })

  it.each(['References', 'Objective 2025: 40 gardens', 'Pruned roses'])('finds nothing in: %s', (line) => {
    expect(measure(line)).toEqual({ ratio: 1, evidence: [], params: { count: 0, sample: '' } })
  })

  it('gains nothing from two lines on, and looks at no long one', () => {
    expect(measure('Career Objective', 'CV')?.ratio).toBe(0)
    const long = `I hereby certify ${words(20)}`
    expect(measure(long.slice(0, 159))?.params).toMatchObject({ count: 1, sample: long.slice(0, 60) })
    expect(measure(long.slice(0, 160))?.params).toMatchObject({ count: 0 })
  })
})

describe('education-field', () => {
  const measure = (...studies: Partial<Study>[]) =>
    measureRule(educationField, {
      parts: {
        sections: {
          education: studies.map((study, i) => ({
            id: `s${i}`,
            institution: 'Oakhill School',
            degree: '',
            field: '',
            startDate: '2015',
            ...study,
          })),
        },
      },
    })

  it.each([
    ['a level and its field', { degree: 'Bachelor', field: 'Botany' }, 1],
    ['a level alone', { degree: 'Bachelor' }, 0.5],
    ['a field of two words', { degree: 'Garden design' }, 0.5],
    ['a field of one word', { degree: 'Botany' }, 0],
    ['a level of school', { degree: 'Bachillerato' }, 1],
    ['a stay', { degree: 'Erasmus' }, 1],
    ['a course', { degree: 'Botany', description: 'Online course' }, 1],
    ['a level below the name', { degree: 'Botany', description: 'Diploma\nwith roses' }, 1],
  ])('%s gains its part', (_, study, ratio) => {
    expect(measure(study)?.ratio).toBeCloseTo(ratio)
  })

  it('shows the studies that lack one, by the degree or else the school', () => {
    const result = measure({ degree: 'Bachelor', field: 'Botany' }, { degree: 'Botany' }, {})
    expect(result?.ratio).toBeCloseTo(1 / 3)
    expect(result?.params).toEqual({ named: 1, of: 3 })
    expect(result?.evidence).toMatchObject([
      { find: 'Botany', path: 'education/s1/degree' },
      { find: 'Oakhill School', path: 'education/s2/degree' },
    ])
    expect(measure()).toEqual({ ratio: 0, params: { named: 0, of: 0 } })
  })
})
