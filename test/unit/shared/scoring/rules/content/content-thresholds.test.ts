import { describe, expect, it } from 'vitest'
import { textLayer } from '#shared/scoring/rules/ats/file/text-layer.ts'
import { datesReadable } from '#shared/scoring/rules/ats/structure/dates-readable.ts'
import { sectionsPresent } from '#shared/scoring/rules/ats/structure/sections-present.ts'
import { bulletsEnough } from '#shared/scoring/rules/content/bullets-enough.ts'
import { cliches } from '#shared/scoring/rules/content/cliches.ts'
import { firstPerson } from '#shared/scoring/rules/content/first-person.ts'
import { slips } from '#shared/scoring/rules/content/slips.ts'
import { workSubstance } from '#shared/scoring/rules/content/work-substance.ts'
import { BARE, type Job, createJob as job, type Sections } from '#test/utils/scoring/bare-sections.ts'
import { measureRule } from '#test/utils/scoring/measure-rule.ts'
import type { ContentParts } from '#test/utils/scoring/scoring-inputs.ts'

const FULL = [
  'Pruned 400 rose bushes a year with electric shears to lengthen the flowering season',
  'Planted 90 oak saplings along the northern river bank using Bosch augers to stop erosion',
  'Repaired 12 greenhouse boilers before each winter with Siemens sensors to save fuel',
  'Trained 8 apprentices in tree surgery and rope climbing to pass the guild exam',
  'Laid 300 meters of drip irrigation under the vegetable terraces to halve water use',
  'Catalogued 2,000 seed packets in Excel for the village library so that growers could swap them',
]

describe('bullets-enough', () => {
  const measure = (...jobs: readonly string[][]) =>
    measureRule(bulletsEnough, {
      parts: {
        sections: {
          ...BARE,
          experience: jobs.map((achievements, i) =>
            job({ id: `j${i}`, achievements, startDate: `${2020 - i}-01`, endDate: `${2020 - i}-12` }),
          ),
        },
      },
    })

  it('asks for three lines of the last two jobs and one of older ones', () => {
    expect(measure(FULL.slice(0, 3), FULL.slice(3))).toMatchObject({
      ratio: 1,
      evidence: [],
      params: { told: 2, jobs: 2, lines: 6, thin: 0 },
    })
    expect(measure(FULL.slice(0, 3), FULL.slice(3, 5), FULL.slice(5))?.ratio).toBeCloseTo((2 + 2 * (2 / 3) + 1) / 5)
    expect(measure(FULL.slice(0, 2), FULL.slice(2, 5), FULL.slice(5))).toMatchObject({
      params: { told: 2 },
      evidence: [{ path: 'experience/j0/description' }],
    })
    expect(measure(FULL.slice(0, 3), FULL.slice(3), [])?.ratio).toBeCloseTo(4 / 5)
  })

  it('is scaled down under six lines', () => {
    expect(measure(FULL.slice(0, 3))?.ratio).toBeCloseTo(0.5)
    expect(measure(FULL.slice(0, 3), FULL.slice(3, 5))?.ratio).toBeCloseTo(((2 + 4 / 3) / 4) * (5 / 6))
  })

  it('says which jobs have lines that repeat others', () => {
    const [first = ''] = FULL
    const result = measure([first, first, first])
    expect(result).toMatchObject({
      params: { told: 1, lines: 1, thin: 1 },
      evidence: [{ path: 'experience/j0/description' }],
    })
  })

  it('counts ten lines, and at most 0.7, without jobs', () => {
    const measureProjects = (...lines: string[]) =>
      measureRule(bulletsEnough, {
        parts: {
          sections: { ...BARE, projects: [{ name: 'Pond', description: lines.map((line) => `• ${line}`).join('\n') }] },
        },
      })
    expect(measureProjects(...FULL)).toMatchObject({ ratio: 0.6, params: { told: 6, jobs: 0 } })
    expect(measureProjects('x')?.ratio).toBe(0)
    const many = FULL.flatMap((line, i) => [
      line,
      `Mapped ${i + 20} orchards of ${'north south east west upper lower'.split(' ')[i]} ${'valley ridge shore moor hill dale'.split(' ')[i]} by drone`,
    ])
    expect(measureProjects(...many)?.ratio).toBe(0.7)
  })
})

describe('work-substance', () => {
  const measure = (...achievements: string[]) =>
    measureRule(workSubstance, { parts: { sections: { ...BARE, experience: [job({ id: 'j', achievements })] } } })

  it('gains by the amount, the first lines most, and by the mean', () => {
    expect(measure()).toMatchObject({
      ratio: 0,
      evidence: [],
      params: { amount: 0, enough: 1.5, poor: 0, of: 0, means: 0, scale: 0, end: 0 },
    })
    const gains = [1, 2, 3, 4, 5, 6].map((count) => measure(...FULL.slice(0, count))?.ratio ?? 0)
    const steps = gains.slice(1).map((gain, i) => gain - (gains[i] ?? 0))
    expect(steps.every((step) => step > 0)).toBe(true)
    expect(steps[0]).toBeGreaterThan(steps[4] ?? 0)
    expect(measure(...FULL)?.params).toMatchObject({ of: 6, scale: 6, poor: 0 })
  })

  it('shows the poorest line first, and no repeated one', () => {
    const [first = ''] = FULL
    const result = measure(first, 'Watered the lawns and hedges', 'Pruned the roses', first)
    expect(result?.params).toMatchObject({ poor: 2, of: 4 })
    expect(result?.evidence).toMatchObject([{ find: 'Pruned the roses' }, { find: 'Watered the lawns and hedges' }])
  })
})

describe('rules that count words', () => {
  const PROSE = 'Gardener of large parks plants many roses and prunes old trees'
  const summarize = (summary: string): ContentParts => ({ sections: { ...BARE, summary } })

  it('first-person gains nothing from six pronouns on', () => {
    const measure = (summary: string) => measureRule(firstPerson, { parts: summarize(summary) })
    expect(measure(`${PROSE} in my park`)).toMatchObject({ params: { count: 1 }, evidence: [{ path: 'summary' }] })
    expect(measure(`${PROSE} in my park`)?.ratio).toBeCloseTo(5 / 6)
    expect(measure(`${PROSE} by me in my park, my town, my hedge, my pond and my lawn`)?.ratio).toBe(0)
    expect(measure(PROSE)).toEqual({ ratio: 1, evidence: [], params: { count: 0 } })
    expect(measure('In phase I of roses, Phase I of oaks, and E&I of trees')?.params?.['count']).toBe(0)
    expect(measure('')).toBeNull()
  })

  it('cliches gains nothing from six on, and counts the longest of each', () => {
    const measure = (summary: string, soft: string[] = []) =>
      measureRule(cliches, {
        parts: { sections: { ...BARE, summary, skills: { technical: [], soft, languages: [] } } },
      })
    expect(measure(`Hardworking ${PROSE}`)).toMatchObject({
      params: { count: 1, list: 'hardworking' },
      evidence: [{ path: 'summary' }],
    })
    expect(measure(`Hardworking ${PROSE}`)?.ratio).toBeCloseTo(5 / 6)
    expect(measure(PROSE)).toEqual({ ratio: 1, evidence: [], params: { count: 0, list: '' } })
    expect(measure('', ['Patience'])?.ratio).toBe(1)
    expect(measure('')).toBeNull()
  })

  it('slips gains nothing from six on', () => {
    const measure = (summary: string, lines: readonly string[] = [summary]) =>
      measureRule(slips, { parts: summarize(summary), lines })
    expect(measure(PROSE)).toEqual({ ratio: 1, evidence: [], params: { count: 0, list: '' } })
    expect(measure(`${PROSE} and recieved teh roses`)).toMatchObject({
      params: { count: 2 },
      evidence: [{ path: 'summary' }, {}],
    })
    expect(measure(`${PROSE} and recieved teh roses`)?.ratio).toBeCloseTo(4 / 6)
    expect(measure('Gardener of large parks who recieved teh roses')).toBeNull()
    expect(measure(`${PROSE} ,and hedges`, [`${PROSE} ,and hedges`])?.params?.['count']).toBeGreaterThan(0)
    expect(measure(`${PROSE} ,and hedges`, ['roses'])?.params?.['count']).toBe(0)
  })
})

describe('rules of the structure of a page', () => {
  it('dates-readable counts halves of jobs, and studies with any date', () => {
    const study = (startDate: string, endDate = '') => ({
      institution: 'Hill School',
      degree: 'Soils',
      field: '',
      startDate,
      endDate,
    })
    const measure = (jobs: Job[], education: ReturnType<typeof study>[] = []) =>
      measureRule(datesReadable, { parts: { sections: { ...BARE, experience: jobs, education } } })
    expect(measure([job()])).toMatchObject({ ratio: 1, evidence: [], params: { read: 1, of: 1 } })
    expect(measure([job({ endDate: '' })])).toMatchObject({
      ratio: 0.5,
      evidence: [{ find: 'Gardener' }],
      params: { read: 0, of: 1 },
    })
    expect(measure([job({ startDate: '' })])?.ratio).toBe(0.5)
    expect(measure([job({ startDate: '', endDate: '' }), job()])?.ratio).toBe(0.5)
    expect(measure([], [study('2015'), study('', '2015'), study('')])?.ratio).toBeCloseTo(2 / 3)
    expect(measure([])).toEqual({ ratio: 0, params: { read: 0, of: 0 } })
  })

  it('sections-present weighs jobs, studies and skills, and halves a heading without content', () => {
    const skills = { technical: ['Pruning'], soft: [], languages: [] }
    const education = [{ institution: 'Hill School', degree: 'Soils', field: '', startDate: '' }]
    const project = { name: 'Pond', description: '' }
    const measure = (sections: Sections, ...lines: string[]) =>
      measureRule(sectionsPresent, { parts: { sections: { ...BARE, ...sections } }, lines })
    expect(measure({ experience: [job()], education, skills })).toEqual({ ratio: 1, params: { missing: '' } })
    expect(measure({ experience: [job()] })).toEqual({ ratio: 0.45, params: { missing: 'education skills' } })
    expect(measure({ education })?.ratio).toBeCloseTo(0.3)
    expect(measure({ skills })?.ratio).toBeCloseTo(0.25)
    expect(measure({ projects: [project] })).toEqual({ ratio: 0.3, params: { missing: 'experience education skills' } })
    expect(measure({ projects: [project], experience: [job()] })?.ratio).toBe(0.45)
    expect(measure({}, 'Education')?.ratio).toBeCloseTo(0.15)
    expect(measure({}, 'Experience')?.ratio).toBeCloseTo(0.225)
    expect(measure({}, 'Projects')?.ratio).toBeCloseTo(0.15)
    expect(measure({}, 'Roses')?.ratio).toBe(0)
    expect(measure({}, 'My Skills')).toEqual({ ratio: 0.25, params: { missing: 'experience education' } })
  })

  it('text-layer is the share of pages with text', () => {
    const pages = [1, 2].map((number) => ({ number, width: 600, height: 800, columns: 1 }))
    const measure = (more: NonNullable<Parameters<typeof measureRule>[1]>['extracted']) =>
      measureRule(textLayer, { lines: ['Roses'], extracted: { pages, ...more } })
    const meta = (hazardsPass: boolean) => ({ tagged: false, bytes: 0, fonts: [], hazardsPass })
    expect(measure({})?.params).toEqual({ pages: 2, bare: 0, scan: 0 })
    expect(measure({ hazards: [{ code: 'image', page: 2 }] })).toMatchObject({ ratio: 0.5, params: { bare: 1 } })
    expect(measure({ hazards: [{ code: 'image', page: 1 }] })?.ratio).toBe(1)
    expect(measure({ hazards: [{ code: 'image-text', page: 2 }] })?.ratio).toBe(0.5)
    expect(measure({ hazards: [{ code: 'no-text-layer', page: 1 }] })).toMatchObject({
      ratio: 0.5,
      evidence: [{ page: 1 }],
    })
    expect(
      measure({
        hazards: [
          { code: 'no-text-layer', page: 1 },
          { code: 'no-text-layer', page: 1 },
        ],
      })?.ratio,
    ).toBe(0.5)
    expect(measure({ meta: meta(false) })?.ratio).toBe(0.5)
    expect(measure({ meta: meta(true) })?.ratio).toBe(1)
    expect(measure({ hazards: [{ code: 'invisible-text', page: 1, line: 0 }] })).toMatchObject({
      ratio: 0.25,
      params: { scan: 1 },
    })
    expect(measure({ pages: [] })).toBeNull()
    const recognized = measureRule(textLayer, { lines: [['Roses', { recognized: true }]] })
    expect(recognized?.params?.['scan']).toBe(2)
  })
})
