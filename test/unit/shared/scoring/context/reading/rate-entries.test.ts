import { describe, expect, it } from 'vitest'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import { type ReadPage, readPage } from '../../../../../utils/scoring/measure-reading.ts'
import type { ContentParts } from '../../../../../utils/scoring/scoring-inputs.ts'

type Sections = NonNullable<ContentParts['sections']>
type Job = NonNullable<Sections['experience']>[number]
type Study = NonNullable<Sections['education']>[number]

const DOUBTFUL = 0.4
const job = (parts: Partial<Job> = {}): Job => ({
  id: 'j',
  company: 'Oakhill Nursery',
  position: 'Gardener',
  startDate: '2020-01',
  endDate: '2021-01',
  description: '',
  ...parts,
})
const study = (parts: Partial<Study> = {}): Study => ({
  id: 's',
  institution: 'Hill University',
  degree: 'Degree in Soils',
  field: '',
  startDate: '2014-01',
  ...parts,
})
const from = (path: string, line = 0, confidence = 1): Provenance => ({ path, page: 1, line, confidence })
const rateJob = (parts: Partial<Job>, page: ReadPage = {}) =>
  readPage({ ...page, sections: { experience: [job(parts)] } }).rateEntry('experience/j/position')
const rateStudy = (parts: Partial<Study>, page: ReadPage = {}) =>
  readPage({ ...page, sections: { education: [study(parts)] } }).rateEntry('education/s/degree')

describe('a job is in doubt with', () => {
  it.each<readonly [string, Partial<Job>]>([
    ['a deed as post', { position: 'Trained twelve waiters in hotels' }],
    ['two sentences as employer', { company: 'Nursery of roses. Doing the work of a gardener' }],
    ['the heading of a table as post', { position: 'Percentage' }],
    ['a language as employer', { company: 'English' }],
    ['half a name as employer', { company: 'Viveros de' }],
    ['half a name that ends open', { company: 'Nursery of' }],
    ['knowledge as employer', { company: 'Conocimientos de riego' }],
    ['eleven words as employer', { company: 'a b c d e f g h i j k' }],
    ['the same name as employer and post', { company: 'Oakhill', position: 'Oakhill' }],
    ['a town as employer', { company: 'Toledo' }],
    ['a town of two words as employer', { company: ' Buenos  Aires ' }],
    ['no name', { company: '', position: '' }],
  ])('%s', (_, parts) => expect(rateJob(parts)).toBe(DOUBTFUL))
})

describe('a job is in no doubt with', () => {
  it.each<readonly [string, Partial<Job>]>([
    ['an employer and a post', {}],
    ['a short name that opens like a deed', { position: 'Trained nurse' }],
    ['a participle before four words', { company: 'Planted Gardens of Hill' }],
    ['ten words as employer', { company: 'a b c d e f g h i j' }],
    ['a town and two words', { company: 'Rose Nursery Toledo' }],
    ['a school of a town', { company: 'University Toledo' }],
    ['no post', { position: '' }],
    ['no employer', { company: '' }],
  ])('%s', (_, parts) => expect(rateJob(parts)).toBe(1))

  it('two jobs without posts', () => {
    const experience = [job({ position: '' }), job({ id: 'k', company: '' })]
    expect(readPage({ sections: { experience } }).rateEntry('experience/k')).toBe(1)
  })
})

describe('studies are in doubt with', () => {
  it.each<readonly [string, Partial<Study>]>([
    ['the heading of a table', { degree: 'Qualification' }],
    ['honors as degree', { degree: 'Magna cum laude' }],
    ['a thesis as school', { institution: 'Thesis: the soil of orchards' }],
    ['a town as degree', { degree: 'Toledo' }],
    ['tools as degree', { degree: 'Spade, Rake' }],
    ['a post at an employer', { degree: 'Waiter', institution: 'Hillford Inn' }],
  ])('%s', (_, parts) => expect(rateStudy(parts)).toBe(DOUBTFUL))
})

describe('studies are in no doubt with', () => {
  it.each<readonly [string, Partial<Study>]>([
    ['a degree and a school', {}],
    ['a degree that names a town', { degree: 'Degree in Soils, Toledo' }],
    ['a degree that is a list', { degree: 'Degree, Soils' }],
    ['a post at a school', { degree: 'Waiter', institution: 'Hillford University' }],
    ['a post without a school', { degree: 'Waiter', institution: '' }],
    ['a degree of a post', { degree: 'Degree of Waiter', institution: 'Hillford Inn' }],
  ])('%s', (_, parts) => expect(rateStudy(parts)).toBe(1))
})

describe('the confidence of the parser', () => {
  it('is the lowest of names and dates', () => {
    const rate = (...provenance: Provenance[]) => rateJob({}, { provenance })
    expect(rate(from('experience/j/company', 0, 0.9), from('experience/j/endDate', 0, 0.7))).toBe(0.7)
    expect(rate(from('experience/j/startDate', 0, 0.6), from('experience/j/position', 0, 0.8))).toBe(0.6)
    expect(rate(from('experience/j/company', 0, 0.9), from('experience/j/description', 0, 0.3))).toBe(0.9)
    expect(rate(from('experience/j', 0, 0.3))).toBe(1)
    expect(rateStudy({}, { provenance: [from('education/s/institution', 0, 0.5)] })).toBe(0.5)
  })

  it('tells nothing of other entries', () =>
    expect(rateJob({}, { provenance: [from('experience/k/company', 0, 0.3)] })).toBe(1))
})

describe('a missing name', () => {
  const read = (parts: Partial<Job>, text: string) =>
    rateJob(parts, { lines: ['first', text], provenance: [from('experience/j/position', 1)] })

  it('is in doubt beside another name on its line', () => {
    expect(read({ company: '' }, 'Gardener, Oakhill')).toBe(DOUBTFUL)
    expect(read({ position: '' }, 'Oakhill Nursery Foreman')).toBe(DOUBTFUL)
    const provenance = [from('education/s/degree', 1)]
    expect(rateStudy({ institution: '' }, { lines: ['first', 'Degree in Soils Hill'], provenance })).toBe(DOUBTFUL)
    expect(rateStudy({ degree: '' }, { lines: ['first', 'Hill University Botany'], provenance })).toBe(DOUBTFUL)
  })

  it.each<readonly [string, Partial<Job>, string]>([
    ['the names that were read', { company: '' }, 'Gardener'],
    ['the place that was read', { company: '', location: 'Hillford' }, 'Gardener, Hillford'],
    ['a month', { company: '' }, 'Gardener, Mar 2020 – Present'],
    ['words in lower case', { company: '' }, 'Gardener, oakhill'],
    ['a short word', { company: '' }, 'Gardener, Of'],
  ])('is in no doubt beside %s', (_, parts, text) => expect(read(parts, text)).toBe(1))

  it('is looked for where one is missing alone', () => expect(read({}, 'Gardener, Millbridge')).toBe(1))

  it('is no name of the field of studies', () => {
    const lines = ['Degree in Soils Botany']
    const page = { lines, provenance: [from('education/s/degree')] }
    expect(rateStudy({ institution: '', field: 'Botany' }, page)).toBe(1)
  })
})

describe('a missing date', () => {
  const open = { endDate: '', startDate: '2021-03' }
  const read = (parts: Partial<Job>, ...lines: string[]) =>
    rateJob(parts, { lines, provenance: [from('experience/j/position')] })

  it.each<readonly [string, readonly string[]]>([
    ['another year', ['Gardener 2021 2024']],
    ['a year four lines below', ['Gardener', '', '', '', '2024']],
    ['a month with its year', ["Gardener Oct '24"]],
    ['a day', ['Gardener 3/10/24']],
    ['a word for today', ['Gardener 2021 - present']],
    ['a word for today on a line of its own', ['Gardener', 'Actualidad']],
  ])('is in doubt beside %s', (_, lines) => expect(read(open, ...lines)).toBe(DOUBTFUL))

  it.each<readonly [string, readonly string[]]>([
    ['the year that was read', ['Gardener 2021']],
    ['a year five lines below', ['Gardener', '', '', '', '', '2024']],
    ['a word for today within a sentence', ['Gardener, present every day']],
    ['a number', ['Gardener of 2300 trees']],
  ])('is in no doubt beside %s', (_, lines) => expect(read(open, ...lines)).toBe(1))

  it('is not looked for when the end was read, or the job lasts', () => {
    expect(read({}, 'Gardener 2024')).toBe(1)
    expect(read({ ...open, current: true }, 'Gardener 2024')).toBe(1)
  })

  it('is not looked for beyond the next entry', () => {
    const experience = [job({ ...open }), job({ id: 'k' })]
    const provenance = [from('experience/j/position'), from('experience/k/position', 2)]
    const rate = (...lines: string[]) =>
      readPage({ lines, provenance, sections: { experience } }).rateEntry('experience/j')
    expect(rate('Gardener', '', 'Cook 2024')).toBe(1)
    expect(rate('Gardener', '2024', 'Cook')).toBe(DOUBTFUL)
  })

  it('of studies is in doubt beside any year, unless one was read', () => {
    const page = { lines: ['Degree 2014'], provenance: [from('education/s/degree')] }
    expect(rateStudy({ startDate: '' }, page)).toBe(DOUBTFUL)
    expect(rateStudy({}, page)).toBe(1)
    expect(rateStudy({ startDate: '', endDate: '2015' }, page)).toBe(1)
  })

  it('may stand in a description', () => {
    const page = { provenance: [from('education/s/degree'), from('experience/j/position')] }
    expect(rateStudy({ startDate: '', description: 'Soils, 2014' }, page)).toBe(DOUBTFUL)
    expect(rateStudy({ startDate: '', description: 'Soils' }, page)).toBe(1)
    expect(rateStudy({ description: 'Soils, 2015' }, page)).toBe(1)
    const undated = { startDate: '', endDate: '' }
    expect(rateJob({ ...undated, description: '2014 - 2016' }, page)).toBe(DOUBTFUL)
    expect(rateJob({ ...undated, description: 'In 2014' }, page)).toBe(1)
    expect(rateJob({ description: '2014 - 2016' }, page)).toBe(1)
  })
})

describe('dates that end before they start', () => {
  const reversed = { startDate: '2023-04', endDate: '2020-03' }

  it.each<readonly [keyof Sections & string, Sections]>([
    ['experience', { experience: [job({ ...reversed, id: 'x' })] }],
    ['education', { education: [study({ ...reversed, id: 'x' })] }],
    ['projects', { projects: [{ id: 'x', name: 'Pond', description: '', ...reversed }] }],
    ['volunteer', { volunteer: [{ id: 'x', organization: 'Park', role: 'Guide', description: '', ...reversed }] }],
  ])('of %s are in doubt unless one line has both', (section, sections) => {
    const provenance = [from(`${section}/x/startDate`)]
    const rate = (...lines: string[]) => readPage({ lines, provenance, sections }).rateEntry(`${section}/x`)
    expect(rate('2023', '2020')).toBe(DOUBTFUL)
    expect(rate('2023 - 2020')).toBe(1)
  })

  it('are none when both are the same', () =>
    expect(rateJob({ startDate: '2020', endDate: '2020' }, { provenance: [from('experience/j/startDate')] })).toBe(1))
})
