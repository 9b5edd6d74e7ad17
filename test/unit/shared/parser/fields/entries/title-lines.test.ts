import { describe, expect, it } from 'vitest'
import { isDuration } from '#shared/parser/fields/dates/dated-lines.ts'
import { findTextMarks } from '#shared/parser/fields/entries/reading/text-marks.ts'
import { trimPunctuation } from '#shared/parser/fields/entries/segments.ts'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Work experience', HEAD], ...lines]).sections.experience
/** Dates in the left margin, then the text of an entry. */
const dated = (dates: string, text: string): TestLine => [
  `${dates} ${text}`,
  {
    x: 40,
    width: 500,
    parts: [
      { at: 0, x: 40, font: 0, gap: false },
      { at: dates.length + 1, x: 150, font: 0, gap: true },
    ],
  },
]
const row = (...cells: string[]): TestLine => [
  cells.join(' '),
  {
    parts: cells.map((_, i) => ({
      at: cells.slice(0, i).reduce((sum, cell) => sum + cell.length + 1, 0),
      x: 40 + 180 * i,
      font: 0,
      gap: i > 0,
    })),
  },
]

describe('title lines', () => {
  it('reads one name over dates and text as a position in all entries of one look', () => {
    const read = jobs(
      ['Cuidadora de colmenas [2013-2016]', BOLD],
      ['Revisé los panales de dos valles y recogí la miel de cada otoño.'],
      ['Clases Nocturnas [2012-2013]', BOLD],
      ['Enseñé a leer y a contar a los vecinos del barrio, dos tardes por semana.'],
      ['Profesora de acordeón [2010-2012]', BOLD],
      ['Preparé a nueve alumnas para tocar en las fiestas de la comarca.'],
    )
    expect(read?.map(({ position, company }) => [position, company])).toEqual([
      ['Cuidadora de colmenas', ''],
      ['Clases Nocturnas', ''],
      ['Profesora de acordeón', ''],
    ])
  })

  it('takes the cell beside a title for the employer, not what stands before the dates below', () => {
    const inFont = (font: number, [text, properties]: TestLine): TestLine => [
      text,
      { ...properties, font, bold: font === 1, parts: properties?.parts?.map((part) => ({ ...part, font })) },
    ]
    expect(
      jobs(
        inFont(1, row('Soil Technician', 'Duna Soil Analytics')),
        inFont(2, row('Olmedo Trainees', 'May – September 2013')),
        ['- Mapped the wells of four valleys by hand.', { x: 50 }],
        inFont(1, row('Map Librarian', 'Cidra Terraces')),
        inFont(2, row('Olmedo Trainees', 'June – August 2012')),
        ['- Sorted nine hundred old maps by date.', { x: 50 }],
      ),
    ).toMatchObject([
      { position: 'Soil Technician', company: 'Duna Soil Analytics', startDate: '2013-05' },
      { position: 'Map Librarian' },
    ])
  })

  it('reads a title that wraps beside dates in the margin, whose text has a narrower column', () => {
    expect(
      jobs(
        dated('2018 – 2020', 'Gardener – Botanical School of the Arbea National'),
        ['University', { x: 150, width: 50 }],
        ['• Pruned four hundred roses for a public park in the old town and', { x: 160, width: 375 }],
        dated('2015 – 2018', 'Driver – Transport Services of the Lumo Technical'),
        ['University', { x: 150, width: 50 }],
        ['• Drove three thousand parcels a month to villages in the hills of', { x: 160, width: 375 }],
      ),
    ).toMatchObject([
      { company: 'Botanical School of the Arbea National University', position: 'Gardener' },
      { company: 'Transport Services of the Lumo Technical University', position: 'Driver' },
    ])
  })

  it('takes a team for no employer and a town after a full stop for no part of one', () => {
    expect(findTextMarks('Hedges Team').isUnit).toBe(true)
    expect(trimPunctuation('Hedges Team .')).toBe('Hedges Team')
    expect(jobs(['2018 – 2020'], ['GARDENER', BOLD], ['Lumonia. Bogotá, Colombia'])).toMatchObject([
      { company: 'Lumonia', location: 'Bogotá, Colombia' },
    ])
  })

  it('leaves the head of a table out', () => {
    expect(
      jobs(
        row('Organization', 'Status', 'Year'),
        row('Arbea Farm', 'Manager', '2016 – 2018'),
        row('Lumo Farm', 'Driver', '2012 – 2016'),
      ),
    ).toMatchObject([
      { company: 'Arbea Farm', position: 'Manager' },
      { company: 'Lumo Farm', position: 'Driver' },
    ])
  })

  it('takes a sentence with a year below a title for text', () => {
    expect(
      jobs(
        row('Since 2018', 'Technical gardener', 'Lumopedia'),
        ['I have been a technical gardener at Lumopedia since 2018, among the'],
        ['tasks are pruning and weeding.'],
      ),
    ).toMatchObject([{ company: 'Lumopedia', position: 'Technical gardener' }])
  })

  it('takes bold bullets above lines of another size for the titles of entries', () => {
    const title: LineProperties = { font: 1, bold: true, size: 11 }
    expect(
      jobs(
        ['• Lecturer 2020', title],
        ['Faculty of Botany, Lumo University', { size: 9 }],
        ['Pruning. Course for first-year students', { size: 10 }],
        ['• Teaching assistant 2018', title],
        ['School of Gardening, Arbea University', { size: 9 }],
        ['Soils. Course for second-year students', { size: 10 }],
      ),
    ).toMatchObject([
      { position: 'Lecturer', company: 'Faculty of Botany, Lumo University', startDate: '2020' },
      { position: 'Teaching assistant', company: 'School of Gardening, Arbea University', startDate: '2018' },
    ])
  })

  it('reads a date before a duration at the end of a line', () => {
    expect(
      jobs(
        row('Arbea Farm', '2019 · 7 months'),
        ['Shepherd', BOLD],
        ['• Led four hundred sheep to the hills.'],
        row('Lumo Farm', '2017 · 9 months'),
        ['Driver', BOLD],
        ['• Drove the milk to town.'],
      ),
    ).toMatchObject([
      { company: 'Arbea Farm', position: 'Shepherd', startDate: '2019' },
      { company: 'Lumo Farm', position: 'Driver', startDate: '2017' },
    ])
  })

  it.each(['6 mois', '1 an 5 mois', '3 ans', '5 anos, 9 meses'])('%s is a duration', (text) =>
    expect(isDuration(text)).toBe(true),
  )

  it('takes the dates at the foot of the only job of a section', () => {
    const found = jobs(
      ['Operario de almacén | Frutas Belmonte', BOLD],
      ['Preparé los pedidos de las tiendas', { mark: true, x: 60 }],
      ['de la ciudad y revisé que', { x: 60 }],
      ['llegaran completos y a tiempo.', { x: 60 }],
      ['Conté las existencias cada viernes', { mark: true, x: 60 }],
      ['y cuadré el libro con las', { x: 60 }],
      ['facturas del día.', { x: 60 }],
      ['2014 - 2018', { font: 2, bold: true, x: 224 }],
    )
    expect(found).toMatchObject([
      { company: 'Frutas Belmonte', position: 'Operario de almacén', startDate: '2014', endDate: '2018' },
    ])
  })

  it('keeps what stands after the dash of a position whose employer has a line of its own', () => {
    const found = jobs(
      ['Técnica de vivero – Semillas antiguas', BOLD],
      ['Ayuntamiento de Olmedo, 2014 – 2016'],
      ['Limpié y clasifiqué semillas de cereal y de huerta.'],
      ['Ayudante de campo – Bosques de ribera', BOLD],
      ['Universidad de Orvane, 2011 – 2013'],
      ['Medí troncos y copas de alisos y fresnos.'],
    )
    expect(found?.map(({ position, company }) => [position, company])).toEqual([
      ['Técnica de vivero – Semillas antiguas', 'Ayuntamiento de Olmedo'],
      ['Ayudante de campo – Bosques de ribera', 'Universidad de Orvane'],
    ])
  })
})

describe('texts that are no names', () => {
  const studies = (...lines: TestLine[]) => parseLines([NAME, ['Education', HEAD], ...lines]).sections.education

  it('takes no honors for a school', () => {
    expect(
      studies(
        [
          'MSc., with Distinction, Soil Science, University of Lumo, May 2014',
          {
            parts: [
              { at: 0, x: 40, font: 0, gap: false },
              { at: 6, x: 70, font: 2, gap: false },
              { at: 24, x: 160, font: 0, gap: false },
            ],
          },
        ],
        ['PhD, Soil Science, University of Orvane, May 2018'],
      ),
    ).toMatchObject([
      { institution: expect.stringContaining('University of Lumo') },
      { institution: 'University of Orvane' },
    ])
  })

  it('takes no deed for an employer, where the names are pictures', () => {
    expect(
      jobs(
        ['2014'],
        ['Creé una galería de plantas para la feria del puerto,', { x: 90 }],
        ['con fichas y planos de cada una.', { x: 90 }],
        ['2012'],
        ['Integré al equipo del vivero una prensa de semillas', { x: 90 }],
        ['para tres valles y dos islas.', { x: 90 }],
      )?.map(({ company, position }) => [company, position]),
    ).toEqual([
      ['', ''],
      ['', ''],
    ])
  })
})

describe('titles that wrap before a cell at the right', () => {
  const cells = (first: string, second: string, line: LineProperties = {}): TestLine => [
    `${first} ${second}`,
    {
      ...line,
      width: 480,
      parts: [
        { at: 0, x: 40, font: line.font ?? 0, gap: false },
        { at: first.length + 1, x: 440, font: line.font ?? 0, gap: true },
      ],
    },
  ]
  const wide = (text: string, line: LineProperties = {}): TestLine => [text, { ...line, width: 480 }]
  const small: LineProperties = { size: 9, font: 2, width: 300 }

  it('go on before the dates and the place, and dates that wrap too go on after them', () => {
    expect(
      jobs(
        wide('Centro Interuniversitario de Estudios de Suelos, Riegos y Embalses de Arbea', BOLD),
        cells('(CISREA)', 'Granada, España', BOLD),
        cells('Técnica de laboratorio', '2010 – 2013'),
        ['Medía la sal del agua de los pozos.', small],
        cells('Grupo de Semillas de Lumo', 'Granada, España', BOLD),
        wide('Investigadora predoctoral y profesora de prácticas en el Programa de Semillas del Sur'),
        cells('y Plantas Antiguas', 'Octubre, 2013 -'),
        ['Actualidad', { width: 60 }],
        ['Guardaba las semillas de cuatro valles.', small],
      ),
    ).toMatchObject([
      {
        company: 'Centro Interuniversitario de Estudios de Suelos, Riegos y Embalses de Arbea (CISREA)',
        position: 'Técnica de laboratorio',
        startDate: '2010',
      },
      {
        company: 'Grupo de Semillas de Lumo',
        position:
          'Investigadora predoctoral y profesora de prácticas en el Programa de Semillas del Sur y Plantas Antiguas',
        startDate: '2013-10',
        current: true,
      },
    ])
  })
})
