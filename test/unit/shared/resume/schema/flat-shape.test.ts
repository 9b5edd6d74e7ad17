import { describe, expect, it } from 'vitest'
import { createSequentialIds } from '#shared/ids.ts'
import { toJsonResume } from '#shared/resume/json-resume/to-json-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { formatContentDate, parseCvDate } from '#shared/resume/schema/dates.ts'
import { createEmptyDocument, documentSchema, SCHEMA_VERSION } from '#shared/resume/schema/document.ts'
import { toDocumentPath, toFlatPath } from '#shared/resume/schema/flat-path.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { resolveDocumentPath } from '#shared/resume/schema/resolve-path.ts'
import { assertResumeSize, countJsonChars, findOversize } from '#shared/resume/schema/resume-size.ts'
import { joinSkills, splitSkills } from '#shared/resume/schema/skills.ts'

const convert = (content: object) =>
  contentToDocument(
    contentSchema.parse({ personalInfo: { fullName: 'Ida' }, ...content }),
    'es',
    createSequentialIds('n'),
  )

describe('a document of a flat resume', () => {
  it('has nothing that the resume has not', () => {
    const document = convert({ sections: {} })
    expect(document.personalInfo.links).toEqual([])
    expect(document.skills).toEqual({ technical: {}, soft: {}, groups: [] })
    expect([document.summary, document.titles]).toEqual([{}, {}])
  })

  it('keeps ids and makes those that are missing', () => {
    const document = convert({
      personalInfo: {
        fullName: 'Ida',
        links: [
          { id: 'l', url: 'https://a.example' },
          { label: 'B', url: 'b.example' },
        ],
      },
      sections: {
        experience: [{ id: 'e', company: 'A', achievements: ['x', 'y'] }],
        custom: [{ id: 'c', title: 'T', items: ['z'] }],
      },
    })
    expect(document.personalInfo.links).toEqual([
      { id: 'l', label: '', url: 'https://a.example' },
      { id: expect.stringMatching(/^n/), label: 'B', url: 'b.example' },
    ])
    expect(document.experience[0]?.achievements.map(({ text }) => text)).toEqual([{ es: 'x' }, { es: 'y' }])
    expect([document.experience[0]?.id, document.custom[0]?.id]).toEqual(['e', 'c'])
  })

  it('has each skill of a group in its group alone', () => {
    const groups = [
      { id: 'g', name: 'Aula', items: ['Teatro'] },
      { id: 'h', name: '', items: ['Coro'] },
    ]
    const { skills } = convert({
      sections: { skills: { technical: ['Excel', 'Teatro', 'Coro'], soft: ['Orden'], languages: [], groups } },
    })
    expect(skills).toEqual({
      technical: { es: ['Excel'] },
      soft: { es: ['Orden'] },
      groups: [
        { id: 'g', name: { es: 'Aula' }, items: { es: ['Teatro'] } },
        { id: 'h', name: {}, items: { es: ['Coro'] } },
      ],
    })
  })
})

describe('a JSON Resume of a flat resume', () => {
  const write = (sections: object) => toJsonResume(contentSchema.parse({ personalInfo: { fullName: 'Ida' }, sections }))

  it('has a skill of a group once, and courses below a description', () => {
    const skills = {
      technical: ['Excel', 'Teatro'],
      soft: [],
      languages: [],
      groups: [{ id: 'g', name: 'Aula', items: ['Teatro'] }],
    }
    expect(write({ skills })).toMatchObject({ skills: [{ name: 'Excel' }, { name: 'Aula', keywords: ['Teatro'] }] })
    const educate = (description: string) => write({ education: [{ id: 's', institution: 'North', description }] })
    expect(educate('Thesis\n- Tides')).toMatchObject({ education: [{ courses: ['Thesis', 'Tides'] }] })
    expect(educate('- Tides\n- Law')).toMatchObject({ education: [{ courses: ['Tides', 'Law'] }] })
    expect(write({ projects: [{ id: 'p', name: 'Sea' }] })).toMatchObject({ projects: [{ name: 'Sea' }] })
  })
})

describe('a path', () => {
  it.each([
    ['sections/experience/a', 'experience/a'],
    ['experience/sections/a', 'experience/sections/a'],
    ['sections/skills/languages/l', 'languages/l'],
    ['skills/languages', 'languages'],
    ['custom/skills/languages', 'custom/skills/languages'],
  ])('%s of the flat shape is %s', (flat, path) => expect(toDocumentPath(flat)).toBe(path))

  it.each([
    ['languages/l', 'skills/languages/l'],
    ['custom/languages', 'custom/languages'],
  ])('%s of a document is %s', (path, flat) => expect(toFlatPath(path)).toBe(flat))

  it('of a skill leads to its group', () => {
    const items = Array.from({ length: 12 }, (_, i) => `s${i}`)
    const document = documentSchema.parse({
      ...createEmptyDocument('d', 'es'),
      skills: { technical: { es: ['Excel'] }, groups: [{ id: 'g', items: { es: ['Excel', ...items] } }] },
    })
    const resolve = (path: string) => resolveDocumentPath(document, path).join('/')
    expect(resolve('skills/technical/0')).toBe('skills/technical/0')
    expect(resolve('skills/technical/1')).toBe('skills/groups/g/items/1')
    expect(resolve('sections/skills/technical/12')).toBe('skills/groups/g/items/12')
    expect(resolve('skills/technical/13')).toBe('skills/technical/13')
    expect(resolve('x/skills/technical/1')).toBe('x/skills/technical/1')
  })
})

describe('skills in one text', () => {
  it('are split at commas, not at those in brackets', () => {
    expect(splitSkills('SQL, Go (a, b),  , R')).toEqual(['SQL', 'Go (a, b)', 'R'])
    expect(joinSkills(['SQL', 'Go'])).toBe('SQL, Go')
  })
})

describe('a date', () => {
  it.each([
    ['13/2020', '2020'],
    ['12/2020', '2020-12'],
    ['00/2020', '2020'],
    ['15/03/2020', '2020-03'],
    ['5.3.2020', '2020-03'],
    ['2020.11', '2020-11'],
    ['9/60', '2060-09'],
    ['9/61', '1961-09'],
    ['0/61', ''],
    ['12 2020', '2020'],
  ])('%s is %j', (raw, value) => expect(parseCvDate(raw).value).toBe(value))

  it('without a value is shown as it was written', () => {
    expect(formatContentDate({ value: '2020', text: 'about 2020' })).toBe('2020')
    expect(formatContentDate({ value: '', text: 'soon' })).toBe('soon')
    expect(formatContentDate(null)).toBe('')
  })
})

describe('the size of a resume', () => {
  it('may be that of the limit', () => {
    const resume = { personalInfo: { photo: 'abc' }, summary: 'x' }
    const chars = countJsonChars(resume)
    expect(chars).toBe(JSON.stringify(resume).length - 3)
    expect(findOversize(resume, chars)).toBeNull()
    expect(() => assertResumeSize(resume, chars)).not.toThrow()
    expect(() => assertResumeSize(resume, chars - 1)).toThrow(
      expect.objectContaining({ code: 'too-much-text', params: { max: chars - 1 } }),
    )
    expect(countJsonChars(undefined)).toBe(0)
  })
})

describe('a stored document', () => {
  it.each([
    [null, 'invalid-document', {}],
    [{ schemaVersion: 0 }, 'invalid-document', {}],
    [{ schemaVersion: SCHEMA_VERSION + 1 }, 'newer-version', { version: SCHEMA_VERSION + 1 }],
    [{ ...createEmptyDocument('d', 'es'), summary: 5 }, 'invalid-document', { path: 'summary' }],
  ])('%j is refused', (stored, code, params) => {
    expect(() => migrateDocument(stored)).toThrow(expect.objectContaining({ code, params }))
  })
})
