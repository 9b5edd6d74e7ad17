import { describe, expect, it } from 'vitest'
import { containsFamilies, toWordFamilies } from '#shared/scoring/job-match/word-family.ts'

describe('toWordFamilies', () => {
  it.each([
    ['the plural of a short word', 'bags', 'bag'],
    ['the possessive of a short word', "crew's", 'crew'],
    ['the plural of a five-letter word', 'cranes', 'crane'],
    ['the past and the gerund of a four-letter verb', 'bolted', 'bolting'],
    ['a plural whose root would be too short', 'casas', 'casa'],
    ['both genders of an agent whose root would be too short', 'cosedora', 'cosedor'],
    ['an action and the one who is derived from it', 'engineering', 'engineer'],
  ])('brings together %s', (_, a, b) => {
    expect(toWordFamilies(a)).toEqual(toWordFamilies(b))
  })

  it.each([
    ['the last vowel of a short word', 'lana', 'lana'],
    ['an s within a short word', 'mast', 'mast'],
    ['the s of a two-letter name', 'OS', 'os'],
    ['an er within a long word', 'supervise', 'supervis'],
  ])('keeps %s', (_, word, family) => {
    expect(toWordFamilies(word)).toEqual([family])
  })
})

describe('containsFamilies', () => {
  const term = ['crane', 'inspection']

  it('finds a term with three words between its own', () => {
    expect(containsFamilies(['inspection', 'port', 'yard', 'tower', 'crane'], term)).toBe(true)
  })

  it('does not find a term with four words between its own', () => {
    expect(containsFamilies(['inspection', 'port', 'yard', 'north', 'tower', 'crane'], term)).toBe(false)
  })
})
