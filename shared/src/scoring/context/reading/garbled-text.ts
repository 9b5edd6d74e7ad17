import { normalizeText } from '../../../parser/lexicon/fold.ts'

/** Letters that are words in the languages of the lexicon. */
const WORD_LETTER = /^[aeiouy]$/i
/** Shares (0–1) of words that whole text stays under: single letters, words without spaces between them, doubled letters. */
const MAX_SINGLE = 0.1
const MAX_JOINED = 0.025
const MAX_DOUBLED = 0.03
const JOINED_CHARS = 17
const MIN_DOUBLED_CHARS = 6
/** Words for which the shares count at least: fewer say little, and words that are added never make text garbled. */
const MIN_WORDS = 60

const isDoubled = (word: string): boolean =>
  word.length >= MIN_DOUBLED_CHARS && (word.match(/(\p{L})\1/gu) ?? []).length >= word.length / 2 - 1

/** Whether words were read in pieces (`Experienc e`), without spaces, or with each letter twice: `EExxppeerriieennccee`. */
export const isGarbled = (lines: readonly { readonly text: string }[]): boolean => {
  const words = lines.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? [])
  const getShare = (test: (word: string) => boolean) => words.filter(test).length / Math.max(words.length, MIN_WORDS)
  return (
    getShare((word) => word.length === 1 && !WORD_LETTER.test(word)) > MAX_SINGLE ||
    getShare((word) => word.length >= JOINED_CHARS) > MAX_JOINED ||
    getShare(isDoubled) > MAX_DOUBLED
  )
}

/** Frequent words that Spanish and English do not share with other languages, and those of the latter. */
const SUPPORTED = new Set('el los las del con y una su hasta the and of to for with in at'.split(' '))
const FOREIGN = new Set(
  'nao em uma dos das ao aos pelo pela com minha les des une dans avec pour et du sur au aux amb els dels pels aquest meva meu il della gli che nel og jeg er af til und der mit fur'.split(
    ' ',
  ),
)
/** An article or a preposition that is joined to its word: `l'empresa`, `d'equips`. */
const ELISION = /(?<![\p{L}'’])[ld]['’](?=\p{L}{3})/giu
/** Letters of other languages: `não`, `på`, `über`. */
const FOREIGN_LETTER = /[ãõâêôåøæßö]/giu
const MIN_FOREIGN_WORDS = 8

/** Whether the text is written in another language, whose sections and words are not known. */
export const isForeign = (lines: readonly { readonly text: string }[]): boolean => {
  const words = lines.flatMap(({ text }) => normalizeText(text).match(/\p{L}+/gu) ?? [])
  const letters = lines.flatMap(({ text }) => text.normalize('NFC').match(FOREIGN_LETTER) ?? [])
  const elisions = lines.flatMap(({ text }) => text.match(ELISION) ?? [])
  const foreign = words.filter((word) => FOREIGN.has(word)).length + letters.length + elisions.length
  return foreign >= MIN_FOREIGN_WORDS && foreign > words.filter((word) => SUPPORTED.has(word)).length
}
