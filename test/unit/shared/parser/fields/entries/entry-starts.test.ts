import { describe, expect, it } from 'vitest'
import { findBodyStyles, findEntryStarts, isTitleLike } from '#shared/parser/fields/entries/entry-starts.ts'
import { MAX_TITLE_CHARS } from '#shared/parser/lines/is-sentence.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { createExtractedDocument, type LineProperties, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const BOLD: LineProperties = { font: 1, bold: true }
const toLines = (...lines: readonly TestLine[]) => toParsedLines(createExtractedDocument(lines))
const find = (...lines: readonly TestLine[]) => findEntryStarts(toLines(...lines))
/** Moves the lines from an index on down by half a line. */
const apart = (lines: readonly TestLine[], ...starts: readonly number[]): TestLine[] => {
  let y = 60
  return lines.map(([text, more], i) => {
    y += starts.includes(i) ? 26 : 14
    return [text, { y, ...more }]
  })
}

describe('the first lines of entries', () => {
  it('are those in the style of the first one, each with dates below', () => {
    expect(
      find(
        ['Panadera', BOLD],
        ['Horno Alto 2015 - 2019'],
        ['Amaso pan'],
        ['Camarera', BOLD],
        ['Bar Norte 2011 - 2015'],
      ),
    ).toEqual([0, 3])
  })

  it('are as many lines above their dates as those of the first entry', () => {
    expect(
      find(
        ['Panadera'],
        ['Horno Alto'],
        ['2015 - 2019'],
        ['• Amaso pan'],
        ['Camarera'],
        ['Bar Norte'],
        ['2011 - 2015'],
      ),
    ).toEqual([0, 4])
    expect(find(['Panadera 2015 - 2019'], ['• Amaso pan'], ['Camarera 2011 - 2015'], ['• Sirvo mesas'])).toEqual([0, 2])
  })

  it('are not above a bullet, nor above the dates of the entry before', () => {
    expect(find(['Panadera'], ['2015 - 2019'], ['• Amaso pan'], ['2011 - 2015'], ['Camarera'])).toEqual([0, 3])
    expect(find(['Panadera'], ['Horno Alto'], ['2015 - 2019'], ['Camarera'], ['2011 - 2015'])).toEqual([0, 3])
  })

  it('are not the second of two lines with the dates of one title', () => {
    expect(find(['Panadera 2015 - 2019'], ['2015 - 2019'], ['• Amaso pan'], ['Camarera 2011 - 2015'])).toEqual([0, 3])
  })

  it('are no year that ends a sentence', () => {
    const text: TestLine = ['• Reduje a la mitad las mermas de pan en']
    expect(find(['Panadera 2015 - 2019'], text, ['2018.'], ['Camarera 2011 - 2015'])).toEqual([0, 3])
  })

  it('may be above dates that stand alone, where the first entry has its name on the line of its dates', () => {
    expect(find(['Panadera 2015 - 2019'], ['• Amaso pan'], ['Camarera'], ['2011 - 2015'])).toEqual([0, 2])
  })

  it('begin with a name that goes on in lower case', () => {
    const lines: TestLine[] = [
      ['Panadera'],
      ['2015 - 2019'],
      ['• Amaso pan'],
      ['Camarera de noche y'],
      ['de día'],
      ['2011 - 2015'],
    ]
    expect(find(...lines)).toEqual([0, 3])
  })

  it('are below the widest white of their titles', () => {
    const lines: TestLine[] = [
      ['Panadera', { font: 2 }],
      ['Horno Alto'],
      ['2015 - 2019'],
      ['• Amaso pan'],
      ['Pan de leña'],
      ['Camarera', { font: 3 }],
      ['2011 - 2015'],
    ]
    expect(find(...apart(lines, 5))).toEqual([0, 5])
  })

  it('are in the style of the first one where there are no dates', () => {
    const text: TestLine[] = [['Amaso pan de leña'], ['y bollos'], ['de leche']]
    expect(find(['Panadera', BOLD], ...text, ['Camarera', BOLD], ...text)).toEqual([0, 4])
    expect(find(['Panadera', BOLD], ['En casa', BOLD], ...text, ['Camarera', BOLD], ...text)).toEqual([0, 5])
  })

  it('follow bullets, or wide white, where all lines look alike and none has dates', () => {
    const bullets: TestLine[] = [['Panadera'], ['• Amaso pan'], ['Camarera'], ['• Sirvo mesas']]
    expect(find(...apart(bullets, 2))).toEqual([0, 2])
    expect(find(...bullets)).toEqual([0])
    const names: TestLine[] = [['Panadera'], ['Horno Alto'], ['Soria'], ['Camarera'], ['Bar Norte'], ['Lugo']]
    expect(find(...apart(names, 3))).toEqual([0, 3])
  })

  it('do not depend on dates far below the first line', () => {
    const fill = (count: number): TestLine[] => Array.from({ length: count }, () => ['• Amaso pan'])
    const entry: TestLine[] = [['Camarera 2011 - 2015'], ['• Sirvo mesas'], ['Cocinera 2008 - 2011']]
    expect(find(['Panadera'], ...fill(7), ...entry)).toEqual([0, 10])
    expect(find(['Panadera'], ...fill(8), ...entry)).not.toContain(11)
  })

  it('may lack dates between entries that have some, with white above', () => {
    const lines: TestLine[] = [
      ['Panadera', BOLD],
      ['Horno Alto 2015 - 2019'],
      ['• Amaso pan'],
      ['• Horneo bollos'],
      ['Camarera', BOLD],
      ['• Sirvo mesas'],
      ['• Preparo café'],
      ['• Friego'],
      ['Cocinera', BOLD],
      ['Mesón Sol 2008 - 2011'],
    ]
    expect(find(...apart(lines, 4, 8))).toEqual([0, 4, 8])
  })

  it('are none without lines', () => expect(find()).toEqual([]))
})

describe('a line like a title', () => {
  it.each<[boolean, string]>([
    [true, 'Panadera de noche'],
    [true, '• 2015 - 2019'],
    [false, '• Panadera'],
    [false, 'Amasé pan de leña y bollos de leche para toda la comarca.'],
  ])('%s: %s', (expected, text) => expect(toLines([text]).map(isTitleLike)).toEqual([expected]))

  it('has a limit of its length', () => {
    const at = (chars: number) => toLines(['P'.padEnd(chars, 'x')]).every(isTitleLike)
    expect([at(MAX_TITLE_CHARS), at(MAX_TITLE_CHARS + 1)]).toEqual([true, false])
  })
})

it('styles of text are those of bullets and of long lines', () => {
  const long = 'Amaso pan de leña y bollos de leche para toda la comarca alta y la baja, '.repeat(2)
  const styles = findBodyStyles(toLines(['Panadera', BOLD], ['• Amaso pan', { font: 2 }], [long, { font: 3 }]))
  const [bullet, text] = toLines(['a', { font: 2 }], ['a', { font: 3 }])
  expect([...styles]).toEqual([bullet?.style, text?.style])
})
