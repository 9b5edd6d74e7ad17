import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'

const simulate = (content: object, language: Language = 'en') =>
  simulateExtraction(contentSchema.parse(content), language)
const texts = (sections: object, language?: Language) => simulate({ sections }, language).lines.map(({ text }) => text)
const dates = { startDate: '2020-03', endDate: '2021' }

describe('the simulated page', () => {
  it('has name, title and contact data first', () => {
    const { lines } = simulate({
      personalInfo: {
        fullName: 'Ann Reed',
        title: 'Gardener',
        email: 'ann@reed.example',
        phone: '600 111 222',
        location: 'Toledo',
        linkedin: 'linkedin.com/in/reed',
        website: 'reed.example',
        links: [{ label: 'Shop', url: 'shop.example' }],
      },
    })
    expect(lines.map(({ text, size, bold }) => [text, size, bold])).toEqual([
      ['Ann Reed', 22, true],
      ['Gardener', 10.5, true],
      ['ann@reed.example · 600 111 222 · Toledo · linkedin.com/in/reed · reed.example · shop.example', 10.5, false],
    ])
    expect(lines.map(({ y }) => Math.round(y * 10) / 10)).toEqual([48, 83.2, 97.2])
    expect(lines[0]).toMatchObject({ page: 1, x: 48, width: 88, column: 0 })
  })

  it('has what was done in each job and study', () => {
    const job = {
      company: 'Oakhill',
      position: 'Gardener',
      location: 'Toledo',
      description: 'In the park',
      achievements: ['Pruned roses'],
      ...dates,
    }
    const study = {
      institution: 'Hill School',
      degree: 'Soils',
      field: 'Botany',
      gpa: '9',
      honors: 'First',
      location: 'Toledo',
      description: 'On peat',
      ...dates,
    }
    expect(texts({ experience: [job], education: [study] })).toEqual([
      'Work Experience',
      'Oakhill',
      'Gardener · 03/2020 – 2021 · Toledo',
      'In the park',
      '• Pruned roses',
      'Education',
      'Hill School',
      'Soils · Botany · 03/2020 – 2021 · 9 · First · Toledo',
      'On peat',
    ])
    expect(texts({ experience: [{ ...job, current: true }] })).toContain('Gardener · 03/2020 – Present · Toledo')
    expect(texts({ experience: [{ ...job, startDate: 'spring', endDate: '' }] })).toContain(
      'Gardener · spring · Toledo',
    )
  })

  it('has the other sections', () => {
    expect(
      texts({
        summary: 'Grows roses',
        skills: {
          technical: ['Pruning', 'Felling'],
          soft: ['Patience'],
          languages: [
            { language: 'English', detail: 'C1' },
            { language: 'Hindi', proficiency: 'Nativo' },
            { language: 'Tamil' },
          ],
        },
        projects: [
          { name: 'Pond', description: 'Dug it', url: 'pond.example', technologies: ['Spade', 'Rake'], ...dates },
        ],
        certifications: [{ name: 'Rigging', issuer: 'Guild', date: '2020-03' }],
        awards: [{ title: 'Best Rose', issuer: 'Guild', date: '2021', description: 'For a red one' }],
        volunteer: [{ organization: 'Park', role: 'Guide', description: 'Led walks', ...dates }],
        custom: [
          { id: 'a', title: 'Interests', items: ['Rowing'] },
          { id: 'b', title: '', items: ['Chess'] },
        ],
      }),
    ).toEqual([
      'Professional Summary',
      'Grows roses',
      'Skills',
      'Pruning, Felling',
      'Patience',
      'Languages',
      'English: C1',
      'Hindi: Native',
      'Tamil',
      'Projects',
      'Pond · 03/2020 – 2021 · pond.example',
      'Dug it',
      'Spade, Rake',
      'Certifications',
      'Rigging · Guild · 03/2020',
      'Awards',
      'Best Rose · Guild · 2021 · For a red one',
      'Volunteer Experience',
      'Park · Guide · 03/2020 – 2021',
      'Led walks',
      'Interests',
      '• Rowing',
      '• Chess',
    ])
  })

  it('has no heading without its section, and the titles of the person', () => {
    expect(
      texts({ summary: '', experience: [], skills: { technical: [], soft: ['Patience'], languages: [] } }),
    ).toEqual(['Skills', 'Patience'])
    const styled = simulate({ sections: { summary: 'Roses' }, styling: { titles: { summary: 'About' } } })
    expect(styled.lines.map(({ text, size, bold }) => [text, size, bold])).toEqual([
      ['About', 13, true],
      ['Roses', 10.5, false],
    ])
    expect(texts({ summary: 'Rosas' }, 'es')[0]).not.toBe('Professional Summary')
  })

  it('wraps at spaces, at 95 characters', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'rosebush').join(' ')
    expect(texts({ summary: `${words(10)} rosed` })).toEqual(['Professional Summary', `${words(10)} rosed`])
    expect(texts({ summary: `${words(10)} rosebed` })).toEqual(['Professional Summary', words(10), 'rosebed'])
    expect(texts({ summary: 'r'.repeat(100) })).toEqual(['Professional Summary', 'r'.repeat(95), 'r'.repeat(5)])
    expect(texts({ summary: ' Roses \n\nTrees' })).toEqual(['Professional Summary', 'Roses', 'Trees'])
  })

  it('goes on to the next page', () => {
    const { lines, pages } = simulate({
      sections: { summary: Array.from({ length: 60 }, (_, i) => `Rose ${i}`).join('\n') },
    })
    expect(pages.map(({ number, width, height, columns }) => [number, width, height, columns])).toEqual([
      [1, 595, 842, 1],
      [2, 595, 842, 1],
    ])
    const last = lines.findLast(({ page }) => page === 1)
    const next = lines.find(({ page }) => page === 2)
    expect(last?.y).toBeLessThanOrEqual(794)
    expect(last?.y).toBeGreaterThan(780)
    expect(next?.y).toBe(48)
  })

  it('is that of a tagged file without warnings', () => {
    const page = simulate({ personalInfo: { fullName: 'Ann Reed' }, styling: { fontFamily: 'Lato' } })
    expect(page).toMatchObject({
      source: 'pdf',
      hazards: [],
      links: [],
      lang: 'en',
      meta: { tagged: true, title: 'Ann Reed', hazardsPass: true, bytes: 0 },
    })
    expect(page.meta.fonts).toHaveLength(1)
    expect(simulate({}).meta.title).not.toBe('')
  })
})
