import { describe, expect, it } from 'vitest'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'

const load = (value: unknown) => importResume(JSON.stringify(value))
const read = (value: unknown) => load(value).content.sections

describe('importResume with other names of the same fields', () => {
  it.each<[string, unknown, unknown]>([
    ['employer', { work: [{ employer: 'Acme' }] }, { experience: [{ company: 'Acme' }] }],
    [
      'volunteer name',
      { volunteer: [{ name: 'Ateneo', role: 'Vocal' }] },
      { volunteer: [{ organization: 'Ateneo', role: 'Vocal' }] },
    ],
    ['volunteer company', { volunteer: [{ company: 'Ateneo' }] }, { volunteer: [{ organization: 'Ateneo' }] }],
    ['gpa', { education: [{ institution: 'UDC', gpa: '8,5' }] }, { education: [{ gpa: '8,5' }] }],
    [
      'project summary and website',
      { projects: [{ name: 'Libro', summary: 'Uno', website: 'https://libro.example.com' }] },
      { projects: [{ name: 'Libro', description: 'Uno', url: 'https://libro.example.com' }] },
    ],
    ['certifications', { certifications: [{ title: 'CPA' }] }, { certifications: [{ name: 'CPA' }] }],
    [
      'award name and issuer',
      { awards: [{ name: 'Premio', issuer: 'UDC' }] },
      { awards: [{ title: 'Premio', issuer: 'UDC' }] },
    ],
    [
      'work with a summary and a description',
      { work: [{ name: 'Acme', summary: 'One', description: 'Two' }] },
      { experience: [{ company: 'Acme', description: 'One\nTwo' }] },
    ],
    [
      'publication title and website',
      { publications: [{ title: 'Mareas', website: 'https://m.example', summary: 'Uno' }] },
      { custom: [{ id: 'publications', items: ['Mareas, https://m.example\nUno'] }] },
    ],
    [
      'references and interests as texts',
      { references: ['Ada: muy fiable.'], interests: ['Coro'] },
      { custom: [{ items: ['Coro'] }, { items: ['Ada: muy fiable.'] }] },
    ],
    [
      'language proficiency',
      { languages: [{ language: 'Griego', proficiency: 'B2' }] },
      { skills: { languages: [{ language: 'Griego', detail: 'B2' }] } },
    ],
    ['one keyword', { skills: [{ name: 'Bread', keywords: ['Rye'] }] }, { skills: { technical: ['Bread', 'Rye'] } }],
    ['skills as texts', { skills: ['SQL', 'SQL', 'R'] }, { skills: { technical: ['SQL', 'R'] } }],
    [
      'a soft group without keywords',
      { skills: [{ name: 'Habilidades personales' }] },
      { skills: { soft: ['Habilidades personales'] } },
    ],
    [
      'a soft group',
      { skills: [{ name: 'Soft skills', keywords: ['Empathy'] }] },
      { skills: { soft: ['Empathy'], technical: [] } },
    ],
    [
      'groups of skills',
      { skills: [{ name: 'Bread', keywords: ['Rye', 'Sourdough'] }, { name: 'Excel' }] },
      {
        skills: { technical: ['Rye', 'Sourdough', 'Excel'], groups: [{ name: 'Bread', items: ['Rye', 'Sourdough'] }] },
      },
    ],
    ['keywords without a name', { skills: [{ keywords: ['Excel'] }] }, { skills: { technical: ['Excel'] } }],
    [
      'language name',
      { languages: [{ name: 'Inglés', level: 'C1' }] },
      { skills: { languages: [{ language: 'Inglés', detail: 'C1' }] } },
    ],
  ])('%s', (_, source, expected) => {
    expect(read(source)).toMatchObject(Object(expected))
  })

  it.each([
    ['es', ['Publicaciones', 'Intereses', 'Referencias']],
    ['en', ['Publications', 'Interests', 'References']],
  ] as const)('has section titles in the language of the resume: %s', (language, titles) => {
    const source = { publications: [{ name: 'Libro' }], interests: [{ name: 'Vela' }], references: [{ name: 'Ada' }] }
    const { custom = [] } = importResume(JSON.stringify(source), { language }).content.sections
    expect(custom.map(({ title }) => title)).toEqual(titles)
  })

  it('has no technologies where a project names none', () => {
    expect(read({ projects: [{ name: 'Libro' }] }).projects?.[0]).not.toHaveProperty('technologies')
  })
})

describe('importResume of an export', () => {
  const document = { ...createEmptyDocument('d', 'es'), summary: { es: 'Diez años.' } }

  it.each<[string, unknown]>([
    ['the document', document],
    ['a file with a document', { document }],
    ['a file with documents', { documents: [document, {}] }],
  ])('reads %s', (_, source) => {
    expect(load(source)).toMatchObject({ kind: 'export', document: { summary: { es: 'Diez años.' } }, dropped: [] })
  })

  it('does not take other records for one', () => {
    expect(load({ document: {}, basics: { name: 'Ana' } }).kind).toBe('json-resume')
    expect(load({ documents: [{}], basics: { name: 'Ana' } }).kind).toBe('json-resume')
    expect(load({ documents: [], work: [] })).toMatchObject({ kind: 'json-resume', dropped: [] })
    expect(load({})).toMatchObject({ kind: 'json-resume', dropped: [] })
    expect(load({ personalInfo: { fullName: 'Ana' } }).kind).toBe('flat')
  })

  it('refuses an export that is larger than a document may be', () => {
    const bullet = (i: number) => ({ id: `b${i}`, text: { es: 'x'.repeat(900) } })
    const achievements = Array.from({ length: 200 }, (_, i) => bullet(i))
    const experience = Array.from({ length: 90 }, (_, i) => ({ id: `e${i}`, achievements }))
    expect(() => load({ ...document, experience })).toThrow(/too-|limit|large/)
  })
})
