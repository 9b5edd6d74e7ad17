import { normalizeText } from '../../parser/lexicon/fold.ts'
import { cacheByText } from '../../parser/lexicon/text-cache.ts'

/** Normalized letters, digits, `+` and `#` only, to compare texts regardless of spaces, hyphens and accents. */
export const toAlphanumeric = cacheByText((text) => normalizeText(text).replace(/[^\p{L}\p{N}+#]/gu, ''))

const LINE_PREFIX_CHARS = 22

/** The first letters and digits of a text, enough to tell lines of a page apart, to find what was read from one. */
export const toLinePrefix = (text: string): string => toAlphanumeric(text).slice(0, LINE_PREFIX_CHARS)

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’+#&/.-]*/gu

/** Words as written. `C++`, `Node.js` and `I+D` stay whole. */
export const splitWords = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.replace(/(?<![.'’/-])[.'’/-]+$/, ''))

/** Number of words without a digit, so that adding a number never makes a text longer. */
export const countNonNumericWords = (text: string): number => splitWords(text).filter((word) => !/\d/.test(word)).length

/** Words of a summary and of statements, numbers not counted. */
export const countProseWords = (
  summary: string | undefined,
  statements: readonly { readonly text: string }[],
): number => countNonNumericWords(`${summary ?? ''} ${statements.map(({ text }) => text).join(' ')}`)

/** Collapses white space, and shortens to `max` characters with an ellipsis. */
export const truncate = (text: string, max: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= max ? flat : `${flat.slice(0, max - 1).trimEnd()}…`
}
