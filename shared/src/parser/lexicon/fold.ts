import { cacheByText } from './text-cache.ts'

const ASCII = /^[ -~]*$/

/** Lower case, no accents, single spaces: how words are looked up. */
export const fold = cacheByText((text) => {
  const lower = text.toLowerCase()
  const plain = ASCII.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/\s+/g, ' ').trim()
})

/** Lower case without accents, with every character at its index: to find folded words in a text as it is written. */
export const foldInPlace = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text.replace(/[\u0080-\uffff]/g, (character) => character.normalize('NFD').charAt(0)).toLowerCase()

/**
 * Text to compare, never to show: `fold` (lower case, no accents, single spaces) plus straight apostrophes and plain
 * hyphens. The parser uses `fold` alone, which leaves punctuation as written.
 */
export const normalizeText = cacheByText((text) =>
  fold(text)
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-'),
)
