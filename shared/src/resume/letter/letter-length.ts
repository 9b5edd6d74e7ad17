import type { Language } from '../../languages.ts'
import type { Letter } from './letter.ts'

/**
 * Words of the paragraphs of a usual letter. Spanish letters have a little over 200 on average; advice for English ones
 * is 250 to 400.
 */
export const LETTER_WORDS: Readonly<Record<Language, { readonly min: number; readonly max: number }>> = {
  es: { min: 170, max: 300 },
  en: { min: 250, max: 400 },
}

export type LetterLength = 'empty' | 'short' | 'usual' | 'long'

/** How many words the paragraphs of a letter have in one language, and how that compares with usual letters. */
export const measureLetter = (
  paragraphs: Letter['paragraphs'],
  language: Language,
): { readonly words: number; readonly length: LetterLength } => {
  const words = paragraphs.reduce((sum, { text }) => sum + (text[language]?.match(/\S+/g)?.length ?? 0), 0)
  const { min, max } = LETTER_WORDS[language]
  return { words, length: words === 0 ? 'empty' : words < min ? 'short' : words > max ? 'long' : 'usual' }
}
