import { fold } from '../lexicon/fold.ts'

/** Feature ids are hashes below this number. */
export const FEATURE_COUNT = 16_384
/** Longer texts are read up to here: their kind is clear by then. */
const MAX_WORDS = 24

const WORD = /[\p{L}\d]+(?:['’.][\p{L}\d]+)*/gu

/**
 * Hashed features of a short text: its words and pairs of words with their position, the beginnings and endings of its
 * words, and its shape. The same for a text in capitals, but for one feature.
 */
export const hashTextFeatures = (text: string): number[] => {
  const words = (fold(text).match(WORD) ?? []).slice(0, MAX_WORDS)
  const features = new Set<number>()
  const add = (name: string): void => void features.add(hash(name))
  for (const [i, word] of words.entries()) {
    add(`w ${word}`)
    if (i > 0) add(`p ${words[i - 1]} ${word}`)
    if (word.length > 4) {
      add(`e3 ${word.slice(-3)}`)
      add(`e4 ${word.slice(-4)}`)
      add(`s4 ${word.slice(0, 4)}`)
    }
    if (word.length > 6) add(`e5 ${word.slice(-5)}`)
  }
  add(`first ${words[0] ?? ''}`)
  add(`first e ${words[0]?.slice(-3) ?? ''}`)
  add(`last ${words.at(-1) ?? ''}`)
  for (const name of describeShape(text, words)) add(name)
  return [...features]
}

/** Names of the features of a text's shape that hold. */
const describeShape = (text: string, words: readonly string[]): string[] => {
  const trimmed = text.trim()
  const shape = [`n ${Math.min(words.length, 4)}`, `n5 ${Math.min(4, Math.floor(words.length / 5))}`]
  if (words.length === 1) shape.push(`length ${Math.min(12, trimmed.length)}`)
  if (/^\p{Ll}/u.test(trimmed)) shape.push('lowercase')
  if (/^\p{L}+[éíóÉÍÓ](?!\p{L})/u.test(trimmed)) shape.push('past tense')
  if (/[.;]$/.test(trimmed)) shape.push('stop')
  if (/\d/.test(trimmed)) shape.push('digit')
  if (/%/.test(trimmed)) shape.push('percent')
  if (/,/.test(trimmed)) shape.push('comma')
  if (/,.*,/.test(trimmed)) shape.push('commas')
  if (/^[^,]+, [^,]+$/.test(trimmed)) shape.push('pair')
  if (/^\p{Lu}[\p{Lu}.&]{1,6}$/u.test(trimmed)) shape.push('acronym')
  const capitals = trimmed.match(/(?<=^|[\s(])\p{Lu}/gu)?.length ?? 0
  const isUpper = trimmed === trimmed.toUpperCase()
  if (!isUpper && words.length > 1) shape.push(`capitals ${Math.round((3 * capitals) / words.length)}`)
  return shape
}

/** FNV-1a over UTF-16 units, below `FEATURE_COUNT`. */
const hash = (name: string): number => {
  let value = 0x811c9dc5
  for (let i = 0; i < name.length; i++) value = Math.imul(value ^ name.charCodeAt(i), 0x01000193)
  return ((value >>> 16) ^ value) & (FEATURE_COUNT - 1)
}
