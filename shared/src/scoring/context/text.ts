/** Lower case, no accents, plain quotes and single spaces: what is compared, never what is shown. */
export const fold = (text: string): string => {
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
export const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}+#]/gu, '')

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’+#&/.-]*/gu

/** Words as written: `C++`, `Node.js` and `I+D` stay whole. */
export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.replace(/[.'’/-]+$/, ''))

/** Words that are not figures: a number added to a sentence never makes it longer. */
export const plainWordCount = (text: string): number => wordsOf(text).filter((word) => !/\d/.test(word)).length

export const cut = (text: string, max: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= max ? flat : `${flat.slice(0, max - 1).trimEnd()}…`
}
