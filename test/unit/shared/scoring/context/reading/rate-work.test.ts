import { describe, expect, it } from 'vitest'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import type { TestLine } from '../../../../../utils/reading/extracted-documents.ts'
import { type ReadPage, readPage } from '../../../../../utils/scoring/measure-reading.ts'
import type { ContentParts } from '../../../../../utils/scoring/scoring-inputs.ts'

type Sections = NonNullable<ContentParts['sections']>
type Job = NonNullable<Sections['experience']>[number]

const DOUBTFUL = 0.4
const UNSURE_NAMES = 0.55
const DEEDS = [
  'Pruned the roses of the park',
  'Felled the oaks of the ridge',
  'Watered the lawns of the inn',
  'Swept the paths of the mill',
]
const job = (parts: Partial<Job> = {}): Job => ({
  id: 'j',
  company: 'Oakhill Nursery',
  position: 'Gardener',
  startDate: '2020',
  endDate: '2021',
  description: '',
  ...parts,
})
const rate = (page: ReadPage) => readPage(page).rate('work')
const tell = (achievements: readonly string[], page: ReadPage = {}): ReadPage => ({
  ...page,
  sections: { experience: [job({ achievements: [...achievements] })], ...page.sections },
})

describe('lines of work below the heading of another section', () => {
  const page = (elsewhere: number, heading: string, more: Partial<TestLine[1]> = {}): ReadPage =>
    tell(DEEDS, {
      lines: ['EXPERIENCE', ...DEEDS.slice(elsewhere), [heading, more ?? {}], ...DEEDS.slice(0, elsewhere)],
    })

  it('put the work in doubt from more than a quarter on', () => {
    expect(rate(page(1, 'SKILLS'))).toBe(1)
    expect(rate(page(2, 'SKILLS'))).toBe(DOUBTFUL)
    expect(rate(page(2, 'EDUCATION'))).toBe(DOUBTFUL)
  })

  it.each(['PROJECTS', 'SUMMARY', 'VOLUNTEERING', 'EXPERIENCE'])('may stand below %s', (heading) =>
    expect(rate(page(4, heading))).toBe(1),
  )

  it('are looked for in their column, unless columns are mixed', () => {
    expect(rate(page(2, 'SKILLS', { column: 1 }))).toBe(1)
    expect(rate({ ...page(2, 'SKILLS'), warnings: [{ code: 'paint-order', page: 1 }] })).toBe(1)
    expect(rate({ ...page(2, 'SKILLS'), warnings: [{ code: 'table', page: 1 }] })).toBe(DOUBTFUL)
  })

  it('are none when they are not on the page', () => expect(rate(tell(DEEDS, { lines: ['SKILLS', 'Rowing'] }))).toBe(1))
})

describe('work is in doubt', () => {
  it('when more than 35 % of its lines tell none', () => {
    const foreign = (count: number) => Array.from({ length: count }, (_, i) => `Tel: 555 010 019${i} now`)
    expect(rate(tell([...DEEDS, ...foreign(2)]))).toBe(1)
    expect(rate(tell([...DEEDS, ...foreign(3)]))).toBe(DOUBTFUL)
    expect(rate(tell([...DEEDS, ...DEEDS.map((deed) => `${deed} too`), ...foreign(4)]))).toBe(1)
    expect(rate(tell([...DEEDS, ...DEEDS.map((deed) => `${deed} too`), ...foreign(5)]))).toBe(DOUBTFUL)
  })

  it('when more than half of its lines belong to jobs with an unlikely name', () => {
    const two = (unlikely: number) =>
      rate({
        sections: {
          experience: [
            job({ id: 'a', company: 'English', achievements: DEEDS.slice(0, unlikely) }),
            job({ id: 'b', achievements: DEEDS.slice(unlikely) }),
            job({ id: 'c' }),
            job({ id: 'd' }),
          ],
        },
      })
    expect(two(2)).toBe(1)
    expect(two(3)).toBe(DOUBTFUL)
  })

  it('when the name of a project is a deed', () => {
    const project = (name: string) => rate(tell(DEEDS, { sections: { projects: [{ name, description: '' }] } }))
    expect(project('Planted nine hundred trees there')).toBe(DOUBTFUL)
    expect(project('Planted nine hundred trees')).toBe(1)
    expect(project('Nine hundred trees by the river')).toBe(1)
  })

  it('when the parser is unsure of more than half of the jobs', () => {
    const provenance = (...confidences: number[]): Provenance[] =>
      confidences.map((confidence, i) => ({ path: `experience/${i}/company`, page: 1, line: 0, confidence }))
    const unsure = (...confidences: number[]) =>
      rate({
        provenance: provenance(...confidences),
        sections: { experience: confidences.map((_, i) => job({ id: `${i}`, achievements: [DEEDS[i] ?? ''] })) },
      })
    expect(unsure(0.5, 0.9)).toBe(1)
    expect(unsure(0.5, 0.59)).toBe(UNSURE_NAMES)
    expect(unsure(0.5, 0.6)).toBe(1)
    expect(unsure(0.5, 0.5, 0.9)).toBe(UNSURE_NAMES)
  })
})

describe('a section of jobs that was read in pieces', () => {
  const lines = ['EXPERIENCE', 'Gardener, Oakhill Nursery 2020 - 2021', ...DEEDS]
  const torn = (page: ReadPage) => rate(page) === UNSURE_NAMES
  const read = tell(DEEDS, { lines })

  it('has periods in no entry, two of them and a quarter of all', () => {
    expect(torn(read)).toBe(false)
    expect(torn({ ...read, lines: [...lines, '2015 - 2018'] })).toBe(false)
    expect(torn({ ...read, lines: [...lines, '2015 - 2018', '2012 - 2014'] })).toBe(true)
    expect(torn({ ...read, lines: [...lines, '2015 - 2018', '2015 - 2018'] })).toBe(true)
    expect(torn({ ...read, lines: [...lines, 'SKILLS', '2015 - 2018', '2012 - 2014'] })).toBe(false)
    expect(torn({ ...read, lines: [...lines, ['2015 - 2018', { column: 1 }], ['2012 - 2014', { column: 1 }]] })).toBe(
      false,
    )
    const studies = [{ institution: 'Hill School', degree: 'Soils', field: '', startDate: '2015', endDate: '2018' }]
    expect(
      torn({
        ...read,
        sections: { ...read.sections, education: studies },
        lines: [...lines, '2015 - 2018', '2012 - 2014'],
      }),
    ).toBe(false)
    const many = Array.from({ length: 7 }, () => '2020 - 2021')
    expect(torn({ ...read, lines: [...lines, ...many, '2015 - 2018', '2012 - 2014'] })).toBe(false)
  })

  it('has lines in no field, three in ten of those with four words', () => {
    const lost = (count: number) =>
      Array.from({ length: count }, (_, i) => `Repaired greenhouse heating before winter ${'abc'[i]}`)
    expect(torn({ ...read, lines: [...lines, ...lost(2)] })).toBe(false)
    expect(torn({ ...read, lines: [...lines, ...lost(3)] })).toBe(true)
    expect(
      torn({ ...read, lines: [...lines, 'Repaired greenhouse heating', 'Mended ten boilers', 'Glazed two houses'] }),
    ).toBe(false)
  })

  it('has a sentence that starts in a name, in three of ten jobs', () => {
    const half = job({
      company: 'Nursery of roses where gardeners',
      description: 'were cutting the hedges and the roses',
    })
    const among = (count: number) =>
      torn({ sections: { experience: [half, ...Array.from({ length: count }, (_, i) => job({ id: `k${i}` }))] } })
    expect(among(2)).toBe(true)
    expect(among(3)).toBe(false)
    expect(torn({ sections: { experience: [{ ...half, company: 'Nursery of roses there' }] } })).toBe(false)
    expect(
      torn({ sections: { experience: [{ ...half, description: 'Were cutting the hedges and the roses' }] } }),
    ).toBe(false)
    expect(
      torn({ sections: { experience: [{ ...half, company: 'Oakhill', position: 'Gardener of roses in parks' }] } }),
    ).toBe(true)
  })

  it('has posts in sections that are none', () => {
    const stray = (...items: string[]) =>
      torn({ ...read, sections: { ...read.sections, custom: [{ id: 'c', title: 'Notes', items }] } })
    expect(stray('Cook, 2015', 'Waiter until 2018')).toBe(true)
    expect(stray('Cook, 2015')).toBe(false)
    expect(stray('Cook, 2015 - 2018')).toBe(true)
    expect(stray('Roses, 2015', 'Trees until 2018')).toBe(false)
    expect(stray('Cook in 12015', 'Waiter of 20188')).toBe(false)
    expect(stray(`Cook, 2015 ${'r'.repeat(80)}`, 'Waiter until 2018')).toBe(false)
  })

  it('has sections of one title', () => {
    const titled = (...titles: string[]) =>
      torn({
        ...read,
        sections: { ...read.sections, custom: titles.map((title, i) => ({ id: `${i}`, title, items: ['x'] })) },
      })
    expect(titled('Tasks', 'tasks')).toBe(true)
    expect(titled('Tasks', 'Goals')).toBe(false)
    expect(titled('', '')).toBe(false)
  })

  it('has two columns as one, in two lines and a tenth of all', () => {
    const joined = (count: number, others: number) =>
      torn(
        tell([
          ...Array.from({ length: count }, (_, i) => `Pruned roses ${'ab'[i]} • Watered beds`),
          ...Array.from({ length: others }, (_, i) => `Felled the oaks of ridge ${'abcdefghijklmnopqrstuv'[i]}`),
        ]),
      )
    expect(joined(2, 0)).toBe(true)
    expect(joined(1, 0)).toBe(false)
    expect(joined(2, 17)).toBe(true)
    expect(joined(2, 18)).toBe(false)
  })

  it('has two lines of personal data', () => {
    const personal = (...rows: string[]) =>
      torn({
        ...read,
        sections: {
          ...read.sections,
          volunteer: [{ organization: 'Park', role: 'Guide', startDate: '', description: rows.join('\n') }],
        },
      })
    expect(personal('Nationality: Irish', 'Marital status: single')).toBe(true)
    expect(personal('Nationality: Irish')).toBe(false)
    expect(personal('Age: 40', 'No children')).toBe(false)
  })

  it('has a line in bold among the others', () => {
    const bold = (...texts: string[]): ReadPage => ({
      ...read,
      lines: lines.map((text) => (texts.includes(text) ? [text, { bold: true }] : text)),
    })
    expect(torn(bold(DEEDS[0] ?? ''))).toBe(true)
    expect(torn(bold(DEEDS[0] ?? '', DEEDS[1] ?? ''))).toBe(false)
    expect(torn({ ...bold(DEEDS[0] ?? ''), warnings: [{ code: 'paint-order', page: 1 }] })).toBe(false)
  })
})
