import { describe, expect, it } from 'vitest'
import { SUBJECTS } from '#shared/scoring/subject.ts'
import { READ_FROM_FILE, type ReadPage, readPage } from '../../../../../utils/scoring/measure-reading.ts'

const repeat = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ')
/** Four parts in doubt: place, languages, studies and a title that is a label. */
const FOUR_DOUBTS: ReadPage = {
  lines: ['SKILLS', 'Degree in Soils of orchards'],
  personalInfo: { title: 'Nationality', location: '' },
  hasDrawnText: true,
  sections: {
    skills: { technical: ['Pruning'], soft: [], languages: [{ language: 'Rowing' }] },
  },
}

describe('the parts of a page of which most are in doubt', () => {
  it('are all in doubt from five on', () => {
    const four = readPage(FOUR_DOUBTS)
    expect(SUBJECTS.filter((subject) => four.rate(subject) < 0.6)).toHaveLength(4)
    expect(four.rate('jobs')).toBe(1)
    const five = readPage({ ...FOUR_DOUBTS, sections: { ...FOUR_DOUBTS.sections, summary: 'Patient gardener' } })
    expect(five.rate('jobs')).toBe(0.55)
    expect(five.rate('summary')).toBe(0.4)
  })
})

describe('what a person confirmed', () => {
  it('is certain, and only that', () => {
    const reading = readPage({ ...FOUR_DOUBTS, checked: ['languages'] })
    expect([reading.rate('languages'), reading.isChecked('languages')]).toEqual([1, true])
    expect([reading.rate('studies'), reading.isChecked('studies')]).toEqual([0.4, false])
  })

  it('is legible when it is all', () => {
    const lines = [repeat('g a r d n', 20)]
    expect(readPage({ lines }).isLegible).toBe(false)
    expect(readPage({ lines, checked: SUBJECTS.slice(1) }).isLegible).toBe(false)
    expect(readPage({ lines, checked: SUBJECTS }).isLegible).toBe(true)
  })
})

describe('a page that can hardly be read', () => {
  it('halves every confidence', () => {
    expect(readPage({ lines: [repeat('g a r d n', 20)] }).rate('jobs')).toBe(0.5)
    const portuguese = repeat('uma equipe com muda em das', 4)
    expect(readPage({ lines: [portuguese] })).toMatchObject({ isLegible: false })
    expect(readPage({ lines: [portuguese] }).rate('jobs')).toBe(0.5)
    expect(readPage({ lines: [['Pruned the roses', { recognized: true }]] }).rate('jobs')).toBe(0.5)
    expect(readPage({ lines: ['Pruned the roses'] }).rate('jobs')).toBe(1)
  })
})

describe('how much of a page was understood', () => {
  const share = (page: ReadPage) => readPage(page).understood

  it('is the share of the letters of its words in fields, without headings', () => {
    expect(share({ lines: ['SUMMARY', 'Roses', 'Trees'], sections: { summary: 'Roses' } })).toBe(0.5)
    expect(share({ lines: ['Maya Okafor'] })).toBe(1)
    expect(share({ lines: ['Roses'] })).toBe(0)
    expect(share({})).toBe(1)
  })

  it('counts items of a section, and not those of none', () => {
    const list = (title: string) =>
      share({ lines: ['Roses'], sections: { custom: [{ id: 'c', title, items: ['Roses'] }] } })
    expect(list('Tasks')).toBe(1)
    expect(list(' ')).toBe(0)
  })
})

describe('a count in a finding', () => {
  it('is exact without provenance, when it was confirmed, or where all was read', () => {
    const page: ReadPage = {
      lines: ['SUMMARY', 'Patient gardener of parks'],
      sections: { summary: 'Patient gardener' },
    }
    expect(readPage(page).isExact('summary')).toBe(true)
    expect(readPage({ ...page, provenance: READ_FROM_FILE }).isExact('summary')).toBe(false)
    expect(readPage({ ...page, provenance: READ_FROM_FILE, checked: ['summary'] }).isExact('summary')).toBe(true)
    const whole = { ...page, sections: { summary: 'Patient gardener of parks' }, provenance: READ_FROM_FILE }
    expect(readPage(whole).isExact('summary')).toBe(true)
  })

  it.each(['title', 'name', 'place'] as const)('of a %s is always exact', (subject) =>
    expect(readPage({ provenance: READ_FROM_FILE }).isExact(subject)).toBe(true),
  )
})

describe('parts that are counted exactly', () => {
  const isExact = (subject: 'jobs' | 'work' | 'skills' | 'languages' | 'studies', page: ReadPage) =>
    readPage({ ...page, provenance: READ_FROM_FILE }).isExact(subject)
  const job = { company: 'Oakhill', position: 'Gardener', startDate: '2015', endDate: '2018', description: '' }

  it('are jobs with a period for each', () => {
    const lines = ['EXPERIENCE', 'Oakhill Gardener 2015 - 2018']
    expect(isExact('jobs', { lines, sections: { experience: [job] } })).toBe(true)
    expect(isExact('jobs', { lines: [...lines, '2019 - 2020'], sections: { experience: [job] } })).toBe(false)
    expect(isExact('jobs', { lines, sections: { experience: [job, job] } })).toBe(false)
    expect(isExact('jobs', { lines, sections: { experience: [{ ...job, company: '' }] } })).toBe(false)
    expect(isExact('jobs', { lines, sections: { experience: [{ ...job, position: '' }] } })).toBe(false)
    expect(isExact('jobs', { lines: ['SKILLS', ...lines.slice(1)], sections: { experience: [job] } })).toBe(false)
  })

  it('are marked lines of work, each of which is a statement', () => {
    const achievements = ['Pruned the roses of the garden', 'Felled the trees of the park']
    const lines = ['EXPERIENCE', ...achievements.map((text) => `• ${text}`)]
    const exact = (page: readonly string[], read = achievements) =>
      isExact('work', { lines: page, sections: { experience: [{ ...job, achievements: read }] } })
    expect(exact(lines)).toBe(true)
    expect(exact(['EXPERIENCE', ...achievements])).toBe(false)
    expect(exact([...lines, '• Watered the lawns of the lodge'])).toBe(false)
    expect(exact(lines, achievements.slice(1))).toBe(false)
    expect(exact(['EXPERIENCE', lines[1] ?? '', '• Watered the lawns of the lodge'])).toBe(false)
    expect(exact(['EXPERIENCE', lines[1] ?? '', lines[1] ?? ''])).toBe(false)
    expect(exact(['PROJECTS', ...lines.slice(1)])).toBe(true)
    expect(exact(['EDUCATION', ...lines.slice(1)])).toBe(false)
    expect(exact([], [])).toBe(false)
  })

  it('are skills of at most four words that are those of the page', () => {
    const exact = (line: string, ...technical: string[]) =>
      isExact('skills', {
        lines: ['SKILLS', line],
        sections: { skills: { technical, soft: ['Patience'], languages: [] } },
      })
    expect(exact('Pruning, patience', 'Pruning')).toBe(true)
    expect(exact('Pruning, felling, patience', 'Pruning')).toBe(false)
    expect(exact('Pruning, patience', 'Pruning', 'Felling')).toBe(false)
    expect(exact('Pruning, patience', 'Felling')).toBe(false)
    expect(exact('Pruning roses and trees, patience', 'Pruning roses and trees')).toBe(true)
    expect(exact('Pruning roses and old trees, patience', 'Pruning roses and old trees')).toBe(false)
  })

  it('are languages and studies whose words are those of the page', () => {
    const languages = (line: string) =>
      isExact('languages', {
        lines: ['LANGUAGES', line],
        sections: { skills: { technical: [], soft: [], languages: [{ language: 'English' }] } },
      })
    expect([languages('English'), languages('English, Hindi')]).toEqual([true, false])
    const study = { institution: 'Hill School', degree: 'Soils', field: '', startDate: '2015' }
    const studies = (part: object, line = 'Hill School Soils 2015') =>
      isExact('studies', { lines: ['EDUCATION', line], sections: { education: [{ ...study, ...part }] } })
    expect(studies({})).toBe(true)
    expect(studies({}, 'Hill School Soils Botany 2015')).toBe(false)
    expect(studies({ institution: '' }, 'Soils 2015')).toBe(false)
    expect(studies({ degree: '' }, 'Hill School 2015')).toBe(false)
  })
})
