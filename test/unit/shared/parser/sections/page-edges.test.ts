import { describe, expect, it } from 'vitest'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { findEdgeLines, findFooters } from '#shared/parser/sections/page-edges.ts'
import { createExtractedDocument, type TestLine } from '../../../../utils/reading/extracted-documents.ts'

/** Pages are 792 pt high. */
const create = (...lines: readonly TestLine[]): ExtractedDocument =>
  createExtractedDocument([
    ['Cosí velas para barcos de pesca', { y: 300 }],
    ['Remendé redes en el puerto', { y: 314 }],
    ...lines,
    ['Enseñé nudos a aprendices', { page: 2, y: 300 }],
  ])
const listEdges = (...lines: readonly TestLine[]) => {
  const document = create(...lines)
  return findEdgeLines(toParsedLines(document), document).map(({ text }) => text)
}
const listFooters = (...lines: readonly TestLine[]) => {
  const document = create(...lines)
  return findFooters(toParsedLines(document), document).map(({ text }) => text)
}

it.each(['Last updated: April 12, 2031', 'Última actualización: abril de 2031'])(
  '%s is no text of the resume',
  (text) => expect(listEdges([text, { y: 420 }])).toEqual([text]),
)

describe('numbers of pages', () => {
  it.each([
    '1',
    'Página 1',
    'pag. 2',
    'Pág 2',
    'Page 1 of 2',
    '1/2',
    'Ida Sol 1 de 2',
    'Ida Sol · Currículum 2',
    'CV 1',
    '© Forma Azul, 2019 | Formulario | Page 1 / 2',
  ])('%s is one at the foot of a page', (text) => expect(listEdges([text, { y: 740 }])).toEqual([text]))

  it.each(['Faro de Cabo Alba 11/31 - 01/32', '11/31 - 01/32'])('are no end of the dates %s', (text) =>
    expect(listEdges([text, { y: 740 }])).toEqual([]),
  )

  it.each(['100', 'Ida Sol 1', 'Aula 1 de tres', 'Currículum', 'Page 1 / 2 of ©'])('%s is none', (text) =>
    expect(listEdges([text, { y: 740 }])).toEqual([]),
  )

  it('stand in the lowest 8 % or the highest 6 % of a page', () => {
    const at = (y: number) => listEdges(['Página 1', { y }]).length
    expect([at(47), at(48), at(728), at(729)]).toEqual([1, 0, 0, 1])
  })

  it('stand on pages that have a height', () => {
    const document = { ...create(['Página 1', { y: 740 }]), pages: [] }
    expect(findEdgeLines(toParsedLines(document), document)).toEqual([])
  })
})

describe('text that is too small to read', () => {
  it('is smaller than 3 pt; size 0 is pasted text', () => {
    const at = (size: number) => listEdges(['Sello de la imprenta', { y: 400, size }]).length
    expect([at(2.9), at(3), at(0)]).toEqual([1, 0, 0])
  })
})

describe('a footer of several lines', () => {
  const footer = (page: number): TestLine[] => [
    ['Barrio de las Velas, Puerto Azul', { page, y: 650 }],
    ['• 611 223 344 • 622 334 455', { page, y: 664 }],
  ]
  it('stands on each of three pages at least; what is on the first one may be the only contact data', () => {
    const third: TestLine = ['Pinté boyas', { page: 3, y: 300 }]
    expect(listEdges(...footer(1), ...footer(2), ...footer(3), third)).toEqual([
      'Barrio de las Velas, Puerto Azul',
      'Barrio de las Velas, Puerto Azul',
      '• 611 223 344 • 622 334 455',
      'Barrio de las Velas, Puerto Azul',
      '• 611 223 344 • 622 334 455',
    ])
    expect(listEdges(...footer(1), ...footer(3), third)).toEqual([])
    expect(listEdges(...footer(1), ...footer(2))).toEqual([])
  })
})

describe('titles that go on at the top of further pages', () => {
  const title = (y: number, text = 'Ida Sol Prats', more = {}): TestLine => [text, { y, page: 2, ...more }]
  const first: TestLine = ['Ida Sol Prats', { y: 60, size: 10 }]

  it('repeat the top of the first page, with a number or without', () => {
    expect(listEdges(first, title(40))).toEqual(['Ida Sol Prats'])
    expect(listEdges(first, title(40, 'Ida Sol Prats  2'))).toEqual(['Ida Sol Prats  2'])
    expect(listEdges(first, title(40, 'Ida Sol Prats Página 2'))).toEqual(['Ida Sol Prats Página 2'])
    expect(listEdges(first, title(770))).toEqual(['Ida Sol Prats'])
  })

  it('repeat it before other text in another style', () => {
    const text = 'Ida Sol Prats Velera'
    const parts = [0, 14].map((at) => ({ at, x: 40 + at * 5, font: at, gap: false }))
    expect(listEdges(first, title(40, text, { parts }))).toEqual([text])
    expect(listEdges(first, title(40, text))).toEqual([])
    expect(listEdges(first, title(300, text, { parts }))).toEqual([])
  })

  it('are another text, too far from the edge in another look, or too short', () => {
    expect(listEdges(first, title(40, 'Ida Prats Sol'))).toEqual([])
    expect(listEdges(first, title(100, undefined, { size: 11 }))).toEqual([])
    expect(listEdges(first, title(100))).toEqual(['Ida Sol Prats'])
    expect(listEdges(first, title(160))).toEqual([])
    expect(listEdges(['Ida Sol', { y: 60 }], title(40, 'Ida Sol'))).toEqual([])
    expect(listEdges(['Ida Sol P', { y: 160 }], title(40, 'Ida Sol P'))).toEqual([])
  })

  it('are no headings', () => {
    expect(listEdges(['Experiencia', { y: 60 }], title(40, 'Experiencia'))).toEqual([])
  })
})

describe('what a browser prints in the margins', () => {
  const address = 'https://cv.example/ida'
  const twice = (text: string, y = 780, other = y) =>
    listEdges([text, { y }], [text.replace('1', '2'), { y: other, page: 2 }])

  it('is an address on several pages, with the number of each', () => {
    expect(twice(`${address} 1`)).toEqual([`${address} 1`, `${address} 2`])
    expect(twice(`${address} 1`, 20)).toHaveLength(2)
    expect(twice(`${address} 1`, 20, 780)).toHaveLength(2)
  })

  it('is nothing without an address, on one page alone, or inside of the page', () => {
    expect(listEdges([address, { y: 780 }])).toEqual([])
    expect(twice(`${address} 1`, 700)).toEqual([])
    expect(twice(`${address} 1`, 780, 700)).toEqual([])
  })
})

describe('lines that each page has at one place', () => {
  const text = 'Documento de la Cofradía Alta'
  const both = (y: number, other: number, second = text, more = {}) =>
    listEdges([text, { y }], [second, { y: other, page: 2, ...more }])

  it('are running feet; at the top those of further pages', () => {
    expect(both(740, 742)).toEqual([text, text])
    expect(both(75, 75)).toEqual([text])
  })

  it('stand less than 3 pt apart, in one look', () => {
    expect(both(740, 743)).toEqual([])
    expect(both(740, 740, text, { size: 11 })).toEqual([])
    expect(both(740, 740, `${text}, sede`)).toEqual([])
  })

  it('may end in other numbers', () => {
    expect(listEdges([`${text} 1 de 2`, { y: 740 }], [`${text} 2 de 2`, { y: 740, page: 2 }])).toHaveLength(2)
  })

  it('with contact data stay on the first page, unless its text has the address too', () => {
    const contact = 'Escríbeme: ida@sol.example'
    const twice: TestLine[] = [
      [contact, { y: 750 }],
      [contact, { y: 750, page: 2 }],
    ]
    expect(listEdges(...twice)).toEqual([contact])
    expect(listEdges(['ida@sol.example', { y: 200 }], ...twice)).toEqual([contact, contact])
  })

  it('are no bullets', () => {
    expect(listEdges([`• ${text}`, { y: 740 }], [`• ${text}`, { y: 740, page: 2 }])).toEqual([])
  })
})

describe('small print at the foot', () => {
  const text = 'Gestoría Alta, calle del Faro'
  const foot = (more = {}, own = text): TestLine => [own, { y: 760, size: 8, ...more }]

  it('is smaller than the text, and far below it', () => {
    expect(listFooters(foot())).toEqual([text])
    expect(listFooters(foot({ size: 10 }))).toEqual([])
    expect(listFooters(foot({ size: 9.7 }))).toEqual([])
    expect(listFooters(foot({ y: 732 }))).toEqual([])
    expect(listFooters(foot({ y: 734 }))).toEqual([text])
  })

  it('has more white above it where other text of the page looks like it', () => {
    const above = (y: number, size: number): TestLine => ['Nota al margen', { y, size }]
    expect(listFooters(above(742, 9), foot())).toEqual([text])
    expect(listFooters(above(743, 9), foot())).toEqual([])
    expect(listFooters(above(721, 8), foot())).toEqual([])
    expect(listFooters(above(719, 8), foot())).toEqual([text])
  })

  it('is on several pages, however close to the text', () => {
    const near: TestLine = ['Remendé velas', { y: 752 }]
    expect(listFooters(near, foot())).toEqual([])
    expect(listFooters(near, foot(), foot({ page: 2 }))).toEqual([text, text])
  })

  it('has no contact data, dates or bullets', () => {
    expect(listFooters(foot({}, 'ida@sol.example'))).toEqual([])
    expect(listFooters(foot({}, 'Enero 2019 – mayo 2020'))).toEqual([])
    expect(listFooters(foot({}, '• Gestoría Alta'))).toEqual([])
  })
})
