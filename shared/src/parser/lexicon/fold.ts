/** Lower case, no accents, single spaces: how words are looked up. */
export const fold = (text: string): string => {
  const known = cache.get(text)
  if (known !== undefined) return known
  const lower = text.toLowerCase()
  const plain = ASCII.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
  const folded = plain.replace(/\s+/g, ' ').trim()
  if (text.length > MAX_CACHED_CHARS) return folded
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(text, folded)
  return folded
}

/** The same lines are looked up by many rules. */
const MAX_CACHED = 4_000
const MAX_CACHED_CHARS = 200
const cache = new Map<string, string>()

const ASCII = /^[ -~]*$/

/** Lower case without accents, with every character at its index: to find folded words in a text as it is written. */
export const foldInPlace = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text.replace(/[\u0080-\uffff]/g, (character) => character.normalize('NFD').charAt(0)).toLowerCase()

/**
 * Text to compare, never to show: `fold` (lower case, no accents, single spaces) plus straight apostrophes and plain
 * hyphens. The parser uses `fold` alone, which leaves punctuation as written.
 */
export const normalizeText = (text: string): string =>
  fold(text)
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
