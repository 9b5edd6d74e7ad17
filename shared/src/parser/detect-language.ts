import type { Language } from '../languages.ts'
import { fold } from './lexicon/fold.ts'

/** Frequent words that only one of the languages has, folded. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    'de la el en y los las del con para por una un al que se su como mas desde hasta o e sobre entre mi experiencia educacion formacion idiomas habilidades empresa universidad anos desarrollo'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to in for with on at a an by from as is that my i or using this it experience education skills languages company university years work development'.split(
      ' ',
    ),
  ),
}

const SAMPLE_CHARS = 6_000

/** The language with more of its frequent words in the texts; undefined for a tie, such as texts without any. */
export const detectLanguage = (texts: readonly string[]): Language | undefined => {
  const counts = { es: 0, en: 0 }
  let chars = 0
  for (const text of texts) {
    for (const word of fold(text).split(/[^a-z]+/)) {
      if (FUNCTION_WORDS.es.has(word)) counts.es++
      if (FUNCTION_WORDS.en.has(word)) counts.en++
    }
    chars += text.length
    if (chars > SAMPLE_CHARS) break
  }
  if (counts.es === counts.en) return undefined
  return counts.es > counts.en ? 'es' : 'en'
}
