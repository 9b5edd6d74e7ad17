import { describe, expect, it } from 'vitest'
import { READ_FROM_FILE, type ReadPage, readPage } from '../../../../../utils/scoring/measure-reading.ts'
import type { ContentParts } from '../../../../../utils/scoring/scoring-inputs.ts'

type Sections = NonNullable<ContentParts['sections']>
type Job = NonNullable<Sections['experience']>[number]

const DOUBTFUL = 0.4
const UNREAD = 0.2
const UNSURE_NAMES = 0.55
const job = (parts: Partial<Job> = {}): Job => ({
  company: 'Oakhill Nursery',
  position: 'Gardener',
  startDate: '2020-01',
  endDate: '2021-01',
  description: '',
  ...parts,
})
const undated = { startDate: '', endDate: '' }
const study = (degree = 'Degree in Soils') => ({ institution: 'Hill University', degree, field: '', startDate: '2014' })
const custom = (title: string, ...items: string[]) => ({ custom: [{ id: 'c', title, items }] })
const repeat = (words: number) => Array.from({ length: words }, () => 'pruning').join(' ')
const project = { name: 'Rose pond', description: '' }
const post = { organization: 'Park', role: 'Guide', startDate: '', description: '' }
const SIX_WORDS = 'pruning roses, felling trees, cutting hedges'

describe('the jobs of a page', () => {
  const rate = (page: ReadPage) => readPage(page).rate('jobs')

  it.each<readonly [string, ReadPage, number]>([
    ['are missing on an empty page', {}, 1],
    [
      'are missing below a heading with five words',
      { lines: ['EXPERIENCE', 'pruning roses, felling trees, hedges'] },
      1,
    ],
    ['are unread below a heading with six words', { lines: ['EXPERIENCE', SIX_WORDS] }, UNREAD],
    ['are missing beside words of skills', { lines: ['SKILLS', SIX_WORDS] }, 1],
    ['were posts', { lines: ['EXPERIENCE', SIX_WORDS], sections: { volunteer: [post] } }, 1],
    ['were projects', { lines: ['EXPERIENCE', SIX_WORDS], sections: { projects: [project] } }, 1],
    ['may be projects of a file', { sections: { projects: [project] }, provenance: READ_FROM_FILE }, UNSURE_NAMES],
    ['may be posts of a file', { sections: { volunteer: [post] }, provenance: READ_FROM_FILE }, UNSURE_NAMES],
    ['may stand in a table', { warnings: [{ code: 'table', page: 1 }] }, DOUBTFUL],
    ['stand in no other hazard', { warnings: [{ code: 'image', page: 1 }] }, 1],
    ['may stand below a rare heading', { lines: ['SKILLS', 'Present workplace:'] }, DOUBTFUL],
    ['may stand below a period', { lines: ['SKILLS', 'Oakhill Nursery 2015 - 2018'] }, DOUBTFUL],
    ['are no studies', { lines: ['EDUCATION', 'Hill University 2015 - 2018'] }, 1],
    ['are no courses', { lines: ['CERTIFICATIONS', 'Hill University 2015 - 2018'] }, 1],
    ['are no year', { lines: ['SKILLS', 'Oakhill Nursery 2015'] }, 1],
    [
      'are no period of a project',
      {
        lines: ['SKILLS', 'Rose pond 2015 - 2018'],
        sections: { projects: [{ ...project, startDate: '2015', endDate: '2018' }] },
      },
      1,
    ],
  ])('%s', (_, page, confidence) => expect(rate(page)).toBe(confidence))

  it('without any name are unread', () => {
    const nameless = job({ company: ' ', position: '' })
    expect(rate({ sections: { experience: [nameless] } })).toBe(UNREAD)
    expect(rate({ sections: { experience: [nameless, job(), job(), job()] } })).toBe(1)
  })

  it('are in doubt when more than three in ten have no likely name', () => {
    const jobs = (count: number, ...names: string[]) =>
      rate({ sections: { experience: [...Array(count).fill(job()), ...names.map((company) => job({ company }))] } })
    expect(jobs(2, 'English')).toBe(UNSURE_NAMES)
    expect(jobs(3, 'English')).toBe(1)
    expect(jobs(7, 'English', 'Status', 'Percentage')).toBe(1)
    expect(jobs(6, 'English', 'Status', 'Percentage')).toBe(UNSURE_NAMES)
  })

  it('are in doubt when none of three has a date and one no name', () => {
    const rateAll = (...experience: Job[]) => rate({ sections: { experience } })
    const nameless = job({ ...undated, company: '' })
    expect(rateAll(nameless, job(undated), job(undated))).toBe(UNSURE_NAMES)
    expect(rateAll(job({ ...undated, position: '' }), job(undated), job(undated))).toBe(UNSURE_NAMES)
    expect(rateAll(nameless, job(undated))).toBe(1)
    expect(rateAll(nameless, job(undated), job())).toBe(1)
    expect(rateAll(nameless, job(undated), job({ endDate: '' }))).toBe(1)
    expect(rateAll(job(undated), job(undated), job(undated))).toBe(1)
  })

  it('are in doubt when few words tell them and many stand elsewhere', () => {
    const rateTold = (told: number, more: Sections) =>
      rate({ sections: { experience: [job({ description: repeat(told) })], ...more } })
    const elsewhere = (words: number) => custom('Notes', repeat(words))
    expect(rateTold(39, elsewhere(60))).toBe(DOUBTFUL)
    expect(rateTold(40, elsewhere(60))).toBe(1)
    expect(rateTold(39, elsewhere(59))).toBe(1)
    expect(rateTold(39, { education: [{ ...study(), description: repeat(60) }] })).toBe(DOUBTFUL)
    expect(rateTold(0, custom('Notes', ...Array(10).fill(repeat(6))))).toBe(DOUBTFUL)
    expect(rateTold(0, custom('Notes', ...Array(12).fill(repeat(5))))).toBe(1)
    expect(rateTold(20, { ...elsewhere(60), projects: [{ ...project, description: repeat(20) }] })).toBe(1)
    expect(rateTold(20, { ...elsewhere(60), volunteer: [{ ...post, description: repeat(20) }] })).toBe(1)
    const achievements = [repeat(20), repeat(20)]
    expect(rate({ sections: { experience: [job({ achievements })], ...elsewhere(60) } })).toBe(1)
  })

  it('are in doubt as far as the words of their section are in no field', () => {
    const lines = ['EXPERIENCE', 'Gardener Oakhill Nursery', 'archery canoeing rowing skating surfing sailing']
    const rateTold = (description: string) => rate({ lines, sections: { experience: [job({ description })] } })
    expect(rateTold('archery canoeing rowing skating')).toBe(1)
    expect(rateTold('')).toBeLessThan(0.6)
    expect(rateTold('')).toBeGreaterThan(UNREAD)
  })
})

describe('the studies of a page', () => {
  const rate = (page: ReadPage) => readPage(page).rate('studies')

  it.each<readonly [string, ReadPage, number]>([
    ['are missing on an empty page', {}, 1],
    ['are unread below a heading with six words', { lines: ['EDUCATION', SIX_WORDS] }, UNREAD],
    ['may stand in a line with a degree', { lines: ['SKILLS', 'Degree in Soils of orchards'] }, DOUBTFUL],
    ['may stand in a line with a school', { lines: ['SKILLS', 'Village School of orchards'] }, DOUBTFUL],
    ['stand in no sentence of 100 characters', { lines: ['SKILLS', 'Degree in Soils '.padEnd(100, 's')] }, 1],
    ['stand in no other line', { lines: ['SKILLS', 'Roses of orchards'] }, 1],
    [
      'may be a short line that was filed as work',
      { lines: ['SKILLS', 'Degree in Soils'], sections: { summary: 'Gardener with a degree in soils of orchards' } },
      UNSURE_NAMES,
    ],
    [
      'are no long line that was filed as work',
      {
        lines: ['SKILLS', 'Degree in Soils of orchards alone'],
        sections: { summary: 'A degree in soils of orchards alone' },
      },
      1,
    ],
    ['may be drawn as contact data are', { hasDrawnText: true }, DOUBTFUL],
    ['were read', { sections: { education: [study()] }, hasDrawnText: true }, 1],
  ])('%s', (_, page, confidence) => expect(rate(page)).toBe(confidence))

  it('are in doubt when more than two in ten have no likely name', () => {
    const studies = (count: number) =>
      rate({ sections: { education: [...Array(count).fill(study()), study('Qualification')] } })
    expect(studies(3)).toBe(UNSURE_NAMES)
    expect(studies(4)).toBe(1)
  })
})

describe('the languages of a page', () => {
  const rate = (page: ReadPage) => readPage(page).rate('languages')
  const listed = (language: string, level = {}): Sections => ({
    skills: { technical: [], soft: [], languages: [{ language, ...level }] },
  })

  it.each<readonly [string, ReadPage, number]>([
    ['are missing on an empty page', {}, 1],
    ['are in doubt when one is none', { sections: listed('Rowing') }, DOUBTFUL],
    ['are in no doubt beside another word', { sections: listed('Technical-English') }, 1],
    [
      'are in doubt when another list has their heading',
      { sections: { ...listed('English'), ...custom('Idiomas', 'x') } },
      DOUBTFUL,
    ],
    ['are in no doubt beside another list', { sections: { ...listed('English'), ...custom('Tasks', 'x') } }, 1],
    [
      'are in doubt beside a row that was not read',
      { lines: ['LANGUAGES', 'English', 'Hindi'], sections: listed('English') },
      DOUBTFUL,
    ],
    [
      'are in no doubt when a detail has the row',
      { lines: ['LANGUAGES', 'Hindi'], sections: listed('English', { detail: 'hindi' }) },
      1,
    ],
    [
      'are in no doubt beside a sentence',
      { lines: ['LANGUAGES', 'Hindi one two six ten one'], sections: listed('English', { detail: 'one two six ten' }) },
      1,
    ],
    [
      'are in doubt beside a row of five words',
      { lines: ['LANGUAGES', 'Hindi one two six ten'], sections: listed('English') },
      DOUBTFUL,
    ],
    ['are in no doubt when no language was read', { lines: ['LANGUAGES', 'Hindi'] }, 1],
    [
      'are in doubt beside a level without its language',
      { lines: ['LANGUAGES', 'English', 'fluent'], sections: listed('English') },
      DOUBTFUL,
    ],
    [
      'are in no doubt with a level',
      { lines: ['LANGUAGES', 'English', 'fluent'], sections: listed('English', { detail: 'fluent' }) },
      1,
    ],
    [
      'are in doubt with more levels',
      { lines: ['LANGUAGES', 'English B2', 'advanced'], sections: listed('English', { detail: 'B2' }) },
      DOUBTFUL,
    ],
    ['are unread below a heading with six words', { lines: ['LANGUAGES', SIX_WORDS] }, UNREAD],
  ])('%s', (_, page, confidence) => expect(rate(page)).toBe(confidence))
})
