import { describe, expect, it } from 'vitest'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { findHeadings } from '#shared/parser/sections/find-headings.ts'
import { findSections } from '#shared/parser/sections/find-sections.ts'
import {
  createExtractedDocument,
  type LineProperties,
  type TestLine,
} from '../../../../utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 13, font: 1, bold: true }
const divide = (...lines: readonly TestLine[]) => {
  const document = createExtractedDocument(lines)
  return findSections(document, toParsedLines(document)).map(({ kind, title, lines: own }) =>
    [kind, title, ...own.map(({ text }) => text)].join(' | '),
  )
}
const headings = (...lines: readonly TestLine[]) =>
  [...findHeadings(toParsedLines(createExtractedDocument(lines)), false)].map(([{ text }, kind]) => `${text}: ${kind}`)

const NAME: TestLine = ['Ida Sol', { size: 22, font: 2 }]
const at = (text: string, column: number, y: number, more: LineProperties = {}): TestLine => [
  text,
  { column, y, x: 40 + column * 220, ...more },
]
const head = (text: string, column: number, y: number, more: LineProperties = {}): TestLine =>
  at(text, column, y, { ...HEAD, ...more })

describe('sections of one column', () => {
  it('begin at their headings, below the header', () => {
    expect(
      divide(NAME, ['ida@sol.example'], ['Experiencia', HEAD], ['Horno Alto'], ['Idiomas:', HEAD], ['Griego']),
    ).toEqual([
      'header |  | Ida Sol | ida@sol.example',
      'experience | Experiencia | Horno Alto',
      'languages | Idiomas | Griego',
    ])
  })

  it('have headings over two lines', () => {
    const title = (...lines: TestLine[]) => divide(NAME, ...lines, ['Excel, Word'])[1]?.split(' | ')[1]
    expect(title(['TECHNICAL', HEAD], ['SKILLS', HEAD])).toBe('TECHNICAL SKILLS')
    expect(title(['CONOCIMIENTOS Y', HEAD], ['HABILIDADES', HEAD])).toBe('CONOCIMIENTOS Y HABILIDADES')
    expect(title(['COMPETENCIAS', HEAD], ['PERSONALES', HEAD])).toBe('COMPETENCIAS PERSONALES')
  })

  it('may have headings side by side', () => {
    const row: TestLine = [
      'HABILIDADES IDIOMAS',
      {
        ...HEAD,
        y: 100,
        parts: [
          { at: 0, font: 1, gap: false, x: 40 },
          { at: 12, font: 1, gap: true, x: 260 },
        ],
      },
    ]
    expect(divide(NAME, row, at('Excel', 0, 120), at('Griego', 1, 120)).slice(1)).toEqual([
      'languages | IDIOMAS | Griego',
      'skills | HABILIDADES | Excel',
    ])
  })

  it('may have headings side by side whose words are in no list, in the look of the others', () => {
    const row: TestLine = [
      'Dibujo Software de mapas',
      {
        ...HEAD,
        y: 100,
        parts: [
          { at: 0, font: 1, gap: false, x: 40 },
          { at: 7, font: 1, gap: true, x: 260 },
        ],
      },
    ]
    const others = [head('Perfil', 0, 20), head('Idiomas', 0, 40), head('Experiencia', 0, 60), at('Horno Alto', 0, 80)]
    const lines = [row, at('Acuarela', 0, 120), at('QGIS', 1, 120)]
    expect(divide(NAME, ...others, ...lines).slice(-2)).toEqual([
      'skills | Software de mapas | QGIS',
      'other | Dibujo | Acuarela',
    ])
    expect(divide(NAME, ...others.slice(1), ...lines).slice(-1)).toEqual([
      'experience | Experiencia | Horno Alto | Dibujo Software de mapas | Acuarela | QGIS',
    ])
  })
})

describe('sections of two columns', () => {
  it('are read column by column', () => {
    expect(
      divide(
        NAME,
        head('Idiomas', 0, 100),
        at('Griego', 0, 120),
        head('Experiencia', 1, 100),
        at('Panadera, Horno Alto, 2015 - 2019', 1, 120),
      ).slice(1),
    ).toEqual(['languages | Idiomas | Griego', 'experience | Experiencia | Panadera, Horno Alto, 2015 - 2019'])
  })

  it('leave a column above its first heading to the header', () => {
    expect(
      divide(NAME, head('Idiomas', 0, 200), at('Griego', 0, 220), at('ida@sol.example', 1, 90), at('Soria', 1, 104))[0],
    ).toBe('header |  | Ida Sol | ida@sol.example | Soria')
  })

  it('go on with their jobs at the top of the column beside', () => {
    const title: LineProperties = { font: 3, bold: true }
    const column = (first: TestLine) =>
      divide(
        NAME,
        head('Experiencia', 0, 200),
        at('2015 - 2019', 0, 220, title),
        at('Panadera, Horno Alto', 0, 234),
        at('Amasé el pan de tres pueblos.', 0, 248),
        first,
        at('Camarera, Bar Norte', 1, 104),
        at('Serví mesas y llevé la caja.', 1, 118),
        head('Idiomas', 1, 200),
        at('Griego', 1, 220),
      )
    expect(column(at('2011 - 2015', 1, 90, title)).slice(0, 2)).toEqual([
      'header |  | Ida Sol',
      'experience | Experiencia | 2015 - 2019 | Panadera, Horno Alto | Amasé el pan de tres pueblos. | 2011 - 2015 | Camarera, Bar Norte | Serví mesas y llevé la caja.',
    ])
    expect(column(at('Soria', 1, 90, title))[0]).toContain('Bar Norte')
  })

  it('go on at the top of the next page', () => {
    const second = { page: 2 }
    expect(
      divide(
        NAME,
        head('Idiomas', 0, 100),
        at('Griego', 0, 120),
        head('Experiencia', 1, 100),
        at('Panadera, Horno Alto, 2015 - 2019', 1, 120),
        at('Camarera, Bar Norte, 2011 - 2015', 1, 60, second),
      ).slice(1),
    ).toEqual([
      'languages | Idiomas | Griego',
      'experience | Experiencia | Panadera, Horno Alto, 2015 - 2019 | Camarera, Bar Norte, 2011 - 2015',
    ])
  })
})

describe('headings by their words', () => {
  const text: TestLine[] = [['Hago pan de leña y bollos de leche'], ['para toda la comarca alta y la baja.']]

  it('have at most 48 characters, no range of dates, and no bullet', () => {
    expect(headings(['Experiencia', HEAD], ...text)).toEqual(['Experiencia: experience'])
    expect(headings(['Experiencia 2015 - 2019', HEAD], ...text)).toEqual([])
    expect(headings(['• Experiencia', HEAD], ...text)).toEqual([])
    expect(headings(['·Experiencia·', HEAD], ...text)).toEqual(['·Experiencia·: experience'])
  })

  it('may say how long it was', () => {
    expect(headings(['Experiencia (4 años)', HEAD], ...text)).toHaveLength(1)
    expect(headings(['Professional Experience: 4 years', HEAD], ...text)).toHaveLength(1)
  })

  it('do not end a sentence of the line above', () => {
    expect(headings(['Experiencia', HEAD], ['Muestro mucho interés por la'], ['educación.'])).toEqual([
      'Experiencia: experience',
    ])
    expect(headings(['Experiencia', HEAD], ['Muestro mucho interés'], ['Educación', HEAD])).toHaveLength(2)
  })

  it('look like the main heading, or stand out from the text as it does', () => {
    const main: TestLine[] = [['Experiencia', HEAD], ...text]
    const found = (line: TestLine) => headings(...main, line, ...text).length === 2
    expect(found(['Idiomas', HEAD])).toBe(true)
    expect(found(['Idiomas', { size: 10 }])).toBe(false)
    expect(found(['Idiomas', { size: 12.7, font: 3 }])).toBe(true)
    expect(found(['IDIOMAS', { size: 10, font: 3 }])).toBe(true)
    expect(found(['Idiomas', { size: 10, font: 3 }])).toBe(false)
  })

  it('are no labels of duties in smaller type', () => {
    const job: TestLine[] = [['Panadera, Horno Alto, 2015 - 2019'], ['Logros:', { size: 11, font: 3 }], ['• Vendí más']]
    expect(headings(['Experiencia', HEAD], ...job, ...job)).toEqual(['Experiencia: experience'])
  })
})
