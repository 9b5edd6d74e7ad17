import { describe, expect, it } from 'vitest'
import {
  isLanguageList,
  isNoLanguage,
  moveLevelLabels,
  namesLanguage,
  parseLanguages,
  removeListLabel,
} from '#shared/parser/fields/languages/parse-languages.ts'
import { createProvenanceCollector } from '#shared/parser/fields/provenance-collector.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { createCells, createExtractedDocument, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const read = (...lines: readonly TestLine[]) => {
  const document = createExtractedDocument(lines)
  const provenance = createProvenanceCollector(document)
  const skills = parseLanguages(toParsedLines(document), provenance, 2)
  return { skills, entries: provenance.entries }
}
const list = (...lines: readonly TestLine[]) =>
  read(...lines).skills.map(({ language, proficiency, detail }) => [language, proficiency, detail])
const gap = (first: string, second: string): TestLine => createCells(first, second, 200)

describe('the languages of lines', () => {
  it.each<[string, (string | undefined)[][]]>([
    ['Español: Nativo', [['Español', 'Nativo', undefined]]],
    ['Inglés (C1)', [['Inglés', 'Avanzado', 'C1']]],
    ['Inglés – nivel alto.', [['Inglés', 'Avanzado', 'nivel alto']]],
    ['Inglés B2', [['Inglés', 'Intermedio', 'B2']]],
    ['Fluent in English', [['English', 'Avanzado', 'Fluent']]],
    ['NATIVO ESPAÑOL', [['ESPAÑOL', 'Nativo', undefined]]],
    ['24: B2', []],
    ['inglés', [['inglés', undefined, undefined]]],
    ['inventado', []],
  ])('%s', (line, languages) => expect(list([line])).toEqual(languages))

  it('are several on a line', () => {
    const names = (line: TestLine) => list(line).map(([name]) => name)
    expect(names(['Español, inglés; griego | ruso'])).toEqual(['Español', 'inglés', 'griego', 'ruso'])
    expect(names(['Español: nativo. Inglés: B2.'])).toEqual(['Español', 'Inglés'])
    expect(names(['Español (leído, hablado), inglés'])).toEqual(['Español', 'inglés'])
    expect(names(['Español y gallego: nativo'])).toEqual(['Español', 'gallego'])
    expect(names(['Español / inglés'])).toEqual(['Español', 'inglés'])
    expect(names(gap('Español', 'Inglés'))).toEqual(['Español', 'Inglés'])
  })

  it('have their levels on the next line, in order', () => {
    expect(list(['Español'], ['Nativo'])).toEqual([['Español', 'Nativo', undefined]])
    expect(list(['Español, inglés'], ['Nativo, B2'])).toEqual([
      ['Español', 'Nativo', undefined],
      ['inglés', 'Intermedio', 'B2'],
    ])
  })

  it('have their levels in the next column, by their row', () => {
    const at = (text: string, column: number, y: number): TestLine => [text, { column, y, x: 40 + column * 200 }]
    const rows = [at('Español', 0, 100), at('Inglés', 0, 120), at('B2', 1, 120), at('Nativo', 1, 100)]
    expect(list(...rows)).toEqual([
      ['Español', 'Nativo', undefined],
      ['Inglés', 'Intermedio', 'B2'],
    ])
  })

  it('of several levels have the most frequent, of two the lower', () => {
    expect(list(['Inglés: B1, C1, C1'])[0]?.[1]).toBe('Avanzado')
    expect(list(['Inglés: C1, A2'])[0]?.[1]).toBe('Básico')
    expect(list(['Inglés: avanzado, A2'])[0]?.[1]).toBe('Avanzado')
  })

  it('are numbered and recorded with the line that they are from', () => {
    const { skills, entries } = read(['Español: Nativo'], ['Inventado: B2'])
    expect(skills.map(({ id }) => id)).toEqual(['language-3', 'language-4'])
    expect(entries.map(({ path, line, confidence }) => [path, line, confidence])).toEqual([
      ['languages/language-3/language', 0, 0.9],
      ['languages/language-3/proficiency', 0, 0.8],
      ['languages/language-4/language', 1, 0.5],
      ['languages/language-4/proficiency', 1, 0.8],
    ])
  })

  it('that are in no list have at most three words, and six of a level', () => {
    const names = (line: string) => list([line]).map(([name]) => name)
    expect(names('Uno Dos Tres: B2')).toEqual(['Uno Dos Tres'])
    expect(names('Uno Dos Tres Cuatro: B2')).toEqual([])
    expect(names('Inventado: uno dos tres cuatro cinco seis')).toEqual(['Inventado'])
    expect(names('Inventado: uno dos tres cuatro cinco seis siete')).toEqual([])
    expect(names('Título: nivel de euskera')).toEqual([])
    expect(names('Nivel2: B2')).toEqual([])
  })
})

it.each([
  ['Inglés', true],
  ['Idioma inglés', true],
  ['Fluent in English', true],
  ['Fluent in bread', false],
  ['Pan', false],
])('%s names a language: %s', (text, expected) => expect(namesLanguage(text)).toBe(expected))

it('a line among languages names none', () => {
  const check = (...texts: string[]) => {
    const lines = toParsedLines(createExtractedDocument(texts.map((text) => [text])))
    return lines.map((line) => isNoLanguage(line, lines))
  }
  expect(check('Inglés: B2', 'Carné: moto', 'Nativo')).toEqual([false, true, false])
  expect(check('Pan', 'Carné: moto')).toEqual([false, false])
})

it.each([
  ['Bilingual: Spanish (native), English (C1)', true],
  ['Spanish, English', false],
  ['Spanish: native; English', true],
  ['Spanish: native, Bread', false],
  ['Spanish: I speak it, English', false],
  ['Spanish: native at my work here, English', false],
])('%s is a list of languages: %s', (text, expected) => expect(isLanguageList(text)).toBe(expected))

it.each([
  ['Bilingual: Spanish', 'Spanish'],
  ['Spanish: native', 'Spanish: native'],
  ['I: Spanish', 'I: Spanish'],
])('%s without its label is %s', (text, expected) => expect(removeListLabel(text)).toBe(expected))

it.each([
  ['Native: Irish, basic: Greek and Finnish', 'Irish (Native), Greek (basic), Finnish (basic)'],
  ['Intermedio: griego.', 'griego (Intermedio)'],
  ['Native: Irish, basic: bread', 'Native: Irish, basic: bread'],
  ['Irish: native', 'Irish: native'],
])('the levels of %s are moved: %s', (text, expected) => expect(moveLevelLabels(text)).toBe(expected))
