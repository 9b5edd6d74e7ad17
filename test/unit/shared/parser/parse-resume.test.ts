import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { findDateRange } from '#shared/parser/fields/dates/find-date-range.ts'
import { findLinks, findPhone } from '#shared/parser/fields/header/contact-patterns.ts'
import { headingKind } from '#shared/parser/lexicon/headings.ts'
import { scoreRole } from '#shared/parser/lexicon/name-scores.ts'
import { isPlace } from '#shared/parser/lexicon/places.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'

const parse = (text: string) => parseResume(extractText(text))

describe('date ranges', () => {
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
    ['FEB’ 2009 to AUG’ 2011', { start: '2009-02', end: '2011-08', current: false }],
    ['04-Mar-15 to 29- Jul-16', { start: '2015-03', end: '2016-07', current: false }],
    ['12/abr/2011 – 30/oct/2012', { start: '2011-04', end: '2012-10', current: false }],
    ['Abril – 2003', { start: '', end: '2003-04', isRange: false }],
    ['Expected May 2027', { start: '', end: '2027-05', current: true }],
  ])('%s', (text, span) => expect(findDateRange(text)).toMatchObject(span))
  it.each(['Raised sales by 45 %', '+34 600 555 099', 'room 12/3'])('%s has none', (text) =>
    expect(findDateRange(text)?.isRange ?? false).toBe(false),
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
  it('tells links from names of technologies', () => {
    expect(findLinks('Node.js, ASP.NET, linkedin.com/in/ana, ana@example.com')).toEqual(['linkedin.com/in/ana'])
  })
})

describe('lexicon', () => {
  it.each([
    ['EXPERIENCIA LABORAL', 'experience'],
    ['2. Formación académica:', 'education'],
    ['Awards & Scholarships', 'awards'],
    ['Leadership and Work Experience', 'experience'],
    ['Idiomas', 'languages'],
    ['Acme Corporation', undefined],
  ])('%s heads %s', (text, kind) => expect(headingKind(text)).toBe(kind))
  it('tells roles from employers and places', () => {
    expect(scoreRole('Ingeniera de software sénior')).toBeGreaterThan(scoreRole('Logística Áurea S.L.'))
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
  it('keeps text without a field in custom sections', () => {
    expect(sections.custom).toMatchObject([{ title: 'Publicaciones', items: ['Un artículo sobre rutas, 2019'] }])
  })
  it('returns the provenance of each field', () => {
    const company = provenance.find((p) => p.path === 'experience/experience-1/company')
    expect(company).toMatchObject({ page: 1 })
    expect(extractText(SPANISH).lines[company?.line ?? -1]?.text).toBe('Logística Áurea S.L.')
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
  it('parses a single name and an address', () => {
    expect(content.personalInfo).toMatchObject({
      fullName: 'Prince',
      email: 'prince@example.com',
      phone: '(312) 555-0123',
    })
  })
  it('splits company and position at the dash, in either order', () => {
    expect(content.sections.experience).toMatchObject([
      { company: 'Acme Corp', position: 'Senior Engineer', location: 'Springfield, IL', current: true },
      { company: 'Initech', position: 'Engineer', endDate: '2021-12' },
    ])
  })
  it('splits a degree from its school and keeps the grade', () => {
    expect(content.sections.education).toMatchObject([
      { institution: 'Springfield State University', degree: 'B.S. Computer Science', endDate: '2017', gpa: '3.7' },
    ])
  })
})

describe('a CV with a label before everything', () => {
  const { content } = parse(`CURRÍCULUM VÍTAE

DATOS PERSONALES
Apellidos y nombre: Quispe Huamán, María Fernanda
Dirección: Arequipa, Perú
Teléfono: +51 987 654 321
Correo electrónico: mf@example.pe

EXPERIENCIA LABORAL
Empresa: Minera Sur Andina S.A.C.
Cargo: Jefa de Mejora Continua
Período: marzo de 2020 – actualidad
Funciones:
- Dirigí un equipo de 7 ingenieros.
Empresa: Alimentos del Valle
Cargo: Analista de Procesos
Período: enero de 2017 – febrero de 2020
Funciones:
- Mapeé 24 procesos.

FORMACIÓN ACADÉMICA
2010 – 2015: Ingeniería Industrial. Universidad Nacional de San Agustín.
2016 – 2017: Diplomado en Gestión de Proyectos. ESAN.
`)
  it('assigns fields by their labels', () => {
    expect(content.personalInfo).toMatchObject({ fullName: 'María Fernanda Quispe Huamán', location: 'Arequipa, Perú' })
    expect(content.sections.experience).toMatchObject([
      {
        company: 'Minera Sur Andina S.A.C.',
        position: 'Jefa de Mejora Continua',
        startDate: '2020-03',
        current: true,
        description: '',
        achievements: ['Dirigí un equipo de 7 ingenieros.'],
      },
      { company: 'Alimentos del Valle', position: 'Analista de Procesos', endDate: '2020-02' },
    ])
    expect(content.sections.custom).toBeUndefined()
  })
  it('splits a degree from its school at a full stop', () => {
    expect(content.sections.education).toMatchObject([
      { institution: 'Universidad Nacional de San Agustín', degree: 'Ingeniería Industrial', startDate: '2010' },
      { institution: 'ESAN', degree: 'Diplomado en Gestión de Proyectos', endDate: '2017' },
    ])
  })
})

describe('lines that wrap', () => {
  it('keep the dates of an entry together', () => {
    const { experience } = parse(`Ana Ruiz
ana@example.com

EXPERIENCE
Learning Support Teacher, St. Patrick's National School, Athlone (January 2017 –
August 2019)
- Ran a reading club.
`).content.sections
    expect(experience).toMatchObject([
      { position: 'Learning Support Teacher', startDate: '2017-01', endDate: '2019-08' },
    ])
  })
})

describe('roles, employers and places', () => {
  const jobs = (text: string) => parse(`Ana Ruiz\nana@example.com\n\n${text}`).content.sections.experience
  it('splits the place after a dash or a bar from the employer', () => {
    const lines = (mark: string) =>
      jobs(
        `EXPERIENCIA\nEjecutiva de Cuentas\nAgencia Colibrí ${mark} Puebla\nene. 2019 – jul. 2020\n- Gané dos premios.\nProgramadora\nNube Sur ${mark} Ciudad de México\n2016 – 2018\n- Escribí servicios.`,
      )
    for (const mark of ['—', '|', '·'])
      expect(lines(mark)).toMatchObject([
        { company: 'Agencia Colibrí', position: 'Ejecutiva de Cuentas', location: 'Puebla' },
        { company: 'Nube Sur', position: 'Programadora', location: 'Ciudad de México' },
      ])
  })
  it('splits a role from its employer and keeps a role with its field', () => {
    expect(
      jobs('EXPERIENCE\nSupply Planner at Northgate\nSep 2016 – Feb 2020, York\nPlanned 38 pharmacies.'),
    ).toMatchObject([{ company: 'Northgate', position: 'Supply Planner', location: 'York' }])
    expect(jobs('EXPERIENCIA\nProgramador en Grupo Norte\n2016 – 2018, Bilbao\nMantuve servicios.')).toMatchObject([
      { company: 'Grupo Norte', position: 'Programador', location: 'Bilbao' },
    ])
    expect(
      jobs('EXPERIENCIA\nTécnica en Enfermería\nHospital del Mar\n2016 – 2018\nCuidé a 30 pacientes.'),
    ).toMatchObject([{ company: 'Hospital del Mar', position: 'Técnica en Enfermería' }])
  })
  it('splits a language from a level after a space', () => {
    expect(
      parse('Ana Ruiz\nana@example.com\n\nIDIOMAS\nInglés Avanzado | Francés Básico').content.sections.skills
        ?.languages,
    ).toMatchObject([
      { language: 'Inglés', proficiency: 'Avanzado' },
      { language: 'Francés', proficiency: 'Básico' },
    ])
  })
})

it('parses an empty text as an empty resume', () => {
  expect(parse('').content.personalInfo.fullName).toBe('')
})
