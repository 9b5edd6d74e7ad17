import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

// Profiles exported from a professional network: each employer once, then its positions, with durations.
const NAME: TestLine = ['Marta Roldán Vega', { size: 26 }]
const HEAD: LineProperties = { size: 16 }
const SIDE: LineProperties = { size: 13 }
const FIRM: LineProperties = { size: 12 }
const ROLE: LineProperties = { size: 11.5 }
const GREY: LineProperties = { size: 10.5, font: 2 }

describe('a profile exported from a network', () => {
  it('gives each position its employer, dates and place, without durations', () => {
    const { sections } = parseLines([
      NAME,
      ['Experiencia', HEAD],
      ['Logística Peninsular', FIRM],
      ['6 años 2 meses', GREY],
      ['Responsable de operaciones', ROLE],
      ['enero de 2021 - Present (3 años 8 meses)', GREY],
      ['Zaragoza, Aragón, España', GREY],
      ['Dirijo un equipo de 24 personas en dos almacenes.'],
      ['Reduje el coste por pedido un 14 % en 2022.'],
      ['Jefa de turno', ROLE],
      ['julio de 2018 - enero de 2021 (2 años 7 meses)', GREY],
      ['Organicé los turnos de 40 operarios.'],
      ['Componentes del Ebro S.A.', FIRM],
      ['Ingeniera de procesos', ROLE],
      ['septiembre de 2014 - junio de 2018 (3 años 10 meses)', GREY],
      ['- Diseñé la línea de montaje de 3 productos nuevos.', GREY],
    ])
    expect(sections.experience).toMatchObject([
      {
        company: 'Logística Peninsular',
        position: 'Responsable de operaciones',
        startDate: '2021-01',
        current: true,
        location: 'Zaragoza, Aragón, España',
        description: 'Dirijo un equipo de 24 personas en dos almacenes.\nReduje el coste por pedido un 14 % en 2022.',
      },
      { company: 'Logística Peninsular', position: 'Jefa de turno', startDate: '2018-07', endDate: '2021-01' },
      { company: 'Componentes del Ebro S.A.', position: 'Ingeniera de procesos', startDate: '2014-09' },
    ])
    expect(sections.custom).toBeUndefined()
  })

  it('takes whole lines for names and further dates for text', () => {
    const { sections } = parseLines([
      NAME,
      ['Experiencia', HEAD],
      ['Al - Duero Conservas & Salazones', FIRM],
      ['Envasadora | Control de calidad', ROLE],
      ['marzo de 2013 - junio de 2017 (4 años 4 meses)', GREY],
      ['Línea de anchoa marzo – junio de 2013', GREY],
      ['Línea de bonito julio – diciembre de 2013', GREY],
      ['Dirección de turno', FIRM],
      ['Talleres Ibarra', ROLE],
      ['enero de 2013 - febrero de 2013 (menos de un año)', GREY],
    ])
    expect(sections.experience).toMatchObject([
      {
        company: 'Al - Duero Conservas & Salazones',
        position: 'Envasadora | Control de calidad',
        startDate: '2013-03',
      },
      { company: 'Dirección de turno', position: 'Talleres Ibarra', endDate: '2013-02' },
    ])
  })

  it('reads jobs that go on, without a duration, beside others with one', () => {
    const { sections } = parseLines([
      NAME,
      ['Experiencia', HEAD],
      ['Viveros Olmedilla', FIRM],
      ['Jardinera', ROLE],
      ['noviembre de 2017 - Present', GREY],
      ['Huesca', GREY],
      ['Cuido tres fincas y sus riegos.'],
      ['Granja Sotillo', FIRM],
      ['Tractorista', ROLE],
      ['abril de 2015 - junio de 2017 (2 años 3 meses)', GREY],
    ])
    expect(sections.experience).toMatchObject([
      { company: 'Viveros Olmedilla', position: 'Jardinera', startDate: '2017-11', current: true, location: 'Huesca' },
      { company: 'Granja Sotillo', position: 'Tractorista', startDate: '2015-04', endDate: '2017-06' },
    ])
    expect(sections.custom).toBeUndefined()
  })

  it('parses a place below the dates as the location, although lists have its style', () => {
    const { sections } = parseLines([
      NAME,
      ['Experience', HEAD],
      ['Bright Harbor', FIRM],
      ['Software Engineer', ROLE],
      ['June 2016 - August 2019 (3 years 3 months)', GREY],
      ['Oakland, CA', GREY],
      ['- Wrote the search service in Go.', GREY],
    ])
    expect(sections.experience).toMatchObject([{ location: 'Oakland, CA' }])
  })

  it('finds the headings of the sidebar and joins wrapped names', () => {
    const { personalInfo, sections } = parseLines([
      NAME,
      ['Contactar', SIDE],
      ['+34 612 34 56 78 (Mobile)'],
      ['www.linkedin.com/in/marta-roldan'],
      ['(LinkedIn)'],
      ['Aptitudes principales', SIDE],
      ['Go (Programming'],
      ['Language)'],
      ['Power BI'],
      ['Languages', SIDE],
      ['Español (Native or Bilingual)'],
      ['Inglés (Professional'],
      ['Working)'],
      ['Certifications', SIDE],
      ['PMP'],
      ['AWS Solutions Architect – Associate'],
    ])
    expect(personalInfo).toMatchObject({ fullName: 'Marta Roldán Vega', phone: '+34 612 34 56 78' })
    expect(sections.skills).toMatchObject({
      technical: ['Go (Programming Language)', 'Power BI'],
      languages: [
        { language: 'Español', proficiency: 'Nativo' },
        { language: 'Inglés', proficiency: 'Avanzado' },
      ],
    })
    expect(sections.certifications).toMatchObject([
      { name: 'PMP', issuer: '' },
      { name: 'AWS Solutions Architect – Associate', issuer: '' },
    ])
    expect(sections.custom).toBeUndefined()
  })
})
