import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parseXml } from '#shared/archive/parse-xml.ts'
import { readNumbering } from '#shared/parser/word/docx/numbering.ts'
import { formatNumber } from '#shared/parser/word/list-number.ts'

const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`
const abstract = (id: number, inner: string) => `<w:abstractNum w:abstractNumId="${id}">${inner}</w:abstractNum>`
const list = (id: number, of: number, inner = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${inner}</w:num>`
const read = (inner: string) => readNumbering(parseXml(strToU8(`<w:numbering>${inner}</w:numbering>`)).root)
const listMarkers = (inner: string, ...paragraphs: readonly (readonly [id: string, level: number])[]) => {
  const numbering = read(inner)
  return paragraphs.map(([id, at]) => numbering.getLevel(id, at)?.nextMarker())
}

describe('the marks of lists', () => {
  const outline = abstract(0, level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%1.%2)') + level(2, 'none', 'x'))

  it('count through the document, and anew below the next number', () => {
    const paragraphs = [0, 0, 1, 1, 0, 1, 2].map((at) => ['1', at] as const)
    expect(listMarkers(outline + list(1, 0), ...paragraphs)).toEqual(['1.', '2.', '2.a)', '2.b)', '3.', '3.a)', ''])
    expect(listMarkers(outline + list(1, 0), ['1', 1], ['1', 0])).toEqual(['1.a)', '2.'])
  })

  it('go on in another list of the same kind, unless that starts anew', () => {
    const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride>'
    const both = outline + list(1, 0) + list(2, 0) + list(3, 0, restart)
    expect(listMarkers(both, ['1', 0], ['2', 0], ['3', 0], ['3', 0], ['1', 0])).toEqual(['1.', '2.', '7.', '8.', '3.'])
  })

  it('start where the list says, in the form that it or its change has', () => {
    const start = abstract(0, level(0, 'upperRoman', '(%1)', '<w:start w:val="3"/>'))
    expect(listMarkers(start + list(1, 0), ['1', 0], ['1', 0])).toEqual(['(III)', '(IV)'])
    const change = `<w:lvlOverride w:ilvl="0">${level(0, 'upperLetter', '%1')}</w:lvlOverride>`
    expect(listMarkers(start + list(1, 0, change), ['1', 0])).toEqual(['A'])
  })

  it('are bullets, of text or of a picture, or nothing', () => {
    const marks = abstract(
      0,
      level(0, 'bullet', '\uf0b7') + level(1, 'bullet', ' ') + level(2, 'bullet', '', '<w:lvlPicBulletId w:val="0"/>'),
    )
    expect(listMarkers(marks + list(1, 0), ['1', 0], ['1', 1], ['1', 2])).toEqual(['•', '', '•'])
  })

  it('are those of a style that a list links to', () => {
    const linked =
      abstract(0, '<w:numStyleLink w:val="S"/>') + abstract(1, `<w:styleLink w:val="S"/>${level(0, 'decimal', '%1')}`)
    expect(listMarkers(linked + list(1, 0), ['1', 0])).toEqual(['1'])
  })

  it('are none of a list or a level that does not exist', () => {
    const nine = abstract(0, level(0, 'decimal', '%1') + level(9, 'decimal', '%1') + level(-1, 'decimal', '%1'))
    expect(listMarkers(nine + list(1, 0) + list(2, 5), ['1', 9], ['1', -1], ['2', 0], ['3', 0])).toEqual(
      Array.from({ length: 4 }),
    )
    expect(readNumbering(undefined).getLevel(undefined, 0)).toBeUndefined()
  })
})

it('numbers of lists are written as numbers, letters or Roman ones', () => {
  expect([1, 26, 27, 28, 200].map((n) => formatNumber(n, 'lowerLetter'))).toEqual(['a', 'z', 'aa', 'bb', 'rrrr'])
  expect([4, 9, 14, 40, 99, 300, 301].map((n) => formatNumber(n, 'lowerRoman'))).toEqual([
    'iv',
    'ix',
    'xiv',
    'xl',
    'xcix',
    'ccc',
    '301',
  ])
  expect([formatNumber(3, 'upperLetter'), formatNumber(3, 'upperRoman'), formatNumber(12, 'decimal')]).toEqual([
    'C',
    'III',
    '12',
  ])
  expect(formatNumber(0, 'lowerRoman')).toBe('0')
})
