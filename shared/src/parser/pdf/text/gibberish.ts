import { fold } from '../../lexicon/fold.ts'

/** Fewest characters that can be judged. */
const FEWEST = 120

/** The commonest words and word pieces of the languages that CVs come in. */
const COMMON = new Set(
  'de la el en y a los del con para por un una al que se su of the and to in for with on at an by from as is or mi my das der die und le les des et du il di e da do em com university universidad experience experiencia education educacion skills'.split(
    ' ',
  ),
)

/**
 * Whether a text has no meaning: fonts with no character map give symbols, or letters of a shifted alphabet. Texts in
 * scripts other than Latin, and short ones, are taken as they are.
 */
export const isGibberish = (text: string): boolean => {
  if (hasMeaning(text.slice(0, SAMPLE))) return false
  const { dense, letters, latin, digits, odd } = countSigns(text)
  if (dense < FEWEST) return false
  if (odd / dense > 0.25 || (letters + digits) / dense < 0.45) return true
  if (latin < letters * 0.5 || digits > letters) return false
  const folded = fold(text)
  const words = folded.match(/[a-z]+/g) ?? []
  if (words.length < 20 || words.some((word) => COMMON.has(word))) return false
  const vowels = (folded.match(/[aeiou]/g)?.length ?? 0) / Math.max(1, latin)
  return vowels < 0.22 || vowels > 0.62
}

/** So much of a text tells most times that it has a meaning, without a look at the rest. */
const SAMPLE = 1_500
const ENOUGH = 12

const hasMeaning = (start: string): boolean => {
  let common = 0
  for (const word of start.toLowerCase().split(' ')) if (COMMON.has(word)) common++
  return common >= ENOUGH
}

/** How many signs of each kind a text has, white space left out. */
const countSigns = (text: string) => {
  const counts = { dense: 0, letters: 0, latin: 0, digits: 0, odd: 0 }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7e || code < 0x20) countOther(text.charAt(i), counts)
    else if (code > 0x20) {
      counts.dense++
      if (code >= 0x30 && code <= 0x39) counts.digits++
      else if (isLatinLetter(code)) {
        counts.letters++
        counts.latin++
      }
    }
  }
  return counts
}

const isLatinLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)

const countOther = (sign: string, counts: { dense: number; letters: number; latin: number; odd: number }): void => {
  if (/\s/.test(sign)) return
  counts.dense++
  if (/[\p{Cc}\ufffd\ue000-\uf8ff]/u.test(sign)) counts.odd++
  else if (/\p{L}/u.test(sign)) {
    counts.letters++
    if (/\p{Script=Latin}/u.test(sign)) counts.latin++
  }
}
