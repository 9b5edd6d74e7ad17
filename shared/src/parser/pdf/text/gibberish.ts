import { fold } from '../../lexicon/fold.ts'

/** Shorter texts are never gibberish. */
const MIN_CHARS = 120

/** Common words of the languages of resumes. */
const COMMON_WORDS = new Set(
  'de la el en y a los del con para por un una al que se su of the and to in for with on at an by from as is or mi my das der die und le les des et du il di e da do em com university universidad experience experiencia education educacion skills'.split(
    ' ',
  ),
)

/**
 * Whether a text has no meaning: fonts without a character map give symbols, or letters of a shifted alphabet. Short
 * texts and texts in other scripts than Latin are never gibberish.
 */
export const isGibberish = (text: string): boolean => {
  if (hasCommonWords(text.slice(0, SAMPLE_CHARS))) return false
  const { dense, letters, latin, digits, odd } = countCharacters(text)
  if (dense < MIN_CHARS) return false
  if (odd / dense > 0.25 || (letters + digits) / dense < 0.45) return true
  if (latin < letters * 0.5 || digits > letters) return false
  const folded = fold(text)
  const words = folded.match(/[a-z]+/g) ?? []
  if (words.length < 20 || words.some((word) => COMMON_WORDS.has(word))) return false
  const vowels = (folded.match(/[aeiou]/g)?.length ?? 0) / Math.max(1, latin)
  return vowels < 0.22 || vowels > 0.62
}

/** The start of a text is mostly enough to find common words. */
const SAMPLE_CHARS = 1_500
const MIN_COMMON_WORDS = 12

const hasCommonWords = (start: string): boolean => {
  let common = 0
  for (const word of start.toLowerCase().split(' ')) if (COMMON_WORDS.has(word)) common++
  return common >= MIN_COMMON_WORDS
}

/** Numbers of characters by kind, without white space. */
const countCharacters = (text: string) => {
  const counts = { dense: 0, letters: 0, latin: 0, digits: 0, odd: 0 }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7e || code < 0x20) countNonAscii(text.charAt(i), counts)
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

const countNonAscii = (
  character: string,
  counts: { dense: number; letters: number; latin: number; odd: number },
): void => {
  if (/\s/.test(character)) return
  counts.dense++
  if (/[\p{Cc}\ufffd\ue000-\uf8ff]/u.test(character)) counts.odd++
  else if (/\p{L}/u.test(character)) {
    counts.letters++
    if (/\p{Script=Latin}/u.test(character)) counts.latin++
  }
}
