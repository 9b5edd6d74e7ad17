import english from 'hyphen/patterns/en-us.js'
import type { Language } from '../../languages.ts'

/** Only words in small letters, so that no name or acronym is split. */
const PROSE_WORD = /^[(«“"]?(\p{Ll}{8,})[.,;:!?)»”"…]*$/u
/** Fewest letters of a word on each line. */
const MIN_LETTERS = 3

const cache = new Map<string, readonly number[]>()
const MAX_CACHED_WORDS = 5000

/**
 * The indexes at which a word may continue on the next line, in order. Empty for names, acronyms, addresses and words
 * of fewer than eight letters.
 */
export const findSyllableBreaks = (text: string, language: Language): readonly number[] => {
  const word = PROSE_WORD.exec(text)?.[1]
  if (word === undefined) return []
  const key = `${language} ${text}`
  const cached = cache.get(key)
  if (cached) return cached
  if (cache.size >= MAX_CACHED_WORDS) cache.clear()
  const start = text.indexOf(word)
  const breaks = (language === 'es' ? splitSpanish(word) : splitEnglish(word))
    .filter((at) => at >= MIN_LETTERS && at <= word.length - MIN_LETTERS)
    .map((at) => at + start)
  cache.set(key, breaks)
  return breaks
}

const VOWEL = /[aeiouáéíóúü]/
const CONSONANTS_OF_ONE_SYLLABLE = /^(?:[pbfcgk][lr]|[td]r|ch|ll|rr)$/

/**
 * Spanish syllables (Ortografía de la lengua española, RAE 2010): the last consonant before a vowel begins a syllable,
 * with the one before it when they are a group such as `tr`. Adjacent vowels stay together.
 */
const splitSpanish = (word: string): number[] => {
  const breaks: number[] = []
  let afterVowel = false
  for (let i = 0; i < word.length; ) {
    if (VOWEL.test(word.charAt(i))) {
      afterVowel = true
      i++
      continue
    }
    let end = i
    while (end < word.length && !VOWEL.test(word.charAt(end))) end++
    const isGroup = end - i > 1 && CONSONANTS_OF_ONE_SYLLABLE.test(word.slice(end - 2, end))
    if (afterVowel && end < word.length) breaks.push(isGroup ? end - 2 : end - 1)
    i = end
  }
  return breaks
}

interface Patterns {
  readonly values: ReadonlyMap<string, readonly number[]>
  readonly exceptions: ReadonlyMap<string, readonly number[]>
}

let patterns: Patterns | undefined

const parsePatterns = (): Patterns => ({
  values: new Map(
    english.patterns.map((pattern) => [
      pattern.replace(/\d/g, ''),
      [
        ...pattern
          .replace(/(\D)(?=\D|$)/g, '$10')
          .replace(/^(\D)/, '0$1')
          .replace(/\D/g, ''),
      ].map(Number),
    ]),
  ),
  exceptions: new Map(
    english.exceptions.map((exception) => {
      const syllables = exception.split('-')
      return [syllables.join(''), syllables.slice(0, -1).map((_, i) => syllables.slice(0, i + 1).join('').length)]
    }),
  ),
})

/** Liang's algorithm: a word may be split where the highest value of the patterns that match there is odd. */
const splitEnglish = (word: string): readonly number[] => {
  patterns ??= parsePatterns()
  const exception = patterns.exceptions.get(word)
  if (exception) return exception
  const framed = `.${word}.`
  const highest = new Array<number>(framed.length + 1).fill(0)
  for (let from = 0; from < framed.length; from++) {
    for (let to = from + 2; to <= framed.length; to++) {
      const values = patterns.values.get(framed.slice(from, to))
      for (const [i, value] of values?.entries() ?? []) highest[from + i] = Math.max(highest[from + i] ?? 0, value)
    }
  }
  return Array.from({ length: word.length - 1 }, (_, i) => i + 1).filter((at) => (highest[at + 1] ?? 0) % 2 === 1)
}
