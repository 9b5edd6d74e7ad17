import { describe, expect, it } from 'vitest'
import { documentSchema, type ResumeDocument } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'

const date = (value: string) => ({ value, text: value })
const es = (text: string) => ({ es: text })

/** Every field has text in Spanish alone. */
const spanish = documentSchema.parse({
  schemaVersion: 2,
  id: 'doc',
  language: 'es',
  personalInfo: { fullName: 'Nora Vidal', title: es('Maestra'), location: es('Soria') },
  summary: es('Doy clase.'),
  skills: {
    technical: { es: ['Excel'] },
    soft: { es: ['Orden'] },
    groups: [{ id: 'g', name: es('Aula'), items: { es: ['Teatro', 'Excel'] } }],
  },
  experience: [
    {
      id: 'e',
      company: 'Colegio Azul',
      position: es('Tutora'),
      startDate: date('2019-03'),
      endDate: date('2021-06'),
      location: es('Ávila'),
      description: es('Tutora de 3.º'),
      achievements: [
        { id: 'a', text: es('Coro') },
        { id: 'empty', text: {} },
      ],
    },
  ],
  education: [
    {
      id: 's',
      institution: 'Escuela Norte',
      degree: es('Grado'),
      field: es('Magisterio'),
      startDate: date('2014'),
      endDate: date('2018'),
      gpa: '8,1',
      honors: es('Premio'),
      location: es('León'),
      description: es('Con prácticas'),
    },
  ],
  languages: [{ id: 'l', language: es('Inglés'), proficiency: 'advanced', detail: 'C1' }],
  certifications: [
    {
      id: 'c',
      name: es('Socorrismo'),
      issuer: 'Cruz Azul',
      date: date('2020-05'),
      expiryDate: date('2022-05'),
      credentialId: 'N-7',
      url: 'https://c.example',
    },
  ],
  projects: [
    {
      id: 'p',
      name: es('Huerto'),
      description: es('Huerto escolar'),
      technologies: ['Riego'],
      url: 'https://p.example',
      startDate: date('2020-01'),
      endDate: date('2020-09'),
    },
  ],
  awards: [{ id: 'w', title: es('Mejor aula'), issuer: 'Junta', date: date('2021'), description: es('Entre cien') }],
  volunteer: [
    {
      id: 'v',
      organization: 'Bosque',
      role: es('Guía'),
      startDate: date('2015'),
      endDate: date('2016'),
      description: es('Rutas'),
    },
  ],
  custom: [
    {
      id: 'u',
      title: es('Aficiones'),
      items: [
        { id: 'i', text: es('Ajedrez') },
        { id: 'empty', text: {} },
      ],
    },
  ],
  titles: { summary: es('Sobre mí') },
})

/** Paths of all fields with text, in the order in which they are read. */
const FIELDS = [
  'titles summary',
  'personalInfo title',
  'personalInfo location',
  'summary',
  'experience e position',
  'experience e location',
  'experience e description',
  'experience e achievements a text',
  'education s degree',
  'education s field',
  'education s honors',
  'education s location',
  'education s description',
  'skills technical',
  'skills groups g name',
  'skills groups g items',
  'skills soft',
  'languages l language',
  'certifications c name',
  'projects p name',
  'projects p description',
  'awards w title',
  'awards w description',
  'volunteer v role',
  'volunteer v description',
  'custom u title',
  'custom u items i text',
]

const edit = (change: (document: ResumeDocument) => void): ResumeDocument => {
  const document = structuredClone(spanish)
  change(document)
  return document
}
const read = (change: (document: ResumeDocument) => void) => documentToContent(edit(change), 'es').content.sections

describe('a document without English', () => {
  const readEnglish = () => documentToContent(spanish, 'en')

  it('lists each of its fields as untranslated, and none in its own language', () => {
    expect(readEnglish().untranslated.map((path) => path.join(' '))).toEqual(FIELDS)
    expect(documentToContent(spanish, 'es').untranslated).toEqual([])
  })

  it('reads the same in both languages', () => {
    expect(readEnglish().content).toEqual(documentToContent(spanish, 'es').content)
  })

  it('has each value in its field', () => {
    const { personalInfo, sections, styling } = readEnglish().content
    expect(styling.titles).toEqual({ summary: 'Sobre mí' })
    expect(personalInfo).toMatchObject({ fullName: 'Nora Vidal', title: 'Maestra', location: 'Soria' })
    expect(sections.experience).toEqual([
      {
        id: 'e',
        company: 'Colegio Azul',
        position: 'Tutora',
        startDate: '2019-03',
        endDate: '2021-06',
        current: false,
        location: 'Ávila',
        description: 'Tutora de 3.º',
        achievements: ['Coro'],
      },
    ])
    expect(sections.education).toEqual([
      {
        id: 's',
        institution: 'Escuela Norte',
        degree: 'Grado',
        field: 'Magisterio',
        startDate: '2014',
        endDate: '2018',
        current: false,
        gpa: '8,1',
        honors: 'Premio',
        location: 'León',
        description: 'Con prácticas',
      },
    ])
    expect(sections.skills).toEqual({
      technical: ['Excel', 'Teatro'],
      soft: ['Orden'],
      groups: [{ id: 'g', name: 'Aula', items: ['Teatro', 'Excel'] }],
      languages: [{ id: 'l', language: 'Inglés', proficiency: 'Avanzado', detail: 'C1' }],
    })
    expect(sections.certifications).toEqual([
      {
        id: 'c',
        name: 'Socorrismo',
        issuer: 'Cruz Azul',
        date: '2020-05',
        expiryDate: '2022-05',
        credentialId: 'N-7',
        url: 'https://c.example',
      },
    ])
    expect(sections.projects).toEqual([
      {
        id: 'p',
        name: 'Huerto',
        description: 'Huerto escolar',
        technologies: ['Riego'],
        url: 'https://p.example',
        startDate: '2020-01',
        endDate: '2020-09',
      },
    ])
    expect(sections.awards).toEqual([
      { id: 'w', title: 'Mejor aula', issuer: 'Junta', date: '2021', description: 'Entre cien' },
    ])
    expect(sections.volunteer).toEqual([
      {
        id: 'v',
        organization: 'Bosque',
        role: 'Guía',
        startDate: '2015',
        endDate: '2016',
        current: false,
        description: 'Rutas',
      },
    ])
    expect(sections.custom).toEqual([{ id: 'u', title: 'Aficiones', items: ['Ajedrez'] }])
  })
})

describe('a list of two languages', () => {
  it('is that of the language, where it has items', () => {
    const document = edit(({ skills }) => {
      skills.technical = { es: ['Excel'], en: ['Sheets'] }
      skills.soft = { es: ['Orden'], en: [] }
    })
    const { content, untranslated } = documentToContent(document, 'en')
    expect(content.sections.skills).toMatchObject({ technical: ['Sheets', 'Teatro', 'Excel'], soft: ['Orden'] })
    expect(untranslated).not.toContainEqual(['skills', 'technical'])
    expect(untranslated).toContainEqual(['skills', 'soft'])
  })

  it('is empty, and not untranslated, where no language has items', () => {
    const { content, untranslated } = documentToContent(
      edit((document) => {
        document.skills = { technical: { en: [] }, soft: {}, groups: [{ id: 'g', name: es('Aula'), items: {} }] }
      }),
      'es',
    )
    expect(content.sections.skills).toMatchObject({ technical: [], soft: [] })
    expect(content.sections.skills).not.toHaveProperty('groups')
    expect(untranslated).toEqual([])
  })
})

describe('what goes on until now', () => {
  it('has no end, whatever its end was', () => {
    const sections = read(({ experience, education, volunteer }) => {
      for (const entry of [...experience, ...education, ...volunteer]) entry.current = true
    })
    for (const entry of [sections.experience?.[0], sections.education?.[0], sections.volunteer?.[0]]) {
      expect(entry?.current).toBe(true)
      expect(entry?.endDate).toBeUndefined()
    }
  })
})

describe('what is hidden', () => {
  it.each([
    ['summary', 'summary'],
    ['experience', 'experience'],
    ['education', 'education'],
    ['certifications', 'certifications'],
    ['projects', 'projects'],
    ['awards', 'awards'],
    ['volunteer', 'volunteer'],
    ['custom:u', 'custom'],
  ] as const)('as the section %s is left out alone', (hidden, key) => {
    const sections = read((document) => {
      document.hiddenSections = [hidden]
    })
    const { [key]: before, ...others } = documentToContent(spanish, 'es').content.sections
    expect(before).toBeDefined()
    expect(sections).toEqual({ ...others, [key]: undefined })
  })

  it('as skills leaves the languages, and the other way round', () => {
    const hide = (section: string) =>
      read((document) => {
        document.hiddenSections = [section]
      }).skills
    expect(hide('skills')).toMatchObject({ technical: [], soft: [], languages: [{ language: 'Inglés' }] })
    expect(hide('languages')).toMatchObject({ soft: ['Orden'], languages: [] })
  })

  it('as a section of its own is left out, and as an entry too', () => {
    const sections = read(({ custom, awards }) => {
      for (const entry of [...custom, ...awards]) entry.hidden = true
    })
    expect([sections.custom, sections.awards]).toEqual([undefined, undefined])
    expect(sections.projects).toHaveLength(1)
  })
})
