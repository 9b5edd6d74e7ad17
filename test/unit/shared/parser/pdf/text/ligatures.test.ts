import { describe, expect, it } from 'vitest'
import { isGibberish } from '#shared/parser/pdf/text/gibberish.ts'
import { LOST_GLYPH, markLostGlyphs, restoreLigatures } from '#shared/parser/pdf/text/ligatures.ts'

const LIGATURES = ['fi', 'ffi', 'fl', 'ffl', 'ff', 'ft', 'tt', 'tf', 'ti', 'Th']

describe('a ligature without a character', () => {
  it.each([
    ['fi', 'field office modifications find certificates codificación roofing profiles oficiales benefits perfil'],
    ['ffi', 'traffic sufficient difficult affirm staffing graffiti buffing'],
    ['ffl', 'waffle baffle shuffle offline'],
    ['ft', 'software crafts after shift minecraft rafting often'],
    ['tt', 'attach better letters setting matters button attend written marketter'],
    ['tf', 'platforms portfolio outfit netflix'],
    ['ti', 'station action national certificado operating time active creative analytics multi'],
    ['ti', 'gestión automatizar informática críticos comprometido administrativo investigación sitio tiempo cantidad'],
    ['ff', 'effect offer affair staff different coffee traffe effort buffer'],
    ['fl', 'workflow influence flow flag flight flexible cloudflare overflow'],
    ['Th', 'The This That Through Thomas Thesis They Then Three'],
  ])('%s', (ligature, words) => {
    for (const word of words.split(' ').filter((each) => each.includes(ligature))) {
      const at = word.indexOf(ligature)
      const lost = word.slice(0, at) + LOST_GLYPH + word.slice(at + ligature.length)
      const others = LIGATURES.filter((other) => word === word.slice(0, at) + other + word.slice(at + ligature.length))
      expect(others, word).toEqual([ligature])
      expect(restoreLigatures(`a ${lost}, b`), word).toBe(`a ${word}, b`)
    }
  })

  it('is left out alone, and changes no other text', () => {
    expect(restoreLigatures(`a ${LOST_GLYPH} b`)).toBe('a  b')
    expect(restoreLigatures('staff')).toBe('staff')
  })

  it('is marked inside a word, not at its ends, and that of TeX is read', () => {
    expect(markLostGlyphs('of\u0001ce')).toBe(`of${LOST_GLYPH}ce`)
    expect(markLostGlyphs('\u0001of \u0001ce')).toBe('\u0001of \u0001ce')
    expect(markLostGlyphs('a\u0001')).toBe('a\u0001')
    expect(markLostGlyphs('a\tb c\td')).toBe('a\tb c\td')
    const tex = [0x1b, 0x1c, 0x1d, 0x1e, 0x1f].map((code) => `a${String.fromCharCode(code)}b`)
    expect(tex.map(markLostGlyphs)).toEqual(['affb', 'afib', 'aflb', 'affib', 'afflb'])
  })
})

describe('text without meaning', () => {
  const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ')

  it.each([
    ['symbols', words('\ue001\ue002\ue003', 60), true],
    ['signs and few letters', words('#$%a', 50), true],
    ['letters without vowels', words('xkcdbgt', 30), true],
    ['letters almost all vowels', words('aeioua', 30), true],
    ['too short a text', words('#$%', 30), false],
    ['too few words', words('xkcdbgtxkcdbgt', 12), false],
    ['mostly numbers', words('a1234', 40), false],
    ['one common word', `${words('xkcdbgt', 30)} de`, false],
    ['common words at the start', `${words('de la', 6)} ${words('\ue001\ue002', 200)}`, false],
    ['fewer of them', `${words('de la', 5)} ${words('\ue001\ue002', 200)}`, true],
  ])('%s: %#', (_, text, expected) => expect(isGibberish(text)).toBe(expected))
})
