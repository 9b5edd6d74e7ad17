import { describe, expect, it } from 'vitest'
import type { TextRun } from '#shared/renderer/compose/blocks.ts'
import { splitTokens } from '#shared/renderer/layout/split-words.ts'
import { unitStyle, unitTypeface } from '#test/utils/layout/layout-inputs.ts'

const split = (runs: readonly TextRun[], width = 100, language?: 'es' | 'en') =>
  splitTokens(runs, unitStyle, width, unitTypeface, language)
const listTexts = (...input: Parameters<typeof split>) =>
  split(...input).map(({ parts, width, breakAfter }) => [parts.map(({ text }) => text).join('+'), width, breakAfter])

describe('the words of a text', () => {
  it('end at spaces, of which there may be several', () => {
    expect(listTexts([{ text: ' one  two ' }])).toEqual([
      ['one', 3, 'space'],
      ['two', 3, 'space'],
    ])
    expect(split([{ text: '  ' }])).toEqual([])
  })

  it('go on in the next run where no space is between, each part with its own run', () => {
    const [bold, plain] = [{ text: 'net', weight: 'bold' as const }, { text: 'work, and more' }]
    const tokens = split([bold, plain])
    expect(tokens.map(({ parts, width }) => [parts.map(({ text }) => text).join('+'), width])).toEqual([
      ['net+work,', 8],
      ['and', 3],
      ['more', 4],
    ])
    expect(tokens[0]?.parts.map(({ run }) => run)).toEqual([bold, plain])
    expect(listTexts([{ text: 'one ' }, { text: 'two' }]).map(([text]) => text)).toEqual(['one', 'two'])
    expect(listTexts([{ text: 'one' }, { text: ' two' }]).map(([text]) => text)).toEqual(['one', 'two'])
    expect(listTexts([{ text: 'one' }, { text: '' }, { text: 'two' }]).map(([text]) => text)).toEqual(['one+two'])
  })

  it('keep a sign with its number, and no soft hyphens', () => {
    expect(listTexts([{ text: 'by 43 %, of 9 € a\u00adll' }]).map(([text]) => text)).toEqual([
      'by',
      '43\u00a0%,',
      'of',
      '9\u00a0€',
      'all',
    ])
    expect(listTexts([{ text: '7 %x' }])).toHaveLength(2)
  })
})

describe('a word of prose', () => {
  it('may be split at its syllables, with a hyphen at each but the last', () => {
    expect(listTexts([{ text: 'responsabilidades' }], 100, 'es')).toEqual([
      ['res', 3, 'hyphen'],
      ['pon', 3, 'hyphen'],
      ['sa', 2, 'hyphen'],
      ['bi', 2, 'hyphen'],
      ['li', 2, 'hyphen'],
      ['da', 2, 'hyphen'],
      ['des', 3, 'space'],
    ])
  })

  it('stays whole as a link, across two runs, or without a language', () => {
    const word = 'responsabilidades'
    expect(listTexts([{ text: word, href: 'https://a.example' }], 100, 'es')).toEqual([[word, 17, 'space']])
    expect(split([{ text: word.slice(0, 9) }, { text: word.slice(9) }], 100, 'es')).toHaveLength(1)
    expect(listTexts([{ text: word }], 17)).toEqual([[word, 17, 'space']])
  })
})

describe('a word wider than a line', () => {
  it('is split after its last punctuation that fits', () => {
    expect(listTexts([{ text: 'a.example/path?query' }], 12)).toEqual([
      ['a.example/', 10, 'point'],
      ['path?query', 10, 'space'],
    ])
    for (const sign of '/–—@.?&=:_,;')
      expect(listTexts([{ text: `aaaa${sign}bbbbbbbb` }], 8)[0], sign).toEqual([`aaaa${sign}`, 5, 'point'])
  })

  it('is split after the last character that fits where punctuation would leave the line nearly empty', () => {
    expect(listTexts([{ text: 'a/bbbbbbbbbbbb' }], 8).map(([text]) => text)).toEqual(['a/bbbbbb', 'bbbbbb'])
    expect(listTexts([{ text: 'aa/bbbbbbbbbbb' }], 8).map(([text]) => text)).toEqual(['aa/', 'bbbbbbbb', 'bbb'])
  })

  it('is split before a hyphen, and never inside a character', () => {
    expect(listTexts([{ text: 'abcd-efgh' }], 5).map(([text]) => text)).toEqual(['abcd', '-efgh'])
    expect(listTexts([{ text: 'abc😀def' }], 4).map(([text]) => text)).toEqual(['abc', '😀de', 'f'])
  })

  it('is split in each of its runs, at the smallest width too', () => {
    expect(listTexts([{ text: 'abc' }, { text: 'de' }], 2)).toEqual([
      ['ab', 2, 'point'],
      ['c', 1, 'point'],
      ['de', 2, 'space'],
    ])
    expect(listTexts([{ text: 'abc' }], 0).map(([text]) => text)).toEqual(['a', 'b', 'c'])
  })

  it('ends after 400 characters, whatever the width', () => {
    const widths = listTexts([{ text: 'x'.repeat(900) }], 800).map(([, width]) => width)
    expect(widths).toEqual([400, 400, 100])
  })
})
