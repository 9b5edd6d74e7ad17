import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { findDateRange } from '#shared/parser/fields/dates/find-date-range.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'

const read = (...lines: readonly string[]) => parseResume(extractText(lines.join('\n'))).content
const readSections = (...lines: readonly string[]) => read('Ana Prieto', '', ...lines).sections

describe('values of pasted lines', () => {
  it('takes hours for no year and for no issuer', () => {
    const { certifications } = readSections(
      'Cursos y certificados',
      '- Poda de frutales, Escuela Olmo, 2015',
      '- Riego por goteo - 2017 - 24 hs',
    )
    expect(certifications).toMatchObject([
      { name: 'Poda de frutales', issuer: 'Escuela Olmo', date: '2015' },
      { name: 'Riego por goteo', issuer: '', date: '2017' },
    ])
  })

  it('reads each dated line of a list as an item, with the date it was earned', () => {
    const { certifications, custom } = readSections(
      'Certifications',
      'Food Safety Auditor, Tern Institute, 2018',
      'Project Lead Certificate, 2014 – valid until 2023',
      'First aid',
    )
    expect(certifications?.map(({ name, date }) => [name, date])).toEqual([
      ['Food Safety Auditor', '2018'],
      ['Project Lead Certificate', '2014'],
      ['First aid', ''],
    ])
    expect(custom ?? []).toEqual([])
  })

  it('files what stands below a heading of personal abilities as soft skills, but for tools', () => {
    const { skills } = readSections('Competencias personales', 'Orden, constancia, Excel')
    expect(skills).toMatchObject({ soft: ['Orden', 'constancia'], technical: ['Excel'] })
  })

  it('joins a street with the postal code below it', () => {
    const { personalInfo } = read(
      'Nombre: Ana Prieto Souto',
      'Dirección: C/ del Horno, 7, 3.º A',
      'C.P.: 36900 Marín (Pontevedra)',
      'Teléfono: 600 555 012',
    )
    expect(personalInfo.location).toBe('C/ del Horno, 7, 3.º A, 36900 Marín (Pontevedra)')
  })

  it('reads several summers as the dates of one job', () => {
    expect(findDateRange('Veranos de 2003, 2004 y 2006')).toMatchObject({ start: '2003', end: '2006', isRange: true })
    const { experience } = readSections('Experiencia', 'Veranos de 2003, 2004 y 2006', 'Camarera en Bar Onda')
    expect(experience).toMatchObject([
      { position: 'Camarera', company: 'Bar Onda', startDate: '2003', endDate: '2006' },
    ])
  })

  it('keeps courses that end with their dates apart', () => {
    const { custom } = readSections(
      'Formación complementaria',
      'Curso de poda (20 horas), Vivero Sur, 2015',
      'Manejo de tractores, 2012',
      'Taller de injertos, 8 h.',
    )
    expect(custom?.[0]?.items).toHaveLength(3)
  })

  it('keeps grades and honors with the degree above them', () => {
    const { education } = readSections(
      'Education',
      'COBALT STATE UNIVERSITY, Austin, TX',
      'B.S., Geology, Minor in Dance                May 2011',
      "GPA: 3.7; Dean's List (4 semesters)",
      'Coursework: Rivers, Maps, Minerals',
      'Exchange semester, Universidade do Lima, Lisbon, Fall 2009',
    )
    expect(education).toMatchObject([
      { gpa: '3.7', honors: "Dean's List" },
      { institution: expect.stringContaining('Universidade do Lima') },
    ])
    expect(education?.[1]).not.toHaveProperty('gpa')
  })

  it('reads N.A. and Hnos. as parts of names, and what a freelancer did as no employer', () => {
    const { experience } = readSections(
      'Experience',
      'COPPER LANE BANK, N.A.                        Dallas, TX',
      'Software Engineer                             05/2014 - 12/2016',
      '- Rebuilt the statement service',
      'Carpenter, Maderas Hnos. Olmedo               2012 - 2014',
      '- Built doors and tables',
      'Freelance Web Designer                        2010 - 2012',
      'Pages for farms, a band and two theaters',
    )
    expect(experience?.map(({ company, location }) => [company, location])).toEqual([
      ['COPPER LANE BANK, N.A.', 'Dallas, TX'],
      ['Maderas Hnos. Olmedo', undefined],
      ['', undefined],
    ])
    expect(experience?.[2]?.description).toBe('Pages for farms, a band and two theaters')
  })

  it('takes a line of languages out of a section of entries', () => {
    const { skills, volunteer } = readSections(
      'Volunteering',
      'Treasurer, Rowing Club, 2016 - 2018',
      'Spoken languages: English (native) | Italian (B2)',
    )
    expect(skills?.languages.map(({ language }) => language)).toEqual(['English', 'Italian'])
    expect(volunteer).toMatchObject([{ description: '' }])
  })

  it('reads a page whose host has the words of the e-mail address, and a name without its credentials', () => {
    const { personalInfo } = read(
      'Mara Hollis-Tate, PMP',
      'Quality Manager',
      'mara@example.com',
      'www.mara.example.com',
    )
    expect(personalInfo).toMatchObject({
      fullName: 'Mara Hollis-Tate',
      title: 'Quality Manager',
      website: 'www.mara.example.com',
    })
  })
})
