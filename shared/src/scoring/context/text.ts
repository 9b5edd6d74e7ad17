/** Lower case, no accents, plain quotes and single spaces: what is compared, never what is shown. */
export const normalizeText = (text: string): string => {
  const plain = ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[\u2018\u2019\u02bc]/g, "'")
        .replace(/[\u2010-\u2015]/g, '-')
  return plain.replace(/\s{2,}|[^\S ]/g, ' ').trim()
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/

/** Letters and digits alone: two texts that differ by spaces, hyphens or accents are equal. */
export const toAlphanumeric = (text: string): string => normalizeText(text).replace(/[^\p{L}\p{N}+#]/gu, '')

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’+#&/.-]*/gu

/** Words as written: `C++`, `Node.js` and `I+D` stay whole. */
export const splitWords = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.replace(/[.'’/-]+$/, ''))

/** Words that are not figures: a number added to a sentence never makes it longer. */
export const countNonNumericWords = (text: string): number => splitWords(text).filter((word) => !/\d/.test(word)).length

export const truncate = (text: string, max: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= max ? flat : `${flat.slice(0, max - 1).trimEnd()}…`
}
