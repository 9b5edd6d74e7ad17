import type { Language } from '../../languages.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set('de la el los las del para con por una y en que su al como desde hasta mas e o se'.split(' ')),
  en: new Set('the and of to for with in on a an as by from at that is was our this into over'.split(' ')),
}

/** Language of a text by its stop words; undefined with fewer than 5 of them, or on a tie. */
export const detectProseLanguage = (text: string): Language | undefined => {
  const count = { es: 0, en: 0 }
  for (const word of normalizeText(text).split(/[^\p{L}]+/u)) {
    if (STOP_WORDS.es.has(word)) count.es += 1
    if (STOP_WORDS.en.has(word)) count.en += 1
  }
  if (count.es + count.en < 5 || count.es === count.en) return undefined
  return count.es > count.en ? 'es' : 'en'
}
