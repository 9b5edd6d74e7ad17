import { describe, expect, it } from 'vitest'
import { createContext } from '#shared/scoring/context/context.ts'
import type { Subject } from '#shared/scoring/subject.ts'
import { createExtractedDocument, type TestLine } from '../../../../utils/reading/extracted-documents.ts'
import { type ContentParts, goodEnglishCv, NOW } from '../../../../utils/scoring/scoring-inputs.ts'

type Sections = NonNullable<ContentParts['sections']>
type Job = NonNullable<Sections['experience']>[number]

const job = (parts: Partial<Job> = {}): Job => ({
  id: 'j',
  company: 'Oakhill Nursery',
  position: 'Gardener',
  startDate: '2020',
  endDate: '2021',
  description: 'Pruned the roses of the manor garden',
  ...parts,
})

/** The confidence in a part of a resume whose page has the given lines. */
const rate = (subject: Subject, lines: readonly TestLine[], parts: Sections, nameLine?: number) => {
  const content = goodEnglishCv({ sections: { summary: '', projects: [], ...parts } })
  const provenance =
    nameLine === undefined ? [] : [{ path: 'experience/j/position', page: 1, line: nameLine, confidence: 1 }]
  const extracted = createExtractedDocument(lines)
  return createContext({ extracted, content, provenance, language: 'en', now: NOW }).reading.rate(subject)
}

const page: readonly TestLine[] = [
  ['EXPERIENCE'],
  ['Gardener, Oakhill Nursery 2020 - 2021'],
  ['Pruned the roses of the manor garden'],
]
const read = { experience: [job()] }

describe('a section of jobs that was read in pieces', () => {
  it('is in no doubt when each line stands in a field', () => {
    expect(rate('work', page, read)).toBe(1)
    expect(rate('jobs', page, read)).toBe(1)
  })

  it('asks about periods that stand in no job', () => {
    const lines = [...page, ['2015 - 2018'] as const, ['2012 - 2014'] as const]
    expect(rate('work', lines, read)).toBeLessThan(0.6)
    expect(rate('jobs', lines, read)).toBeLessThan(0.6)
  })

  it('asks about a line that stands in no field', () =>
    expect(rate('work', [...page, ['Repaired greenhouse heating before every winter']], read)).toBeLessThan(0.6))

  it('asks about a sentence that starts in the name of an employer', () => {
    const company = 'Nursery of roses and of fruit trees where the gardener was'
    expect(rate('work', [], { experience: [job({ company, description: 'cutting hedges and roses.' })] })).toBeLessThan(
      0.6,
    )
  })

  it('asks when jobs stand in sections of labels', () => {
    const custom = ['Cook, 2015', 'Gardener until 2018'].map((item, i) => ({
      id: `c${i}`,
      title: 'Tasks',
      items: [item],
    }))
    expect(rate('work', page, { ...read, custom })).toBeLessThan(0.6)
    expect(rate('work', page, { ...read, custom: custom.slice(0, 1) })).toBe(1)
    const whole = [{ id: 'c', title: '', items: ['Cook, Old Mill, 2012 - 2015'] }]
    expect(rate('work', page, { ...read, custom: whole })).toBeLessThan(0.6)
  })

  it('asks about columns that were read as one', () => {
    const achievements = ['Pruned the roses • Watered the beds', 'Cut the hedges • Raked the paths']
    expect(rate('work', [], { experience: [job({ description: '', achievements })] })).toBeLessThan(0.6)
  })

  it('asks about two sentences in a name', () => {
    const company = 'Nursery of garden roses. Doing the work of a gardener'
    expect(rate('jobs', [], { experience: [job({ company })] })).toBeLessThan(0.6)
  })

  it('asks about a name that is the employer of one job and the post of another', () => {
    const experience = [job({ company: 'Hillford' }), job({ id: 'k', company: 'Oakhill', position: 'Hillford' })]
    expect(rate('jobs', [], { experience })).toBeLessThan(0.6)
  })

  it('asks about the items of a list that were read as one job', () => {
    const lines: TestLine[] = [
      ['EXPERIENCE'],
      ['• Gardener at Oakhill Nursery'],
      ['• Florist at the market of Hillford'],
    ]
    const listed = job({
      startDate: '',
      endDate: '',
      description: '',
      achievements: ['Florist at the market of Hillford'],
    })
    expect(rate('work', lines, { experience: [listed] }, 1)).toBeLessThan(0.6)
  })

  it('asks about personal data among what was done', () => {
    const description = 'Planted a hedge\nNationality: Irish\nMarital status: single'
    expect(rate('work', [], { ...read, projects: [{ id: 'p', name: 'Hedge', description }] })).toBeLessThan(0.6)
  })

  it('asks about jobs of which none has a date and one no employer', () => {
    const undated = ['a', 'b', 'c'].map((id) =>
      job({ id, startDate: '', endDate: '', company: id === 'a' ? '' : `${id} Farm` }),
    )
    expect(rate('jobs', [], { experience: undated })).toBeLessThan(0.6)
  })

  it('asks about a heading in bold among what was done', () => {
    const lines: TestLine[] = [
      ...page,
      ['Planting of hedges for the town', { bold: true }],
      ['Cut the hedges of the park in autumn'],
    ]
    const description = lines
      .slice(2)
      .map(([text]) => text)
      .join('\n')
    expect(rate('work', lines, { experience: [job({ description })] })).toBeLessThan(0.6)
  })

  it('asks about the dates of a job below what was done', () => {
    const undated = job({ startDate: '', endDate: '', description: '2019 - 2021' })
    const content = goodEnglishCv({ sections: { experience: [undated] } })
    const extracted = createExtractedDocument(page)
    const provenance = [{ path: 'experience/j/position', page: 1, line: 1, confidence: 1 }]
    const { reading } = createContext({ extracted, content, provenance, language: 'en', now: NOW })
    expect(reading.rateEntry('experience/j')).toBeLessThan(0.6)
  })

  it('does not compare columns of pages that have another number of them', () => {
    const lines: TestLine[] = [
      ['CERTIFICATIONS', { x: 40, column: 0 }],
      ['EXPERIENCE', { x: 300, column: 1 }],
      ['Gardener, Oakhill Nursery 2020 - 2021', { x: 300, column: 1 }],
      ['Pruned the roses of the manor garden', { page: 2, column: 0 }],
    ]
    expect(rate('work', lines, read)).toBe(1)
  })
})

describe('other parts that were read in pieces', () => {
  it('asks about a summary with a period, below another section or around other lines', () => {
    const summary = 'Gardener of large parks\nwho wants to lead a nursery'
    const apart: TestLine[] = [['Gardener of large parks'], ...page, ['who wants to lead a nursery']]
    expect(rate('summary', apart, { summary })).toBeLessThan(0.6)
    expect(rate('summary', [['EXPERIENCE'], ['Gardener of large parks']], { summary })).toBeLessThan(0.6)
    expect(rate('summary', [], { summary: 'Worked for Oakhill Nursery, March 2010 - May 2012' })).toBeLessThan(0.6)
    expect(rate('summary', [['Gardener of large parks'], ['who wants to lead a nursery'], ...page], { summary })).toBe(
      1,
    )
  })

  it('asks about studies of which one is the heading of a table', () => {
    const [study] = goodEnglishCv().sections.education ?? []
    const education = study ? [study, { ...study, id: 't', degree: 'Qualification' }] : []
    expect(rate('studies', [], { education })).toBeLessThan(0.6)
  })

  it('asks about posts among the studies', () => {
    const [study] = goodEnglishCv().sections.education ?? []
    const education = study ? [study, { ...study, id: 't', degree: 'Waiter', institution: 'Hillford Inn' }] : []
    expect(rate('studies', [], { education })).toBeLessThan(0.6)
  })

  it('asks about a name that is a label, and about a summary of one word', () => {
    const content = goodEnglishCv({ personalInfo: { fullName: 'Mobile' }, sections: { summary: 'E' } })
    const { reading } = createContext({ extracted: createExtractedDocument([]), content, language: 'en', now: NOW })
    expect([reading.rate('name'), reading.rate('title'), reading.rate('summary')].every((c) => c < 0.6)).toBe(true)
  })

  it('asks about rows of languages that were not read', () => {
    const skills = { technical: [], soft: [], languages: [{ id: 'l', language: 'Tamil' }] }
    expect(rate('languages', [['LANGUAGES'], ['Tamil yes yes'], ['Hindi yes no']], { skills })).toBeLessThan(0.6)
    expect(rate('languages', [['LANGUAGES'], ['Tamil yes yes']], { skills })).toBe(1)
  })

  it('asks about languages that are none', () => {
    const listed = (language: string) => ({ skills: { technical: [], soft: [], languages: [{ id: 'l', language }] } })
    expect(rate('languages', [], listed('Rowing Club'))).toBeLessThan(0.6)
    expect(rate('languages', [], listed('Technical English'))).toBe(1)
  })

  it('asks about hobbies and halves of brackets among skills', () => {
    const listed = (...technical: string[]) => ({ skills: { technical, soft: [], languages: [] } })
    expect(rate('skills', [], listed('Interests', 'rowing', '& chess', 'Pruning'))).toBeLessThan(0.6)
    const custom = [{ id: 'c', title: 'Extra', items: ['Learning).'] }]
    expect(rate('skills', [], { ...listed('Pruning', 'Grafting', 'Felling'), custom })).toBeLessThan(0.6)
    expect(rate('skills', [['Skills : careful observer and patient teacher']], { skills: undefined })).toBeLessThan(0.6)
  })
})
