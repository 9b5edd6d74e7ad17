import { describe, expect, it } from 'vitest'
import {
  BRACKET,
  BROKEN_TOKEN,
  BULLET_ITEM,
  DATE_RANGE,
  ENTRY_NAME,
  ENTRY_SENTENCE,
  type Features,
  HEADING,
  HYPHENATED_WORD,
  isCloseBelow,
  isContinuation,
  LIST_ITEM,
  PARAGRAPH,
  PERSON_NAME,
  PERSON_TITLE,
  SENTENCE_END,
  SKILL_LIST,
} from '#shared/parser/lines/line-continuation.ts'
import { type ParsedLine, toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import type { TextLine } from '#shared/parser/lines/text-run.ts'
import { createExtractedDocument, type LineProperties } from '../../../../utils/reading/extracted-documents.ts'

/** Letters are 5 pt wide; the first line starts at 40 pt. */
const createPair = (first: string, second: string, more: LineProperties = {}, above: LineProperties = {}) => {
  const [a, line] = toParsedLines(
    createExtractedDocument([
      [first, above],
      [second, more],
    ]),
  )
  if (!a || !line) throw new Error('no lines')
  return { above: a, line }
}
const goesOn =
  (features: Features<ParsedLine>, options: { columnRight?: number; listLeading?: number } = {}) =>
  (...input: Parameters<typeof createPair>): boolean => {
    const { above, line } = createPair(...input)
    return isContinuation(features, { above, line, first: above, ...options })
  }
/** Two parts with a wide gap between. */
const gapAt = (at: number, x = 300, font = 0): LineProperties => ({
  parts: [
    { at: 0, font: 0, gap: false, x: 40 },
    { at, font, gap: true, x },
  ],
})
const FAR: LineProperties = { y: 92 }

describe('a text close below another', () => {
  const at = (y: number, size = 10) => isCloseBelow({ x: 0, y: 100, right: 9, size: 10 }, { x: 0, y, right: 9, size })

  it('is at most 1.75 em below it, of 4 pt at least', () => {
    expect([at(117.4), at(117.5), at(100), at(90)]).toEqual([true, false, false, false])
    expect([at(106.9, 2), at(107, 2)]).toEqual([true, false])
  })
})

describe('a line of a paragraph', () => {
  const check = goesOn(PARAGRAPH)
  const inColumn = goesOn(PARAGRAPH, { columnRight: 200 })

  it('begins in lower case, whatever else speaks against it', () => {
    expect(check('Hago pan.', 'y bollos', { ...FAR, size: 12 })).toBe(true)
  })

  it.each<[boolean, ...Parameters<typeof createPair>]>([
    [true, 'Hago pan de leña', 'Y bollos de leche'],
    [false, 'Hago pan.', 'Y bollos'],
    [false, 'Hago pan:', 'Y bollos'],
    [true, `Hago pan ${'con masa madre '.repeat(4)}.`, 'Y bollos'],
    [false, 'Hago pan', 'Y bollos', FAR],
    [true, 'Hago pan', 'Y bollos', { size: 10.5 }],
    [false, 'Hago pan', 'Y bollos', { size: 10.7 }],
    [false, 'Hago pan', 'Postres de casa: bollos'],
  ])('is one: %s: %s | %s', (expected, ...input) => expect(check(...input)).toBe(expected))

  it('had no room on the line above', () => {
    // 160 pt of the column are 32 letters.
    expect(inColumn('x'.repeat(27), 'Pan y bollos')).toBe(false)
    expect(inColumn('x'.repeat(29), 'Pan y bollos')).toBe(true)
  })
})

describe('a line of a bullet', () => {
  const check = goesOn(BULLET_ITEM, { columnRight: 200 })
  const bullet = `• ${'x'.repeat(29)}`

  it.each<[boolean, ...Parameters<typeof createPair>]>([
    [true, bullet, 'Pan y bollos'],
    [false, bullet, '• Pan y bollos'],
    [false, bullet, 'Pan y bollos', FAR],
    [true, bullet, 'Pan y bollos', { x: 42 }],
    [false, bullet, 'Pan y bollos', { x: 43 }],
    [false, '• Hago', 'Pan y bollos'],
    [false, 'x'.repeat(31), 'Pan y bollos'],
  ])('is one: %s: %s | %s', (expected, ...input) => expect(check(...input)).toBe(expected))
})

describe('a line of a list', () => {
  const check = goesOn(LIST_ITEM, { columnRight: 200, listLeading: 2 })
  const long = 'x'.repeat(31)

  it.each<[boolean, ...Parameters<typeof createPair>]>([
    [true, 'Hago pan', 'y bollos'],
    [false, 'Hago pan', 'Y bollos'],
    [false, 'Hago pan', '• y bollos'],
    [true, '• Hago pan', 'Y bollos'],
    [false, 'Hago pan', '¿Y bollos?'],
    [false, 'Hago pan', '24 bollos'],
    [true, long, 'Bollos'],
    [false, long, 'Bollos', { font: 1 }],
    [false, long, 'Bollos', { y: 78 }],
  ])('is one: %s: %s | %s', (expected, ...input) => expect(check(...input)).toBe(expected))
})

describe('a row of skills', () => {
  const check = goesOn(SKILL_LIST, { columnRight: 200 })
  const long = `Pan, ${'x'.repeat(26)}`

  it.each<[boolean, ...Parameters<typeof createPair>]>([
    [true, 'Pan, bollos,', 'Tartas'],
    [true, 'Pan y', 'Tartas'],
    [true, 'Pan (de leña', 'Tartas)'],
    [true, 'Pan, bollos', 'de leche'],
    [false, 'Pan', 'de leche'],
    [true, 'Pan', 'de leche; tartas'],
    [true, '• Pan', 'de leche'],
    [false, 'Pan, bollos', 'Tartas'],
    [false, 'Pan, bollos,', '• Tartas'],
    [false, 'Pan, bollos,', 'Tartas', { y: 60 }],
    [false, 'Pan, bollos,', 'Tartas', { page: 2, y: 90 }],
    [false, 'Pan, bollos', 'de leche', FAR],
    [true, long, 'Tartas'],
    [false, `${long}.`, 'Tartas'],
    [false, long, 'Tartas', { font: 1 }],
    [false, long, 'Tartas', FAR],
    [false, long.replace(',', ' '), 'Tartas'],
  ])('goes on: %s: %s | %s', (expected, ...input) => expect(check(...input)).toBe(expected))
})

describe('the name of an entry', () => {
  const check = goesOn(ENTRY_NAME, { columnRight: 200 })
  const long = 'Asociación de Amigos del Teatro y'

  it.each<[boolean, ...Parameters<typeof createPair>]>([
    [true, long, 'Danza'],
    [true, 'Centro de las Letras Populares', 'Ribereñas'],
    [false, 'Centro de las Letras', 'Ribereñas'],
    [false, '2015 - 2019 Sala de Teatro y', 'Danza'],
    [false, long, 'Lugar: Danza'],
    [false, long, 'Danza', { font: 1 }],
    [false, long, 'Danza 2015 - 2019'],
    [false, long, '• Danza'],
    [false, long, 'Danza', FAR],
    [false, `${long}.`, 'Danza'],
    [false, long, 'Danza Soria', gapAt(6)],
    [false, 'Compañía de Danzas y Cantos Altos', 'Universidad de Soria'],
  ])('goes on: %s: %s | %s', (expected, ...input) => expect(check(...input)).toBe(expected))

  it('had no room before the dates beside it', () => {
    const beside = (x: number, second = 'Danza') => check('Sala de Teatro y 2015 - 2019', second, {}, gapAt(17, x))
    // 16 letters of the name, a space and 5 of the word end at 150 pt; 4 pt of white are left before the dates.
    expect([beside(150), beside(154)]).toEqual([true, false])
    expect([beside(199, 'danza'), beside(200, 'danza')]).toEqual([true, false])
  })
})

describe('the end of a sentence that is a title', () => {
  const check = goesOn(ENTRY_SENTENCE, { columnRight: 260 })
  const title = '2011 a 2016: Panadera de noche en el Horno'

  it.each<[boolean, ...Parameters<typeof createPair>]>([
    [true, title, 'Alto (Soria).'],
    [false, title, 'Alto (Soria)'],
    [false, title, 'Uno dos tres cuatro cinco seis siete ocho nueve.'],
    [true, title, 'Uno dos tres cuatro cinco seis siete ocho.'],
    [false, `${title}.`, 'Alto (Soria).'],
    [false, title, '• Alto (Soria).'],
    [false, title, 'Alto (Soria).', FAR],
    [false, title, 'Alto (Soria).', { x: 60 }],
    [false, '2011 a 2016: Panadera', 'Alto (Soria).'],
    [false, title.replace(':', ''), 'Alto (Soria).'],
    [false, title, 'Alto 2011 a 2012.'],
  ])('goes on: %s: %s | %s', (expected, ...input) => expect(check(...input)).toBe(expected))
})

describe('other texts over two lines', () => {
  it.each<[string, Features<ParsedLine>, boolean, ...Parameters<typeof createPair>]>([
    ['dates', DATE_RANGE, true, 'Marzo 2015 -', 'Abril 2019'],
    ['dates', DATE_RANGE, true, 'Marzo 2015', '- Abril 2019'],
    ['dates', DATE_RANGE, false, 'Marzo 2015', '• Abril 2019'],
    ['dates', DATE_RANGE, false, 'Marzo 2015 -', 'Abril 2019', { page: 2 }],
    ['dates', DATE_RANGE, false, 'Marzo 2015 -', 'Abril 2019', { column: 1 }],
    ['dates', DATE_RANGE, false, 'Marzo 2015 -', 'Abril 2019', FAR],
    ['a sentence', SENTENCE_END, true, 'Reduje a la mitad las mermas en', '2021.'],
    ['a sentence', SENTENCE_END, false, 'Reduje a la mitad las mermas en', '2021'],
    ['a sentence', SENTENCE_END, false, 'Reduje a la mitad mermas', '2021.'],
    ['a sentence', SENTENCE_END, false, 'Reduje a la mitad las mermas.', '2021.'],
    ['a sentence', SENTENCE_END, false, 'Reduje a la mitad las mermas en', '2021.', { font: 1 }],
    ['a sentence', SENTENCE_END, false, 'Reduje a la mitad las mermas en', '2019 - 2021.'],
    ['the title of a person', PERSON_TITLE, true, 'Maestra panadera de pan', 'y bollos de leche'],
    ['the title of a person', PERSON_TITLE, false, 'Maestra panadera de pan', 'y bollos de leche fresca'],
    ['the title of a person', PERSON_TITLE, true, 'Maestra panadera y', 'Repostera'],
    ['the title of a person', PERSON_TITLE, false, 'Maestra panadera', 'Repostera'],
    ['the title of a person', PERSON_TITLE, false, 'Maestra panadera y', 'Repostera 2'],
    ['the title of a person', PERSON_TITLE, false, 'Maestra panadera y', 'Repostera', { font: 1 }],
    ['the title of a person', PERSON_TITLE, false, 'Maestra panadera y', 'Repostera', FAR],
    ['the title of a person', PERSON_TITLE, false, 'Maestra panadera', 'idiomas'],
    ['the title of a person', PERSON_TITLE, true, 'Maestra panadera e', 'idiomas'],
    ['the name of a person', PERSON_NAME, true, 'Ida', 'Sol'],
    ['the name of a person', PERSON_NAME, false, 'Ida', 'Sol', { page: 2 }],
    ['the name of a person', PERSON_NAME, false, 'Ida', 'Sol', FAR],
    ['the name of a person', PERSON_NAME, false, 'Ida', 'Sol', { size: 11 }],
    ['a heading', HEADING, true, 'CONOCIMIENTOS Y', 'TEJIDOS'],
    ['a heading', HEADING, false, 'CONOCIMIENTOS Y', 'IDIOMAS'],
    ['a heading', HEADING, false, 'CONOCIMIENTOS Y', 'Tejidos'],
    ['a heading', HEADING, false, 'CONOCIMIENTOS Y', 'TEJIDOS', { column: 1 }],
    ['a heading', HEADING, false, 'CONOCIMIENTOS Y', 'TEJIDOS', FAR],
    ['a bracket', BRACKET, true, 'Inglés (nivel', 'alto)'],
    ['a bracket', BRACKET, false, 'Inglés', 'alto)'],
    ['a bracket', BRACKET, false, 'Inglés (nivel', 'alto'],
    ['a bracket', BRACKET, false, 'Inglés (nivel', '(alto)'],
    ['a bracket', BRACKET, false, 'Inglés (nivel', 'alto)', FAR],
  ])('%s %#', (_, features, expected, ...input) => expect(goesOn(features)(...input)).toBe(expected))

  it('a heading has its lines one after the other', () => {
    const { above, line } = createPair('CONOCIMIENTOS Y', 'TEJIDOS')
    expect(isContinuation(HEADING, { above, line: { ...line, index: 2 } })).toBe(false)
  })
})

describe('broken words and addresses', () => {
  const toText = (text: string, y: number): TextLine => ({
    text,
    x: 40,
    y,
    right: 40 + text.length * 5,
    size: 10,
    column: 0,
    segments: [],
  })
  type Change = Partial<TextLine>
  const check = (features: Features<TextLine>, above: Change, line: Change, columnRight = 140) =>
    isContinuation(features, {
      above: { ...toText('eval-', 60), ...above },
      line: { ...toText('uación', 74), ...line },
      columnRight,
    })

  it.each<[boolean, Change, Change]>([
    [true, {}, {}],
    [true, {}, { y: 81.9 }],
    [false, {}, { y: 82 }],
    [false, {}, { column: 1 }],
    [false, {}, { size: 11 }],
    [false, { text: 'eval' }, {}],
    [false, { text: '24-' }, {}],
    [false, {}, { text: 'Uación' }],
  ])('a word is one: %s %j %j', (expected, above, line) => expect(check(HYPHENATED_WORD, above, line)).toBe(expected))

  it('an address fills 72 % of its column', () => {
    expect(check(BROKEN_TOKEN, { right: 112 }, {})).toBe(true)
    expect(check(BROKEN_TOKEN, { right: 111 }, {})).toBe(false)
    expect(check(BROKEN_TOKEN, { right: 112 }, { size: 11 })).toBe(false)
    expect(check(BROKEN_TOKEN, { right: 112 }, { y: 82 })).toBe(false)
  })
})
