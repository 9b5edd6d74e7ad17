import { describe, expect, it } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import { readText } from '../read-text.ts'
import { headingKind } from '../words/headings.ts'
import { findLinks, findPhone } from './contact-words.ts'
import { findSpan } from './find-span.ts'
import { isPlace, roleScore } from './kinds.ts'

const parse = (text: string) => parseResume(readText(text))

describe('spans of dates', () => {
  it.each([
    ['mar. 2020 – actualidad', { start: '2020-03', end: '', current: true }],
    ['Ingeniera (09/2019 - 02/2021)', { start: '2019-09', end: '2021-02', current: false }],
    ['2019-09 to 2021-02', { start: '2019-09', end: '2021-02', current: false }],
    ['Septiembre de 2011 a junio de 2015', { start: '2011-09', end: '2015-06', current: false }],
    ['May – August 2021', { start: '2021-05', end: '2021-08', current: false }],
    ['2011–13', { start: '2011', end: '2013', current: false }],
    ['desde enero de 2018', { start: '2018-01', end: '', current: true }],
    ['Jun 2021 - a la fecha', { start: '2021-06', end: '', current: true }],
    ['20XX – 20XX', { start: '20XX', end: '20XX', current: false }],
    ['June 2004', { start: '', end: '2004-06', current: false }],
    ['Expected May 2027', { start: '', end: '2027-05', current: true }],
  ])('%s', (text, span) => expect(findSpan(text)).toMatchObject(span))
  it.each(['Raised sales by 45 %', '+34 600 555 099', 'room 12/3'])('%s has none', (text) =>
    expect(findSpan(text)?.isRange ?? false).toBe(false),
  )
})

describe('contact data', () => {
  it.each([
    '+34 600 555 012',
    '+52 55 5623 1715',
    '+54 11 5555-0123',
    '+57 300 555 0123',
    '+1 (617) 555-0188',
    '(512) 555-0142',
    '555 · 356 · 7936',
  ])('finds the phone %s', (phone) =>
    expect(findPhone(`Tel: ${phone} | ana@example.com`)?.replace(/\D/g, '')).toBe(phone.replace(/\D/g, '')),
  )
  it('leaves years and postal codes alone', () => {
    expect(findPhone('2015 – 2019')).toBeUndefined()
    expect(findPhone('CA 94588 (555) 123-4567')).toBe('(555) 123-4567')
  })
  it('tells links from technologies', () => {
    expect(findLinks('Node.js, ASP.NET, linkedin.com/in/ana, ana@example.com')).toEqual(['linkedin.com/in/ana'])
  })
})

describe('words', () => {
  it.each([
    ['EXPERIENCIA LABORAL', 'experience'],
    ['2. Formación académica:', 'education'],
    ['Awards & Scholarships', 'awards'],
    ['Leadership and Work Experience', 'experience'],
    ['Idiomas', 'languages'],
    ['Acme Corporation', undefined],
  ])('%s heads %s', (text, kind) => expect(headingKind(text)).toBe(kind))
  it('tells roles from employers and places', () => {
    expect(roleScore('Ingeniera de software sénior')).toBeGreaterThan(roleScore('Logística Áurea S.L.'))
    expect(isPlace('Boston, MA')).toBe(true)
    expect(isPlace('Engineer, Acme Corp')).toBe(false)
  })
})

const SPANISH = `María Fernanda Núñez Ibáñez
Ingeniera de software sénior
maria.nunez@example.com | +34 600 555 012 | Madrid, España | linkedin.com/in/maria-nunez

Perfil profesional
Ingeniera con nueve años de experiencia en servicios distribuidos.

Experiencia laboral
Ingeniera de software sénior\tmar. 2020 – actualidad
Logística Áurea S.L.
• Rediseñé el motor de rutas.
• Dirigí la migración de 14 servicios.
Desarrolladora backend\tene. 2017 – feb. 2020
Banco Peñalara
• Desarrollé la API de pagos.

Formación académica
Grado en Ingeniería Informática\tsept. 2010 – jun. 2014
Universidad de Alcalá

Competencias
Lenguajes: C++, C#, .NET, Node.js
Comunicación, trabajo en equipo

Idiomas
Español: Nativo
Inglés: C1

Publicaciones
Un artículo sobre rutas, 2019
`

describe('a CV in Spanish', () => {
  const { content, provenance } = parse(SPANISH)
  const { personalInfo, sections } = content

  it('finds the person', () => {
    expect(personalInfo).toMatchObject({
      fullName: 'María Fernanda Núñez Ibáñez',
      title: 'Ingeniera de software sénior',
      email: 'maria.nunez@example.com',
      phone: '+34 600 555 012',
      location: 'Madrid, España',
      linkedin: 'linkedin.com/in/maria-nunez',
    })
  })
  it('finds the jobs with their dates and bullets', () => {
    expect(sections.experience).toMatchObject([
      {
        company: 'Logística Áurea S.L.',
        position: 'Ingeniera de software sénior',
        startDate: '2020-03',
        current: true,
        achievements: ['Rediseñé el motor de rutas.', 'Dirigí la migración de 14 servicios.'],
      },
      { company: 'Banco Peñalara', position: 'Desarrolladora backend', startDate: '2017-01', endDate: '2020-02' },
    ])
  })
  it('finds studies, skills and languages', () => {
    expect(sections.education).toMatchObject([
      { institution: 'Universidad de Alcalá', degree: 'Grado en Ingeniería Informática', endDate: '2014-06' },
    ])
    expect(sections.skills?.technical).toEqual(['C++', 'C#', '.NET', 'Node.js'])
    expect(sections.skills?.soft).toEqual(['Comunicación', 'trabajo en equipo'])
    expect(sections.skills?.languages).toMatchObject([
      { language: 'Español', proficiency: 'Nativo' },
      { language: 'Inglés', proficiency: 'Avanzado', detail: 'C1' },
    ])
  })
  it('keeps what has no form of its own', () => {
    expect(sections.custom).toMatchObject([{ title: 'Publicaciones', items: ['Un artículo sobre rutas, 2019'] }])
  })
  it('says where each field came from', () => {
    const company = provenance.find((p) => p.path === 'experience/experience-1/company')
    expect(company).toMatchObject({ page: 1 })
    expect(readText(SPANISH).lines[company?.line ?? -1]?.text).toBe('Logística Áurea S.L.')
  })
})

describe('a CV in English', () => {
  const { content } = parse(`Prince
123 Main St, Springfield, IL 62701
prince@example.com · (312) 555-0123

EXPERIENCE
Acme Corp — Senior Engineer
Jan 2022 – Present · Springfield, IL
- Led the migration.
Initech — Engineer
Aug 2017 – Dec 2021 · Austin, TX
- Wrote reports.

EDUCATION
B.S. Computer Science, Springfield State University, 2017
GPA: 3.7
`)
  it('takes a mononym and an address', () => {
    expect(content.personalInfo).toMatchObject({
      fullName: 'Prince',
      email: 'prince@example.com',
      phone: '(312) 555-0123',
    })
  })
  it('parts company and position at the dash, in whichever order', () => {
    expect(content.sections.experience).toMatchObject([
      { company: 'Acme Corp', position: 'Senior Engineer', location: 'Springfield, IL', current: true },
      { company: 'Initech', position: 'Engineer', endDate: '2021-12' },
    ])
  })
  it('parts a degree from its school and keeps the grade', () => {
    expect(content.sections.education).toMatchObject([
      { institution: 'Springfield State University', degree: 'B.S. Computer Science', endDate: '2017', gpa: '3.7' },
    ])
  })
})

it('an empty text is an empty resume', () => {
  expect(parse('').content.personalInfo.fullName).toBe('')
})
