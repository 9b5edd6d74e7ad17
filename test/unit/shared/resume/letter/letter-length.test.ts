import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { LETTER_WORDS, measureLetter } from '#shared/resume/letter/letter-length.ts'

const createWords = (count: number): string => Array.from({ length: count }, (_, i) => `w${i}`).join(' ')
const measure = (language: Language, ...texts: readonly string[]) =>
  measureLetter(
    texts.map((text, i) => ({ id: `p${i}`, text: { [language]: text }, claims: {} })),
    language,
  )

describe.each(['es', 'en'] as const)('a letter in %s', (language) => {
  const { min, max } = LETTER_WORDS[language]

  it.each([
    [0, 'empty'],
    [1, 'short'],
    [min - 1, 'short'],
    [min, 'usual'],
    [max, 'usual'],
    [max + 1, 'long'],
  ] as const)('of %i words is %s', (words, length) => {
    expect(measure(language, createWords(words))).toEqual({ words, length })
  })
})

describe('the words of a letter', () => {
  it('are those between spaces and line breaks, of all paragraphs', () => {
    expect(measure('en', ' Dear team,\n', 'I bake  bread.')).toEqual({ words: 5, length: 'short' })
  })

  it('are those of one language', () => {
    const paragraphs = [
      { id: 'p', text: { en: 'I bake bread.', es: 'Hago pan.' }, claims: {} },
      { id: 'q', text: { es: 'Adiós' }, claims: {} },
    ]
    expect([measureLetter(paragraphs, 'en').words, measureLetter(paragraphs, 'es').words]).toEqual([3, 3])
  })
})
