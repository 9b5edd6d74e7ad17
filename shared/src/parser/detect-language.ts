import type { Language } from '../languages.ts'
import { fold } from './lexicon/fold.ts'

/** Function words that tell the two languages apart. */
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

/** The language that most of the words of a text speak, or undefined when there is too little to tell. */
export const detectLanguage = (texts: readonly string[]): Language | undefined => {
  const counts = { es: 0, en: 0 }
  let seen = 0
  for (const text of texts) {
    for (const word of fold(text).split(/[^a-z]+/)) {
      if (FUNCTION_WORDS.es.has(word)) counts.es++
      if (FUNCTION_WORDS.en.has(word)) counts.en++
    }
    seen += text.length
    if (seen > 6_000) break
  }
  if (counts.es === counts.en) return undefined
  return counts.es > counts.en ? 'es' : 'en'
}
