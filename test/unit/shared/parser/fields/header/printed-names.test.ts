import { describe, expect, it } from 'vitest'
import { createCells, type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const parse = (heading: string, ...lines: TestLine[]) => parseLines([NAME, [heading, HEAD], ...lines]).sections
const jobs = (...lines: TestLine[]) => parse('Experiencia laboral', ...lines).experience
const studies = (...lines: TestLine[]) => parse('Formación', ...lines).education

const gap = (first: string, second: string): TestLine => createCells(first, second, 400)

describe('names of employers', () => {
  it('give away a country after a comma', () => {
    expect(
      jobs(
        ['Encargada de taller', BOLD],
        ['Hilaturas Robledal, Uruguay | 2016 - 2019'],
        ['• Reparé telares y formé a dos aprendices.'],
        ['Costurera', BOLD],
        ['Hilaturas Robledal, Uruguay | 2012 - 2016'],
        ['• Cosí tapicería para barcos.'],
      ),
    ).toMatchObject([
      { company: 'Hilaturas Robledal', position: 'Encargada de taller', location: 'Uruguay' },
      { company: 'Hilaturas Robledal', position: 'Costurera', location: 'Uruguay' },
    ])
  })

  it('may look like addresses', () => {
    expect(
      jobs(
        gap('Diseñadora de mapas', 'May 2015 - Ago 2018'),
        gap('Cartografia.IO', 'Olmedo'),
        ['• Dibujé planos de sendas y refugios.'],
        gap('Delineante', 'Ene 2012 - Abr 2015'),
        gap('Catastro Norte', 'Peñalba'),
        ['• Medí fincas y caminos.'],
      ),
    ).toMatchObject([{ company: 'Cartografia.IO' }, { company: 'Catastro Norte' }])
  })

  it('follow "en la" in lower case and in capitals', () => {
    expect(jobs(['Profesora de cerámica en la universidad Valle Alto'], ['2015 - 2019'])).toMatchObject([
      { company: 'universidad Valle Alto', position: 'Profesora de cerámica' },
    ])
    expect(jobs(['2012 - 2015 CAMARERA EN LA CHOCOLATERÍA DEL PUENTE'])).toMatchObject([
      { company: 'CHOCOLATERÍA DEL PUENTE', position: 'CAMARERA' },
    ])
  })

  it('start after a preposition with its article, where they are schools', () => {
    expect(
      jobs(['Profesora de telares del Colegio Robledal'], ['Junio 2017 – Julio 2017'], ['• Urdido, tintes y tapices.']),
    ).toMatchObject([{ company: 'Colegio Robledal', position: 'Profesora de telares' }])
  })
})

describe('what is printed around the names', () => {
  it('heads of columns are no entry', () => {
    const columns = ['INSTITUTION', 'YEAR', 'POSITION']
    const row = (...[first = '', second = '', third = '']: string[]): TestLine => [
      `${first} ${second} ${third}`,
      {
        parts: [
          { at: 0, font: 0, gap: false, x: 40 },
          { at: first.length + 1, font: 0, gap: true, x: 250 },
          { at: first.length + second.length + 2, font: 0, gap: true, x: 400 },
        ],
      },
    ]
    expect(
      parse(
        'Work experience',
        row(...columns),
        row('Alder Boatyard', '2015', 'Rigger'),
        row('Harbour Museum', '2013', 'Guide'),
      ).experience,
    ).toMatchObject([
      { company: 'Alder Boatyard', position: 'Rigger' },
      { company: 'Harbour Museum', position: 'Guide' },
    ])
  })

  it('a form has its own footer, and pictures have tiny text', () => {
    const footer = '3/4/19 © Form Union, 2004-2019 | https://forms.example.org Page 1 / 2'
    expect(
      parse(
        'Education',
        ['Diploma in Saddlery'],
        ['Ravenna Craft School, 2012 - 2014'],
        ['Leather and brass since 1929', { size: 1.2 }],
        [footer, { y: 770 }],
      ),
    ).toMatchObject({ education: [{ institution: 'Ravenna Craft School', degree: 'Diploma in Saddlery' }] })
  })

  it('labels name the position, the degree and the duties', () => {
    expect(
      jobs(
        ['Curtidos Almazán', BOLD],
        ['Función: Responsable de tintes'],
        ['Soria (2007 - 2011)'],
        ['Tareas desarrolladas: teñido y secado de pieles.'],
      ),
    ).toMatchObject([{ company: 'Curtidos Almazán', position: 'Responsable de tintes' }])
    expect(
      studies(['Título alcanzado: BACHILLER EN ARTES'], ['Institución: Colegio Robledal'], ['Egreso: 2011']),
    ).toMatchObject([{ degree: 'BACHILLER EN ARTES', institution: 'Colegio Robledal' }])
  })

  it('a link that only says that it is one is no name', () => {
    expect(
      parse('Experience', gap('Set designer', 'May 2015 - June 2017'), ['Puppet House'], ['Project Link']).experience,
    ).toMatchObject([{ company: 'Puppet House', position: 'Set designer' }])
  })

  it('a bracket that ends on the next line is not cut in a name', () => {
    expect(
      studies(
        ['2009 - 2011 Especialista en Restauración por el Instituto de Arte de Olmedo (276 h'],
        ['de teoría y 100 de taller)'],
      ),
    ).toMatchObject([{ institution: 'Instituto de Arte de Olmedo' }])
  })
})

it('honors belong to the degree before the comma', () => {
  expect(studies(['Bachelor of Fine Arts, magna cum laude'], ['Ravenna College, 2012 - 2014'])).toMatchObject([
    { degree: 'Bachelor of Fine Arts', field: 'magna cum laude', institution: 'Ravenna College' },
  ])
})

it('a bracket over two lines is one text', () => {
  expect(
    jobs(
      ['Curtidos Almazán', BOLD],
      ['Función: Encargada de secadero (hornos, prensas y'],
      ['cámaras de vapor)'],
      ['2007 - 2011'],
    ),
  ).toMatchObject([{ company: 'Curtidos Almazán', startDate: '2007' }])
})

it('jobs below a heading such as "Otros" are jobs', () => {
  const { experience } = parse(
    'Experiencia laboral',
    gap('Encuadernadora, Imprenta Robledal', '03/2015 - 02/2019'),
    ['• Cosí y encolé libros antiguos.'],
    ['Otros', HEAD],
    gap('Vendedora, Mercado de la Ribera', '12/2010 - 02/2011'),
    gap('Camarera, Café Almazán', '08/2009 - 11/2010'),
  )
  expect(experience?.map(({ position }) => position)).toEqual(['Encuadernadora', 'Vendedora', 'Camarera'])
})

it.each([
  ['Certificate in Offset Printing', 'fi'],
  ['Certificate N°7 in Offset Printing', '°'],
])('a ligature or a sign in a font of its own belongs to its word: %s', (text, sign) => {
  const at = text.indexOf(sign)
  const line: TestLine = [
    text,
    {
      parts: [
        { at: 0, font: 1, gap: false, x: 40 },
        { at, font: 3, gap: false, x: 80 },
        { at: at + sign.length, font: 1, gap: false, x: 86 },
      ],
    },
  ]
  expect(parse('Education', line, ['Ravenna College, 2012 - 2014']).education).toMatchObject([{ degree: text }])
})

it('a level after a colon is no skill', () => {
  expect(parse('Habilidades', ['Telar manual: Manejo avanzado'], ['Bordado: Manejo básico']).skills).toMatchObject({
    technical: ['Telar manual', 'Bordado'],
  })
})
