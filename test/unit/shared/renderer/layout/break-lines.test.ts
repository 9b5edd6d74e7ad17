import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unsafeCast } from '#shared/cast.ts'
import type { TextStyle } from '#shared/renderer/compose/blocks.ts'
import type { Typeface } from '#shared/renderer/fonts/typeface.ts'
import { type BreakOptions, breakLines } from '#shared/renderer/layout/break-lines.ts'

/** Every character is 1 pt wide. */
const typeface = unsafeCast<Typeface>({ width: (text: string) => text.length }, 'line breaking uses widths only')
const style = unsafeCast<TextStyle>({ weight: 'regular', size: 10 }, 'line breaking uses weight and size only')
const breakText = (text: string, width: number, options?: BreakOptions) =>
  breakLines([{ text }], style, width, typeface, options).map((line) =>
    line.segments
      .map((segment) => segment.text)
      .join('')
      .trim(),
  )

describe('words wider than a line', () => {
  it('are split after punctuation', () => {
    expect(breakText('linkedin.com/in/ana-ruiz', 18)).toEqual(['linkedin.com/in/', 'ana-ruiz'])
    expect(breakText('github.com/your-github-username', 28)).toEqual(['github.com/', 'your-github-username'])
  })
  it('never end a line with a hyphen, which text extractors would remove', () => {
    expect(breakText('your-github-username', 12)).toEqual(['your-github', '-username'])
  })
})

/** Lines as a greedy reader of the same width would fill them. */
const fillGreedily = (words: readonly string[], width: number): number =>
  words.reduce(
    ({ lines, used }, word) =>
      lines > 0 && used + 1 + word.length <= width
        ? { lines, used: used + 1 + word.length }
        : { lines: lines + 1, used: word.length },
    { lines: 0, used: 0 },
  ).lines

describe('a paragraph', () => {
  it('has no single word on its last line where an earlier line can give one up', () => {
    expect(breakText('one two three four five six seven', 28)).toEqual(['one two three four five', 'six seven'])
  })

  it('has lines of even length rather than full ones', () => {
    expect(breakText('aaa bb cc ddddd', 6)).toEqual(['aaa', 'bb cc', 'ddddd'])
  })

  it('tightens its spaces where that saves a line', () => {
    const words = Array.from({ length: 8 }, () => 'word').join(' ')
    const [line, more] = breakLines([{ text: words }], style, 38.2, typeface)
    expect(more).toBeUndefined()
    expect(line?.width).toBeCloseTo(38.2)
    expect(line?.tighter).toBeCloseTo(0.8 / 7)
    expect(breakLines([{ text: words }], style, 37.9, typeface)).toHaveLength(2)
  })

  it('splits words of prose at syllables where a language is given, not names or addresses', () => {
    const text = 'de responsabilidades'
    expect(breakText(text, 12, { hyphenate: 'es' })).toEqual(['de responsa\u00ad', 'bilidades'])
    expect(breakText('of responsibilities', 12, { hyphenate: 'en' })).toEqual(['of responsi\u00ad', 'bilities'])
    expect(breakText('en Villaconejos hoy', 12, { hyphenate: 'es' })).toEqual(['en', 'Villaconejos', 'hoy'])
    expect(breakText(text, 18)).toEqual(['de', 'responsabilidades'])
  })

  it('does not draw soft hyphens of the text', () => {
    expect(breakText('so\u00adft', 10)).toEqual(['soft'])
  })

  it('loses no word, keeps their order, fits its width and takes no more lines than it must', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcñé1'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.integer({ min: 12, max: 70 }), (words, width) => {
        const lines = breakLines([{ text: words.join(' ') }], style, width, typeface)
        const text = lines.flatMap((line) => line.segments.map((segment) => segment.text)).join('')
        expect(text).toBe(words.join(' '))
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.02)
        expect(lines.length).toBeLessThanOrEqual(fillGreedily(words, width))
      }),
      { numRuns: 500, seed: 20_261_122 },
    )
  })
})
