import { describe, expect, it } from 'vitest'
import {
  type LineProperties,
  parseLines as parse,
  type TestLine,
} from '../../../../utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const BOLD: LineProperties = { font: 2, bold: true }
const NAME: TestLine = ['Diego Núñez', { size: 22, font: 1, bold: true }]

describe('headings by style', () => {
  it('finds headings with unknown words and classifies their sections by content', () => {
    const { sections } = parse([
      NAME,
      ['diego@example.com'],
      ['En pocas palabras', HEAD],
      ['Contador con diez años de experiencia en empresas de alimentos.'],
      ['Mi recorrido', HEAD],
      ['Contador senior', BOLD],
      ['Grupo Norte, 2018 – 2022'],
      ['Lo que estudié', HEAD],
      ['Licenciatura en Contaduría', BOLD],
      ['Universidad de Lima, 2010 – 2014'],
      ['Caja de herramientas', HEAD],
      ['Excel, Siigo, SAP'],
      ['Lenguas que hablo', HEAD],
      ['Inglés: B2'],
    ])
    expect(sections.summary).toContain('diez años')
    expect(sections.experience).toMatchObject([{ company: 'Grupo Norte', position: 'Contador senior' }])
    expect(sections.education).toMatchObject([{ institution: 'Universidad de Lima' }])
    expect(sections.skills?.technical).toEqual(['Excel', 'Siigo', 'SAP'])
    expect(sections.skills?.languages).toMatchObject([{ language: 'Inglés' }])
  })

  it('takes no name in their look for one, below the kind of document', () => {
    const { personalInfo, sections } = parse([
      ['CURRICULUM VITAE', HEAD],
      ['Tariq Rahimov', HEAD],
      ['Contact No: 01555-010203'],
      ['tariq@example.com'],
      ['Academic Record', HEAD],
      ['Diploma in Ceramics, Orvane College, 2016'],
      ['Skills', HEAD],
      ['Glazing'],
      ['Career Objective', HEAD],
      ['To make tableware in a small studio and to learn from those who fire wood kilns.'],
    ])
    expect(personalInfo).toMatchObject({ fullName: 'Tariq Rahimov', phone: '01555-010203' })
    expect(sections.custom).toBeUndefined()
  })

  it('takes no title of an entry that wraps or breaks a word for a heading', () => {
    const { sections } = parse([
      NAME,
      ['FORMACIÓN', HEAD],
      ['MÁSTER EN PAISAJE', HEAD],
      ['Escuela Arbea'],
      ['Oct. 2012 - Jun. 2014'],
      ['MÁSTER EN JARDINES DE AGUA', HEAD],
      ['Y DE SOMBRA', HEAD],
      ['Taller Lumo'],
      ['Sept. 2010 - Jul. 2012'],
      ['CURSOS', HEAD],
      ['Poda'],
    ])
    expect(sections.education).toMatchObject([
      { degree: 'MÁSTER EN PAISAJE', institution: 'Escuela Arbea' },
      { degree: 'MÁSTER EN JARDINES DE AGUA Y DE SOMBRA', institution: 'Taller Lumo' },
    ])
  })

  it('finds headings of their words above the first one that a list has, but no repeated label', () => {
    const { sections } = parse([
      NAME,
      ['1-ESTUDIOS PROFESIONALES', HEAD],
      ['2004 – 2008 Técnica de riego, Universidad de Lumo'],
      ['2-EXPERIENCIA LABORAL', HEAD],
      ['Jardinera', BOLD],
      ['Viveros Arbea, 2010 – 2014'],
    ])
    expect(sections.education).toMatchObject([{ institution: 'Universidad de Lumo', degree: 'Técnica de riego' }])
    expect(sections.experience).toMatchObject([{ company: 'Viveros Arbea' }])
  })

  it('finds headings of other words in the gaps of numbered ones, and posts below an academic one', () => {
    const { sections } = parse([
      NAME,
      ['1. Experiencia laboral', HEAD],
      ['Jardinera', BOLD],
      ['Viveros Arbea, 2010 – 2014'],
      ['2. Experiencia académica', HEAD],
      ['Ayudante de Botánica', BOLD],
      ['Universidad de Lumo, 2008 – 2009'],
      ['Ayudante de Edafología', BOLD],
      ['Universidad de Lumo, 2006 – 2007'],
      ['3. Lo que llevo estudiado', HEAD],
      ['Licenciatura en Botánica', BOLD],
      ['Universidad de Lumo, 2002 – 2006'],
      ['4. Idiomas', HEAD],
      ['Inglés: B2'],
    ])
    expect(sections.experience?.map(({ position }) => position)).toEqual([
      'Jardinera',
      'Ayudante de Botánica',
      'Ayudante de Edafología',
    ])
    expect(sections.education).toMatchObject([{ degree: 'Licenciatura en Botánica' }])
  })

  it('reads jobs below the heading of a summary', () => {
    const { sections } = parse([
      NAME,
      ['Resumen profesional', HEAD],
      ['Jardinera', BOLD],
      ['Viveros Arbea'],
      ['Mayo 2010 – junio 2014'],
      ['• Podé rosales.'],
      ['Auxiliar de riego', BOLD],
      ['Cooperativa Lumo'],
      ['Marzo 2006 – abril 2010'],
      ['• Revisé bombas.'],
      ['Habilidades', HEAD],
      ['Poda, riego, injertos'],
    ])
    expect(sections.experience).toMatchObject([
      { company: 'Viveros Arbea', position: 'Jardinera' },
      { company: 'Cooperativa Lumo', position: 'Auxiliar de riego' },
    ])
  })

  it('joins a heading over two lines in a narrow column', () => {
    const { sections } = parse([
      NAME,
      ['Experiencia', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['Llevé los libros de cuatro empresas de alimentos.'],
      ['Conocimientos', HEAD],
      ['Informáticos y', HEAD],
      ['Técnicos', HEAD],
      ['Excel'],
      ['Siigo'],
    ])
    expect(sections.skills?.technical).toEqual(['Excel', 'Siigo'])
    expect(sections.custom).toBeUndefined()
  })

  it('finds smaller headings in a sidebar', () => {
    const side = { column: 1, x: 400 }
    const { sections } = parse([
      NAME,
      ['Perfil profesional', HEAD],
      ['Contador con diez años de experiencia en empresas de alimentos.'],
      ['Experiencia', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['Competencias', { ...BOLD, ...side }],
      ['Excel', side],
      ['Siigo', side],
      ['Idiomas', { ...BOLD, ...side }],
      ['Inglés: B2', side],
    ])
    expect(sections.skills?.technical).toEqual(['Excel', 'Siigo'])
    expect(sections.skills?.languages).toMatchObject([{ language: 'Inglés' }])
  })

  it('parses employers in capitals right below a heading as employers', () => {
    const { sections } = parse([
      NAME,
      ['SOBRE MÍ', HEAD],
      ['Técnico con diez años de experiencia.'],
      ['EXPERIENCIA LABORAL', HEAD],
      ['INGENIO MANUELITA', HEAD],
      ['Técnico electromecánico'],
      ['6/2015 a la actualidad'],
      ['POSTOBÓN', HEAD],
      ['Operario de mantenimiento'],
      ['3/2011 a 5/2015'],
      ['HABILIDADES', HEAD],
      ['Soldadura, hidráulica'],
    ])
    expect(sections.experience?.map(({ company }) => company)).toEqual(['INGENIO MANUELITA', 'POSTOBÓN'])
  })

  it('parses a larger heading in capitals right above dates as a heading', () => {
    const { sections } = parse([
      NAME,
      ['CONTACT', { size: 11, font: 1, bold: true }],
      ['diego@example.com'],
      ['SKILLS', { size: 11, font: 1, bold: true }],
      ['Excel, Siigo'],
      ['LANGUAGES', { size: 11, font: 1, bold: true }],
      ['English: C1'],
      ['PROFESSIONAL EXPERIENCE', HEAD],
      ['Accountant 2018 – 2022', BOLD],
      ['Acme Corporation'],
    ])
    expect(sections.experience).toMatchObject([{ company: 'Acme Corporation', position: 'Accountant' }])
  })

  it('takes the first item of a list for no heading', () => {
    const { skills } = parse([
      NAME,
      ['Experiencia', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['Habilidades', HEAD],
      ['Liderazgo', { size: 11.5 }],
      ['Cierre de balances', { size: 11.5 }],
      ['Conocimientos de tesorería', { size: 11.5 }],
    ]).sections
    expect([...(skills?.technical ?? []), ...(skills?.soft ?? [])]).toHaveLength(3)
  })

  it('takes the label of the first skills for no heading', () => {
    const { skills } = parse([
      NAME,
      ['Experiencia', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['Habilidades', HEAD],
      ['Web:', BOLD],
      ['• Wix'],
      ['• Drupal'],
      ['Finanzas:', BOLD],
      ['• Siigo'],
    ]).sections
    expect(skills?.technical).toEqual(['Wix', 'Drupal', 'Siigo'])
  })

  it('takes the end of a sentence for no heading', () => {
    const { experience } = parse([
      NAME,
      ['Experiencia', HEAD],
      ['Contador', BOLD],
      ['Grupo Norte, 2018 – 2022'],
      ['Llevé los libros, la tesorería, los inventarios, las compras y la'],
      ['WEB.'],
      ['Auxiliar contable', BOLD],
      ['Grupo Sur, 2014 – 2018'],
    ]).sections
    expect(experience).toMatchObject([{ company: 'Grupo Norte' }, { company: 'Grupo Sur' }])
  })

  it('finds long headings that say what an experience is in', () => {
    const { experience } = parse([
      NAME,
      ['Perfil', HEAD],
      ['Contador con diez años de oficio en empresas de alimentos.'],
      ['Formación', HEAD],
      ['Licenciatura en Contaduría', BOLD],
      ['Universidad de Lima, 2010 – 2014'],
      ['Experiencia en auditoría, tesorería y docencia', HEAD],
      ['Contador', BOLD],
      ['Grupo Norte, 2018 – 2022'],
    ]).sections
    expect(experience).toMatchObject([{ company: 'Grupo Norte', position: 'Contador' }])
  })

  it('finds headings between dots', () => {
    const { education } = parse([
      NAME,
      ['·EXPERIENCIA·', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['·EDUCACIÓN·', HEAD],
      ['Licenciatura en Contaduría, Universidad de Lima, 2010 – 2014'],
      ['· CURSOS·', HEAD],
      ['Excel avanzado, Academia Norte, 2016'],
    ]).sections
    expect(education).toHaveLength(1)
  })
})
