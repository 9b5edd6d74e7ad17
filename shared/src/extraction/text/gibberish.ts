import { fold } from '../words/fold.ts'

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
  const dense = text.replace(/\s/g, '')
  if (dense.length < FEWEST) return false
  const letters = dense.match(/\p{L}/gu)?.length ?? 0
  const latin = dense.match(/\p{Script=Latin}/gu)?.length ?? 0
  const odd = dense.match(/[\p{Cc}\ufffd\ue000-\uf8ff]/gu)?.length ?? 0
  if (odd / dense.length > 0.25) return true
  const digits = dense.match(/\d/g)?.length ?? 0
  if ((letters + digits) / dense.length < 0.45) return true
  if (latin < letters * 0.5) return false
  const words = fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  const vowels = fold(text).match(/[aeiou]/g)?.length ?? 0
  const common = words.filter((word) => COMMON.has(word)).length
  if (digits > letters) return false
  return words.length >= 20 && common === 0 && (vowels / Math.max(1, latin) < 0.22 || vowels / latin > 0.62)
}
