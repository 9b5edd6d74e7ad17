import { describe, expect, it } from 'vitest'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'

const json = (value: unknown) => JSON.stringify(value)
const code = (text: string) => {
  try {
    importResume(text)
    return 'imported'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('importResume', () => {
  it('imports every supported field of a JSON Resume and reports the rest', () => {
    const { kind, content, dropped } = importResume(
      json({
        basics: {
          name: 'Ana Ruiz',
          label: 'Auditora',
          email: 'ana@example.com',
          url: 'https://ana.example.com',
          location: { city: 'Lugo', countryCode: 'ES' },
          profiles: [
            { network: 'LinkedIn', url: 'https://linkedin.com/in/ana' },
            { network: 'GitHub', username: 'ana' },
          ],
          summary: 'Diez años.',
        },
        work: [
          {
            name: 'Acme',
            position: 'Auditora',
            startDate: '2019-09-01',
            highlights: ['Cerró'],
            url: 'https://acme.example',
          },
        ],
        education: [
          {
            institution: 'UDC',
            studyType: 'Grado',
            area: 'Economía',
            startDate: '2010',
            endDate: '2014-06',
            score: '8.5',
            courses: ['Fiscal'],
          },
        ],
        skills: [
          { name: 'Hojas de cálculo', level: 'Master', keywords: ['Excel'] },
          { name: 'Soft skills', keywords: ['Empatía'] },
        ],
        languages: [{ language: 'Inglés', fluency: 'C1' }],
        projects: [{ name: 'Libro', description: 'Uno', highlights: ['Dos'], keywords: ['LaTeX'] }],
        certificates: [{ name: 'CPA', issuer: 'AICPA', date: '2018' }],
        awards: [{ title: 'Premio', awarder: 'UDC', date: '2014' }],
        volunteer: [{ organization: 'Cruz Roja', position: 'Vocal', startDate: '2020', endDate: '2021' }],
        publications: [{ name: 'Artículo', publisher: 'Revista', releaseDate: '2017-05' }],
        interests: [{ name: 'Ajedrez' }],
        references: [{ name: 'Luz', reference: 'La mejor' }],
      }),
    )
    expect(kind).toBe('json-resume')
    expect(content.personalInfo).toMatchObject({
      fullName: 'Ana Ruiz',
      title: 'Auditora',
      location: 'Lugo, ES',
      linkedin: 'https://linkedin.com/in/ana',
      website: 'https://ana.example.com',
      links: [{ label: 'GitHub', url: 'ana' }],
    })
    expect(content.sections.experience?.[0]).toMatchObject({
      company: 'Acme',
      position: 'Auditora',
      startDate: '2019-09',
      current: true,
      achievements: ['Cerró'],
    })
    expect(content.sections.education?.[0]).toMatchObject({
      institution: 'UDC',
      degree: 'Grado',
      field: 'Economía',
      endDate: '2014-06',
      gpa: '8.5',
      description: '- Fiscal',
    })
    expect(content.sections.skills).toMatchObject({
      technical: ['Hojas de cálculo', 'Excel'],
      soft: ['Empatía'],
      languages: [{ language: 'Inglés', proficiency: 'Avanzado', detail: 'C1' }],
    })
    expect(content.sections.projects?.[0]).toMatchObject({
      name: 'Libro',
      description: 'Uno\n- Dos',
      technologies: ['LaTeX'],
    })
    expect(content.sections.custom?.map((c) => c.items)).toEqual([
      ['Artículo, Revista, 2017-05'],
      ['Ajedrez'],
      ['Luz: La mejor'],
    ])
    expect(dropped).toEqual([
      { path: 'work.0.url', reason: 'no-field' },
      { path: 'skills.0.level', reason: 'no-field' },
    ])
  })

  it('accepts the older field names', () => {
    const { content } = importResume(json({ bio: { name: 'Ana' }, work: [{ company: 'Acme', website: 'x' }] }))
    expect([content.personalInfo.fullName, content.sections.experience?.[0]?.company]).toEqual(['Ana', 'Acme'])
  })

  it('ignores prototype keys and rejects script URLs', () => {
    const { content, dropped } = importResume(
      '{"basics":{"name":"A","url":"java\\u0000script:alert(1)","__proto__":{"x":1}},"__proto__":{"polluted":1},"work":[]}',
    )
    expect(content.personalInfo.website).toBeUndefined()
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(dropped.some(({ path }) => path.includes('__proto__'))).toBe(true)
  })

  it('reads profiles with and without an address, and reports what says nothing', () => {
    const profiles = [
      { network: 'LinkedIn', username: 'ana-example' },
      { network: 'LinkedIn', username: 'second' },
      { network: 'Mastodon' },
      { network: 'Blog', username: 'ana', url: 'https://blog.example.org/posts' },
      { network: 'Forum', url: 'javascript:alert(1)' },
      { network: '', url: 'https://code.example.org/ana', username: 'ana' },
      {},
    ]
    const { content, dropped } = importResume(json({ basics: { name: 'Ana', profiles } }))
    expect(content.personalInfo.linkedin).toBe('linkedin.com/in/ana-example')
    expect(content.personalInfo.links).toEqual([
      { id: 'link-2', label: 'LinkedIn', url: 'second' },
      { id: 'link-4', label: 'Blog', url: 'https://blog.example.org/posts' },
      { id: 'link-6', label: '', url: 'https://code.example.org/ana' },
    ])
    expect(dropped).toEqual([
      { path: 'basics.profiles.2.network', reason: 'no-field' },
      { path: 'basics.profiles.3.username', reason: 'no-field' },
      { path: 'basics.profiles.4.network', reason: 'no-field' },
      { path: 'basics.profiles.4.url', reason: 'no-field' },
    ])
  })

  it('takes the first LinkedIn profile by its address or its name', () => {
    const byAddress = { network: 'Work', url: 'https://www.linkedin.com/in/ana-example' }
    const { content } = importResume(json({ basics: { name: 'Ana', profiles: [byAddress] } }))
    expect(content.personalInfo.linkedin).toBe('https://www.linkedin.com/in/ana-example')
    expect(content.personalInfo.links).toBeUndefined()
  })

  it('reports profiles beyond the longest list', () => {
    const profiles = Array.from({ length: 401 }, (_, i) => ({ network: 'Blog', url: `https://blog.example.org/${i}` }))
    const { content, dropped } = importResume(json({ basics: { name: 'Ana', profiles } }))
    expect(content.personalInfo.links).toHaveLength(400)
    expect(dropped.map(({ path }) => path)).toEqual(['basics.profiles.400.network', 'basics.profiles.400.url'])
  })

  it('imports the valid fields of a content file and reports the others', () => {
    const { kind, content, dropped } = importResume(
      json({
        personalInfo: { fullName: 'Ana', age: 30 },
        sections: { experience: [{ company: 7, position: 'Auditora' }] },
        styling: { primaryColor: 'red' },
      }),
    )
    expect(kind).toBe('flat')
    expect(content.personalInfo.fullName).toBe('Ana')
    expect(content.sections.experience).toMatchObject([{ company: '', position: 'Auditora' }])
    expect(dropped).toEqual([
      { path: 'sections.experience.0.company', reason: 'invalid' },
      { path: 'styling.primaryColor', reason: 'invalid' },
      { path: 'personalInfo.age', reason: 'no-field' },
    ])
  })

  it('reports an entry whose end is before its start', () => {
    const { dropped } = importResume(json({ work: [{ name: 'A', startDate: '2020-05', endDate: '2019-01' }] }))
    expect(dropped).toEqual([{ path: 'work.0.endDate', reason: 'reversed-dates' }])
  })

  it.each([
    ['', 'empty'],
    ['{"a":1,}', 'invalid-json'],
    ['[]', 'invalid-document'],
    ['"text"', 'invalid-document'],
    ['{"hello":"world"}', 'invalid-document'],
    [`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`, 'invalid-document'],
    ['{"schemaVersion":99,"id":"x"}', 'newer-version'],
    ['{"basics":null,"work":null}', 'imported'],
    ['\ufeff{"basics":{"name":"A"}}', 'imported'],
  ])('%s → %s', (text, expected) => expect(code(text)).toBe(expected))

  it('reports line and column of a JSON syntax error', () => {
    expect(() => importResume('{\n  "basics": {},\n}')).toThrow(
      expect.objectContaining({ params: { line: 3, column: 1 } }),
    )
  })
})
