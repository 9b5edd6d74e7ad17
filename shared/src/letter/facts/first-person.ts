import type { Language } from '../../languages.ts'
import type { Tense } from '../../scoring/suggestions/spanish/conjugate.ts'
import { toEnglishClause } from './english-clause.ts'
import { toSpanishClause } from './spanish-clause.ts'

const MIN_WORDS = 4
const MAX_WORDS = 34
/** A line with these is a list, a label or an address, and no sentence that can be spoken. */
const UNSPEAKABLE = /https?:|www\.|@|[|•→<>{}[\]\\]|\.\.\.|…|^[^.;]{1,40}:\s|[:;,]$|\b(?:etc|e\.g|i\.e|p\. ?ej)\b/iu

/**
 * A line of a resume as a clause in the first person, without its subject:
 * “Responsable de la formación de 12 personas” → “formé a 12 personas”. Null when the result is not certain.
 */
export const toFirstPerson = (line: string, language: Language, tense: Tense): string | null => {
  const text = line
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.])[\s.]+$/, '')
    .trim()
  const words = text.split(' ').length
  if (words < MIN_WORDS || words > MAX_WORDS || UNSPEAKABLE.test(text) || /[.!?]\s+\p{Lu}/u.test(text)) return null
  return language === 'es' ? toSpanishClause(text, tense) : toEnglishClause(text, tense)
}
