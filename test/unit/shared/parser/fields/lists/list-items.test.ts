import { describe, expect, it } from 'vitest'
import {
  findEntryUrl,
  parseListItem,
  sortDatedFirst,
  splitListEntries,
} from '#shared/parser/fields/lists/list-entries.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { createExtractedDocument, type LineProperties, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const BOLD: LineProperties = { font: 1, bold: true }
const toLines = (...lines: readonly TestLine[]) => toParsedLines(createExtractedDocument(lines))
const split = (...lines: readonly TestLine[]) =>
  splitListEntries(toLines(...lines)).map(({ titleLines, bodyLines }) =>
    [titleLines, bodyLines].map((own) => own.map(({ body }) => body)),
  )
const titles = (...lines: readonly TestLine[]) => split(...lines).map(([title]) => title?.join(' / '))
const parse = (...lines: readonly TestLine[]) => {
  const { names, date, expiry, url } = parseListItem({ titleLines: toLines(...lines), bodyLines: [] })
  return [...names, date, expiry, url]
}

describe('the entries of a list', () => {
  it('are its bullets, with the lines that they go on in', () => {
    expect(titles(['• Primeros auxilios'], ['• Manejo de'], ['hornos'], ['• Grúas'])).toEqual([
      'Primeros auxilios',
      'Manejo de hornos',
      'Grúas',
    ])
  })

  it('have the items of a list further in as their text', () => {
    const inner: LineProperties = { x: 90 }
    expect(
      split(
        ['• Socorrismo'],
        ['• Vigilancia de playas', inner],
        ['• Botes y'],
        ['motores', inner],
        ['• Nudos y', inner],
        ['cabos', inner],
        ['• Grúas'],
      ),
    ).toEqual([
      [['Socorrismo'], ['Vigilancia de playas']],
      [['Botes y motores'], ['Nudos y', 'cabos']],
      [['Grúas'], []],
    ])
  })

  it('are lines of a name and its text', () => {
    expect(titles(['Mareas: mapas de la costa'], ['Vientos: avisos por radio'])).toEqual([
      'Mareas: mapas de la costa',
      'Vientos: avisos por radio',
    ])
  })

  it('are lines with a date at their end', () => {
    const lines: TestLine[] = [['Auditora, Instituto Alba, 2019'], ['Monitora, Club Sol, 2017'], ['Socorrista']]
    expect(titles(...lines)).toEqual(lines.map(([text]) => text))
  })

  it('are more than three lines in one look without dates', () => {
    expect(titles(['Socorrismo'], ['Grúas'], ['Soldadura'], ['Vendimia'])).toHaveLength(4)
    expect(titles(['Socorrismo'], ['Grúas'], ['Soldadura'])).toHaveLength(3)
  })

  it('have a title that wraps in its look, without bullet and dates', () => {
    const first = 'Mapas de la costa y de los puertos'
    const isJoined = (second: string, more: LineProperties = {}, third: LineProperties = {}) =>
      split(
        [first, { ...BOLD, y: 60 }],
        [second, { ...BOLD, y: 72, ...more }],
        ['Dibujo de mareas', { y: 86, ...third }],
        ['Avisos', { ...BOLD, y: 112 }],
        ['Radio de a bordo', { y: 126 }],
      )
        .flat(2)
        .includes(`${first} ${second}`)
    expect(isJoined('de la comarca')).toBe(true)
    expect(isJoined('• de la comarca')).toBe(false)
    expect(isJoined('hasta mayo 2019')).toBe(false)
    expect(isJoined('de la comarca', { font: 0, bold: false })).toBe(false)
  })

  it('are none without lines', () => expect(split()).toEqual([]))
})

describe('a certificate or prize', () => {
  it.each<[string, (string | undefined)[]]>([
    ['Socorrismo, Cruz Alta, 2019', ['Socorrismo', 'Cruz Alta', '2019', undefined, undefined]],
    ['Socorrismo, Cruz Alta', ['Socorrismo', 'Cruz Alta', '', undefined, undefined]],
    ['Socorrismo (mayo 2019)', ['Socorrismo', '2019-05', undefined, undefined]],
    ['Socorrismo, expires 2021', ['Socorrismo', '', '2021', undefined]],
    ['Socorrismo, válido hasta 2021', ['Socorrismo', '', '2021', undefined]],
    ['Socorrismo 2016 – valid until 2025', ['Socorrismo', '2016', '2025', undefined]],
    ['Socorrismo 2021 - 2024', ['Socorrismo', '2021', '2024', undefined]],
    ['Socorrismo 2021 - 2022', ['Socorrismo', '2022', undefined, undefined]],
    ['Grado en Derecho 2010 - 2014', ['Grado en Derecho', '2014', undefined, undefined]],
    ['Socorrismo, 2019, https://c.example/1', ['Socorrismo', '2019', undefined, 'https://c.example/1']],
    ['Solutions Architect – Associate', ['Solutions Architect – Associate', '', undefined, undefined]],
  ])('%s', (text, expected) => expect(parse([text])).toEqual(expected))

  it('has the organization as issuer, else the last of its names', () => {
    expect(parse(['Socorrismo, Playa, Fundación Azul, 2019']).slice(0, 3)).toEqual([
      'Socorrismo, Playa',
      'Fundación Azul',
      '2019',
    ])
    expect(parse(['Socorrismo, Playa, Alta, 2019']).slice(0, 3)).toEqual(['Socorrismo, Playa', 'Alta', '2019'])
    expect(parse(['Socorrismo, Fundación Azul, Soria, 2019']).slice(0, 4)).toEqual([
      'Socorrismo',
      'Fundación Azul',
      'Soria',
      '2019',
    ])
  })

  it('may have its date on another line', () => {
    expect(parse(['Socorrismo'], ['Cruz Alta'], ['Mayo 2019'])).toEqual([
      'Socorrismo',
      'Cruz Alta',
      '2019-05',
      undefined,
      undefined,
    ])
  })

  it('has the first link of its title, and its dated lines first', () => {
    const titleLines = toLines(['Mapas'], ['2019'], ['https://a.example'], ['https://b.example'])
    expect(findEntryUrl({ titleLines, bodyLines: [] })).toBe('https://a.example')
    expect(findEntryUrl({ titleLines: titleLines.slice(0, 1), bodyLines: titleLines })).toBeUndefined()
    expect(sortDatedFirst(titleLines).map(({ text }) => text)).toEqual([
      '2019',
      'Mapas',
      'https://a.example',
      'https://b.example',
    ])
  })
})
