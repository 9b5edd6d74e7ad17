import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { cacheByText } from '../../../parser/lexicon/text-cache.ts'

/** The normalized words of a text, from three characters on. */
export const listWords = cacheByText((text): readonly string[] => normalizeText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listStrings)
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, item]) => (key === 'id' || key === 'photo' ? [] : listStrings(item)))
    : []
}

/** The words of every text inside values. */
export const toWordSet = (...values: unknown[]): ReadonlySet<string> =>
  new Set(values.flatMap(listStrings).flatMap(listWords))

/** Share of the characters of `words` that are in `known`; 1 without words. */
export const getShare = (words: readonly string[], known: ReadonlySet<string>): number => {
  const count = (list: readonly string[]) => list.reduce((sum, word) => sum + word.length, 0)
  return words.length === 0 ? 1 : count(words.filter((word) => known.has(word))) / count(words)
}
