import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const read = (...lines: TestLine[]) => parseLines([NAME, ['Education', HEAD], ...lines]).sections
const studies = (...lines: TestLine[]) => read(...lines).education ?? []
const wide = (text: string): TestLine => [text, { width: 480 }]

describe('names of studies', () => {
  it('keeps the fields after a comma with their degree, and honors and schools apart', () => {
    expect(
      studies(
        ['Arbea University', BOLD],
        ['B.S. in Forestry, Timber Science and Wood Economics, Soil Care   2011 – 2015'],
        ['Lumo University', BOLD],
        ['M.A. in Botany, First Class Honours   2016 – 2017'],
      ),
    ).toMatchObject([
      { degree: 'B.S. in Forestry, Timber Science and Wood Economics, Soil Care', institution: 'Arbea University' },
      { degree: 'M.A. in Botany', institution: 'Lumo University', honors: 'First Class Honours' },
    ])
  })

  it.each(['Masters of Gardening (Rural, Seeds)', 'Bachelor’s Degree in Beekeeping (Honey)'])(
    'tells the degree %s from its school',
    (degree) =>
      expect(studies(['University of Lumo', { size: 13, font: 1 }], [`2013 ${degree}`])).toMatchObject([
        { degree, institution: 'University of Lumo' },
      ]),
  )

  it('goes on after the full stop of an abbreviation', () => {
    expect(
      studies(['Máster en Ing. Riego de Montaña y Gestión de Embalses', BOLD], ['Universidad de Arbea | 2014 – 2016']),
    ).toMatchObject([{ degree: 'Máster en Ing. Riego de Montaña y Gestión de Embalses' }])
  })

  it('joins a degree that wraps in a narrow column', () => {
    expect(
      studies(
        ['Lumo Academy', { width: 80 }],
        ['April 2012 – May 2014', { width: 120 }],
        ['Regional Certificate in Beekeeping', { width: 200 }],
        ['Practice (Mountain Hives) (REG 33107)', { width: 210 }],
        ['Arbea Secondary School', { width: 140 }],
        ['2006 – 2011', { width: 70 }],
        ['Senior Certificate', { width: 100 }],
      ),
    ).toMatchObject([
      { degree: expect.stringMatching(/^Regional Certificate in Beekeeping Practice/), institution: 'Lumo Academy' },
      { degree: 'Senior Certificate', institution: 'Arbea Secondary School' },
    ])
  })

  it('leaves the year of studies beside their dates out of the school', () => {
    expect(
      studies(['Licenciatura en Riegos', BOLD], ['Universidad de Arbea | 2017 - Actualidad (cuarto año)']),
    ).toMatchObject([{ degree: 'Licenciatura en Riegos', institution: 'Universidad de Arbea' }])
  })

  it('takes the degree below a label that it does not know', () => {
    expect(
      studies(
        ['Date: 2015 - 2019'],
        ['Institution: Arbea University'],
        ['Pursuing: Bachelor degree in Soil Care'],
        ['Date: 2011 - 2014'],
        ['Institution: Lumo High School'],
        ['Qualification: Certificate of Secondary School'],
      ),
    ).toMatchObject([
      { degree: 'Bachelor degree in Soil Care', institution: 'Arbea University' },
      { degree: 'Certificate of Secondary School', institution: 'Lumo High School' },
    ])
  })

  it('takes sentences and paragraphs about studies for text', () => {
    expect(
      studies(
        ["Master's degree in Soil Care   10/2014 – 06/2016", BOLD],
        ['Arbea University'],
        ["I'll add a second degree in mountain botany, with"],
        ['Norwegian – 06.2018'],
      ),
    ).toMatchObject([{ degree: "Master's degree in Soil Care", institution: 'Arbea University' }])
    const { education, custom } = read(
      wide('At present in the third year of forestry at the Lumo School of Forestry and the garden of Arbea.'),
      wide('There the subjects are soil and water, and the ways in which hedges keep the wind from the crops,'),
      wide('above all on slopes, where roots hold the ground. The work in the nursery is a part of the course,'),
      ['and so are the bees.', { width: 90 }],
    )
    expect(education).toBeUndefined()
    expect(custom).toHaveLength(1)
  })

  it('reads each degree below one school', () => {
    expect(
      studies(
        ['2016   University of Lumo', { x: 40 }],
        ['B.A. in Botany GPA: 3.7', { x: 110 }],
        ['Areas of interest: mosses, ferns, mountain plants', { x: 110 }],
        ['B.S. in Soil Care GPA: 3.8', { x: 110 }],
        ['Areas of interest: clay, sand, peat', { x: 110 }],
        ['2011   Arbea High School', { x: 40 }],
        ['High school diploma', { x: 110 }],
      ),
    ).toMatchObject([
      { degree: 'B.A. in Botany', institution: 'University of Lumo', endDate: '2016' },
      { degree: 'B.S. in Soil Care', institution: 'University of Lumo', endDate: '2016' },
      { degree: 'High school diploma', institution: 'Arbea High School' },
    ])
  })

  it('leaves labels of levels, deeds and words before a year out of the names', () => {
    expect(
      studies(
        ['Licenciatura en Riegos', BOLD],
        ['Universidad de Arbea'],
        ['Licenciatura en Botánica', BOLD],
        ['Universidad Lumo'],
        ['Posgrado', BOLD],
        ['Maestría en Suelos', BOLD],
        ['Universidad del Olmo'],
        ['Diplomado en Gestión de Bosques', BOLD],
        ['Universidad Lumo'],
      ).map(({ degree }) => degree),
    ).toEqual([
      'Licenciatura en Riegos',
      'Licenciatura en Botánica',
      'Maestría en Suelos',
      'Diplomado en Gestión de Bosques',
    ])
    expect(
      studies(
        ['ARBEA SECONDARY SCHOOL', BOLD],
        ['Graduated with Honours   May 2009'],
        ['Elected as head of the garden'],
      ),
    ).toMatchObject([{ institution: 'ARBEA SECONDARY SCHOOL' }])
    expect(studies(['Bachiller en Ciencias', BOLD], ['Promoción 2017, Liceo Lumo'])).toMatchObject([
      { degree: 'Bachiller en Ciencias', institution: 'Liceo Lumo' },
    ])
  })

  it('dates studies after the word for their class, and long rows of a degree and its school', () => {
    expect(
      studies(
        ['Bachiller en Ciencias del Suelo', BOLD],
        ['Promoción 2012, Liceo Lumo'],
        ['Profesorado de Botánica', BOLD],
        ['2013 al 2017'],
        ['Completo'],
      ),
    ).toMatchObject([
      { degree: 'Bachiller en Ciencias del Suelo', institution: 'Liceo Lumo', endDate: '2012' },
      { degree: 'Profesorado de Botánica', institution: '', startDate: '2013', endDate: '2017' },
    ])
    expect(
      studies(
        [
          'Higher Technician (equivalent to an associate degree) in Forest Fire Management — Instituto Lumo Arbea, 2016',
        ],
        ['Higher Technician (equivalent to an associate degree) in Mountain Gardens — Colegio del Olmo, 2014'],
      ),
    ).toMatchObject([
      { institution: 'Instituto Lumo Arbea', endDate: '2016' },
      { institution: 'Colegio del Olmo', endDate: '2014' },
    ])
  })
})
