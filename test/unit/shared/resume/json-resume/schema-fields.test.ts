import { describe, expect, it } from 'vitest'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { toJsonResume } from '#shared/resume/json-resume/to-json-resume.ts'

/** Every field of the JSON Resume schema 1.0.0, each with a value of its own. */
const FULL = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Noa Freire',
    label: 'Translator',
    image: 'https://noa.example.com/photo.png',
    email: 'noa@example.com',
    phone: '+34 600 111 222',
    url: 'https://noa.example.com',
    summary: 'Translates manuals.',
    location: { address: 'Rúa Nova 1', postalCode: '27001', city: 'Lugo', countryCode: 'ES', region: 'Galicia' },
    profiles: [{ network: 'Mastodon', username: 'freirenoa', url: 'https://social.example.org/@noa' }],
  },
  work: [
    {
      name: 'Letras SL',
      location: 'Vigo',
      description: 'Publisher of manuals',
      position: 'Lead translator',
      url: 'https://letras.example.com',
      startDate: '2018-02-01',
      endDate: '2020-03-31',
      summary: 'Led the desk.',
      highlights: ['Halved delivery times'],
    },
  ],
  volunteer: [
    {
      organization: 'Biblio',
      position: 'Reader',
      url: 'https://biblio.example.org',
      startDate: '2015-01',
      endDate: '2016-01',
      summary: 'Read aloud.',
      highlights: ['Forty evenings'],
    },
  ],
  education: [
    {
      institution: 'UVigo',
      url: 'https://uvigo.example.org',
      area: 'Translation',
      studyType: 'BA',
      startDate: '2010-09',
      endDate: '2014-06',
      score: '8.9',
      courses: ['Terminology'],
    },
  ],
  awards: [{ title: 'Pen prize', date: '2019-05', awarder: 'Guild', summary: 'For a dictionary.' }],
  certificates: [{ name: 'Sworn', date: '2016-07', url: 'https://sworn.example.org', issuer: 'Ministry' }],
  publications: [
    {
      name: 'Small words',
      publisher: 'Edicións',
      releaseDate: '2017-11',
      url: 'https://words.example.org',
      summary: 'On particles.',
    },
  ],
  skills: [{ name: 'Editing', level: 'Master', keywords: ['Proofreading'] }],
  languages: [{ language: 'Galician', fluency: 'Native speaker' }],
  interests: [{ name: 'Chess', keywords: ['Endgames'] }],
  references: [{ name: 'Iria Sáa', reference: 'Exact and quick.' }],
  projects: [
    {
      name: 'Glossary',
      description: 'A shared list.',
      highlights: ['Nine hundred terms'],
      keywords: ['SQL'],
      startDate: '2021-01',
      endDate: '2021-09',
      url: 'https://glossary.example.org',
      roles: ['Maintainer'],
      entity: 'Freirenet',
      type: 'application',
    },
  ],
  meta: { canonical: 'https://cv.example.org', version: 'v1.0.0', lastModified: '2022-01-01T00:00:00' },
}

const listLeaves = (value: unknown, path = ''): [string, string][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]]

describe('the schema of JSON Resume 1.0.0', () => {
  const { content, dropped } = importResume(JSON.stringify(FULL))

  it('has no field that is neither imported nor reported', () => {
    const imported = JSON.stringify(content)
    const isReported = (path: string) =>
      dropped.some((entry) => path === entry.path || path.startsWith(`${entry.path}.`))
    const lost = listLeaves(FULL).filter(
      ([path, value]) =>
        path !== '$schema' && !imported.includes(value.replace(/^(\d{4}-\d\d)-\d\d$/, '$1')) && !isReported(path),
    )
    expect(lost).toEqual([])
  })

  it('has these fields that a resume has no place for', () => {
    expect(dropped).toEqual([
      { path: 'meta', reason: 'other-data' },
      { path: 'basics.profiles.0.username', reason: 'no-field' },
      { path: 'basics.image', reason: 'no-field' },
      { path: 'work.0.url', reason: 'no-field' },
      { path: 'volunteer.0.url', reason: 'no-field' },
      { path: 'education.0.url', reason: 'no-field' },
      { path: 'skills.0.level', reason: 'no-field' },
      { path: 'projects.0.roles.0', reason: 'no-field' },
      { path: 'projects.0.entity', reason: 'no-field' },
      { path: 'projects.0.type', reason: 'no-field' },
    ])
  })

  it('keeps what it imported through an export', () => {
    const again = importResume(JSON.stringify(toJsonResume(content))).content
    expect(again.sections).toEqual(content.sections)
    expect(again.personalInfo).toEqual(content.personalInfo)
  })
})
