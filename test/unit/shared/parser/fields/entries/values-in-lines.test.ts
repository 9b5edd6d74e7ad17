import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Experiencia laboral', HEAD], ...lines]).sections.experience
const studies = (...lines: TestLine[]) => parseLines([NAME, ['Formación', HEAD], ...lines]).sections.education
const cell = (first: string, second: string): TestLine => [
  `${first} ${second}`,
  {
    parts: [
      { at: 0, x: 40, font: 0, gap: false },
      { at: first.length + 1, x: 300, font: 0, gap: true },
    ],
  },
]

describe('several values on one line', () => {
  it('names the employer after a preposition, and none of the words before it', () => {
    expect(
      jobs(
        ['Mayo 2014 - Junio 2018', BOLD],
        ['Instructora en Yoga en Gimnasio Ribera'],
        ['• Preparé las clases de cada semana.'],
        ['Abril 2011 - Abril 2014', BOLD],
        ['Cajera en Mercados Olmedo'],
        ['• Atendí la caja y los pedidos.'],
      ),
    ).toMatchObject([
      { position: 'Instructora en Yoga', company: 'Gimnasio Ribera' },
      { position: 'Cajera', company: 'Mercados Olmedo' },
    ])
  })

  it('ends a school at a slash before a town', () => {
    expect(
      studies(
        ['BACHILLERATO EN CIENCIAS', BOLD],
        ['Colegio Lumo / Guayaquil / 2006'],
        ['Inglés comercial', BOLD],
        ['Academia Espiga / Guayaquil / 2009'],
      ),
    ).toMatchObject([
      { institution: 'Colegio Lumo', location: 'Guayaquil', endDate: '2006' },
      { institution: 'Academia Espiga', location: 'Guayaquil', endDate: '2009' },
    ])
  })

  it('keeps an enumeration in lower case together', () => {
    expect(
      jobs(
        ['2012 – 2016'],
        ['Camarera, cocinera y encargada de sala'],
        ['Restaurante La Encina'],
        ['2008 – 2012'],
        ['Ayudante de cocina'],
        ['Restaurante El Roble'],
      )?.[0],
    ).toMatchObject({ position: 'Camarera, cocinera y encargada de sala', company: 'Restaurante La Encina' })
  })

  it('ends a labeled name where the next label starts', () => {
    expect(
      studies(
        ['2010 – 2014 Grado en Geología', BOLD],
        ['Institución: Universidad de Montealto. Tesis: Fósiles del valle alto'],
        ['2014 – 2016 Máster en Hidrología', BOLD],
        ['Institución: Universidad de Peñarroya. Tutora: Marta Olmo'],
      ),
    ).toMatchObject([{ institution: 'Universidad de Montealto' }, { institution: 'Universidad de Peñarroya' }])
  })

  it('takes a cell that tells that studies go on for their dates', () => {
    expect(
      studies(
        ['Enfermería', BOLD],
        cell('Instituto Sanitario Alborán', 'En curso'),
        ['Bachillerato', BOLD],
        ['Colegio Fuente Clara  2018'],
      )?.[0],
    ).toMatchObject({ institution: 'Instituto Sanitario Alborán', current: true })
  })

  it('reads years with an underscore between them as a range', () => {
    expect(studies(['Colegio Fuente Clara', BOLD], ['2003_2006'], ['Bachillerato'])).toMatchObject([
      { startDate: '2003', endDate: '2006' },
    ])
  })
})

describe('numbered lists', () => {
  it('are lists of items, whose numbers belong to no item', () => {
    const { sections } = parseLines([
      NAME,
      ['Habilidades', HEAD],
      ['1. Encuadernación'],
      ['2. Restauración de papel'],
      ['3. Caligrafía'],
    ])
    expect(sections.skills?.technical).toEqual(['Encuadernación', 'Restauración de papel', 'Caligrafía'])
  })

  it('do not hide numbered headings', () => {
    const { sections } = parseLines([
      NAME,
      ['1. Experiencia laboral', { ...HEAD, bold: true }],
      ['Soldadora, Talleres Ibarra, 2015 – 2020'],
      ['2. Idiomas', { ...HEAD, bold: true }],
      ['Inglés: intermedio'],
    ])
    expect(sections.experience).toHaveLength(1)
    expect(sections.skills?.languages).toMatchObject([{ language: 'Inglés' }])
  })
})

describe('the person', () => {
  const parsePerson = (...lines: TestLine[]) => parseLines(lines).personalInfo

  it('is named after a label, up to the next label, and not by a degree', () => {
    expect(
      parsePerson(
        ['Lic. en Geología', { size: 14 }],
        ['Datos personales', HEAD],
        ['Nombre: Lic. Nerea Bastida Roca Edad: 41'],
        ['nerea@example.com'],
      ).fullName,
    ).toBe('Nerea Bastida Roca')
  })

  it('is named on the page after a cover', () => {
    expect(
      parsePerson(
        ['Curriculum', { size: 40 }],
        ['Vitae', { size: 40 }],
        ['Nerea Bastida Roca', { size: 30, page: 2 }],
        ['Geóloga', { page: 2 }],
        ['Experiencia', { ...HEAD, page: 2 }],
        ['Geóloga, Minas del Sur, 2015 – 2020', { page: 2 }],
      ).fullName,
    ).toBe('Nerea Bastida Roca')
  })

  it('has a name over up to four lines, and none of its other script', () => {
    const large: LineProperties = { size: 30 }
    expect(
      parsePerson(
        ['Ana', large],
        ['Belén', large],
        ['Roca', large],
        ['Ortuño', large],
        ['Geóloga'],
        ['ana@example.com'],
      ).fullName,
    ).toBe('Ana Belén Roca Ortuño')
    expect(parsePerson(['Nerea Bastida', large], ['Roca Ortuño', large], ['nerea@example.com']).fullName).toBe(
      'Nerea Bastida Roca Ortuño',
    )
    expect(parsePerson(['Mei Lin (林美)', large], ['mei@example.com']).fullName).toBe('Mei Lin')
  })

  it('is named near the e-mail address that has the words of the name', () => {
    expect(
      parsePerson(
        ['Curriculum Vitae', { size: 20 }],
        ['Personal Profile', { size: 16, font: 1 }],
        ['Nerea Bastida', { size: 14 }],
        ['Phone: 600 555 014', { size: 14 }],
        ['Email: nereabastida3@example.com', { size: 14 }],
        ['Education', { size: 16, font: 1 }],
        ['Diploma, Colegio Fuente Clara, 2010', { size: 14 }],
      ).fullName,
    ).toBe('Nerea Bastida')
  })

  it('has no link where a user name stands without its site', () => {
    const { links, website } = parsePerson(NAME, ['nerea@example.com'], ['@nereabastida'])
    expect([links, website]).toEqual([undefined, undefined])
  })

  it('has no link where a label names only the word for it', () => {
    const { linkedin, website, links } = parsePerson(
      NAME,
      ['nerea@example.com'],
      ['LinkedIn: Perfil'],
      ['GitHub: Perfil'],
    )
    expect([linkedin, website, links]).toEqual([undefined, undefined, undefined])
  })
})

describe('names and dates of real files', () => {
  it('go on in lower case on the next line', () => {
    expect(
      studies(
        ['2020–2023', BOLD],
        ['TÉCNICA SUPERIOR CONSERVACIÓN', BOLD],
        ['DE BOSQUES Y RÍOS', BOLD],
        ['IES Fuente Clara'],
      ),
    ).toMatchObject([{ degree: 'TÉCNICA SUPERIOR CONSERVACIÓN DE BOSQUES Y RÍOS', institution: 'IES Fuente Clara' }])
  })

  it('keep the preposition between their lines', () => {
    expect(
      studies(
        ['2020–2022', BOLD],
        ['Carrera Técnica en', { font: 1 }],
        ['Cultivo de Setas', { font: 1 }],
        ['IES Fuente Clara'],
      ),
    ).toMatchObject([{ degree: 'Carrera Técnica en Cultivo de Setas', institution: 'IES Fuente Clara' }])
  })

  it('are not how far studies have come', () => {
    const found = studies(['Bachillerato', BOLD], ['Liceo de Montealto'], ['Actualmente cursando'], ['2016'])?.[0]
    expect(found).toMatchObject({ degree: 'Bachillerato', institution: 'Liceo de Montealto' })
    expect(found?.location).toBeUndefined()
  })

  it('lose what is no part of them: numbers of items, statuses, durations, labels on the next line', () => {
    expect(
      jobs(
        ['2. Talleres Ibarra 2 años', BOLD],
        ['Soldadora'],
        ['Marzo 2015 – Junio 2017'],
        ['Curtidos Olmedo (Actualmente)', BOLD],
        ['Tintorera'],
        ['Julio 2017 – Presente'],
        ['Lugar: Olmedo'],
      ),
    ).toMatchObject([{ company: 'Talleres Ibarra' }, { company: 'Curtidos Olmedo', location: 'Olmedo' }])
  })

  it('split a city from an employer at a comma', () => {
    expect(
      jobs(['Marketing Specialist', BOLD], ['Greenfold, Manchester'], ['2018 – 2019'], ['• Wrote newsletters.'])?.[0],
    ).toMatchObject({ company: 'Greenfold', location: 'Manchester' })
  })
})

describe('headings', () => {
  it('may have a remark in brackets', () => {
    const { sections } = parseLines([
      NAME,
      ['ESTUDIOS', HEAD],
      ['Bachillerato, Colegio Fuente Clara, 2010'],
      ['EXPERIENCIA LABORAL (empezando por la más reciente)', HEAD],
      ['Soldadora, Talleres Ibarra, 2015 – 2020'],
    ])
    expect(sections.experience).toHaveLength(1)
    expect(sections.education).toHaveLength(1)
  })

  it('are no labels of references that come again in each job', () => {
    const { sections } = parseLines([
      NAME,
      ['EXPERIENCIA', { ...HEAD, size: 18 }],
      ['ENCUADERNADORA', { font: 1, bold: true }],
      ['Restauración de libros de coro.'],
      ['REFERENCIA:'],
      ['Julián Ortuño: 600 555 014'],
      ['AYUDANTE DE IMPRENTA', { font: 1, bold: true }],
      ['Preparación de tintas y papel.'],
      ['REFERENCIA:'],
      ['Marta Olmo: 600 555 015'],
    ])
    expect(sections.experience?.map(({ position }) => position)).toEqual(['ENCUADERNADORA', 'AYUDANTE DE IMPRENTA'])
  })
})
