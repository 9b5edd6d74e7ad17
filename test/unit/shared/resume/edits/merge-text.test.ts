import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeText } from '#shared/resume/edits/merge-text.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ñ', ' '), maxLength: 6 })

describe('mergeText', () => {
  it.each([
    [
      'edits at both ends',
      'Diseño sistemas',
      'Hoy: Diseño sistemas',
      'Diseño sistemas de pago',
      'Hoy: Diseño sistemas de pago',
    ],
    ['edits at both ends, the other way round', 'abc', 'abc!', '¡abc', '¡abc!'],
    ['replacements that touch', 'abcd', 'XYcd', 'abZW', 'XYZW'],
    ['replacements that touch, the other way round', 'abcd', 'abZW', 'XYcd', 'XYZW'],
    ['a removal beside an insertion', 'one two', 'two', 'one two three', 'two three'],
    ['two insertions at one place', 'ac', 'abc', 'aBc', 'abBc'],
    ['a repeated letter that grew', 'aa', 'aaa', 'aab', 'aaab'],
    ['other lines around an edited one', 'a\nb\nc', 'A\nb\nC', 'a\nB\nc', 'A\nB\nC'],
    ['two edits of one of several lines', 'a\nb c\nd', 'A\nb! c\nD', 'a\nb c?\nd', 'A\nb! c?\nD'],
  ])('merges %s', (_, base, theirs, mine, merged) => {
    expect(mergeText(base, theirs, mine)).toBe(merged)
  })

  it.each([
    ['the same characters', 'Ana', 'Pedro', 'Julia'],
    ['overlapping ranges', 'abcdef', 'aXYZef', 'abcUVf'],
    ['one of several lines', 'a\nb\nc', 'A\nX\nC', 'a\nY\nc'],
    ['lines of which mine adds one', 'a\nb\nc', 'A\nb\nC', 'a\nB\nB\nc'],
    ['lines of which theirs adds one', 'a\nb\nc', 'A\nb\nb\nC', 'a\nB\nc'],
  ])('gives null when both replaced %s', (_, base, theirs, mine) => {
    expect(mergeText(base, theirs, mine)).toBeNull()
    expect(mergeText(base, mine, theirs)).toBeNull()
  })

  it('keeps the only edit, and an edit that both made', () => {
    fc.assert(
      fc.property(word, word, (base, next) => {
        expect(mergeText(base, next, base)).toBe(next)
        expect(mergeText(base, base, next)).toBe(next)
        expect(mergeText(base, next, next)).toBe(next)
      }),
    )
  })

  it('applies edits on either side of a character that both left alone', () => {
    fc.assert(
      fc.property(word, word, word, word, (left, right, newLeft, newRight) => {
        const theirs = `${newLeft}|${right}`
        const mine = `${left}|${newRight}`
        expect(mergeText(`${left}|${right}`, theirs, mine)).toBe(`${newLeft}|${newRight}`)
        expect(mergeText(`${left}|${right}`, mine, theirs)).toBe(`${newLeft}|${newRight}`)
      }),
    )
  })
})
