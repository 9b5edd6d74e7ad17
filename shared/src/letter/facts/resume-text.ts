import type { Language } from '../../languages.ts'
import type { ClaimSource } from '../../resume/letter/letter.ts'
import { stripMarks } from '../../resume/prose/marks.ts'
import type { EntryListKey, ResumeDocument } from '../../resume/schema/document.ts'
import type { LocalizedText } from '../../resume/schema/localized-text.ts'

/** The text of a field in one language, on one line and without marks; empty when it is not translated. */
export const getPlainText = (field: LocalizedText, language: Language): string =>
  stripMarks(field[language] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** A source of a statement; none for an empty text. */
export const toSources = (...sources: readonly (readonly [path: string, quote: string])[]): ClaimSource[] =>
  sources.filter(([, quote]) => quote !== '').map(([path, quote]) => ({ path, quote }))

/** The entries of a section that are printed. */
export const listShown = <K extends EntryListKey>(document: ResumeDocument, section: K): ResumeDocument[K] | [] =>
  document.hiddenSections.includes(section) ? [] : document[section]

const SMALL_WORDS = /^(?:de|del|la|las|los|el|y|e|en|of|the|and|for|in|at|to|a)$/i
const MAX_ACRONYM_CHARS = 3

const toTitleCase = (name: string): string =>
  name
    .split(' ')
    .map((word, i) => {
      if (i > 0 && SMALL_WORDS.test(word)) return word.toLowerCase()
      return word.length <= MAX_ACRONYM_CHARS ? word : word.charAt(0) + word.slice(1).toLowerCase()
    })
    .join(' ')

/**
 * A name as it is said in a sentence: up to the first separator, several words in capitals as a title. Empty when it has
 * more than `maxWords` words: then it is a text that was taken for a name.
 */
export const toSpokenName = (name: string, maxWords: number): string => {
  const [first = ''] = name.split(/[|·•\t]/)
  const plain = first
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;–-]+/, '')
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
    .trim()
  if (plain.split(' ').length > maxWords) return ''
  return plain.includes(' ') && /\p{Lu}{4}/u.test(plain) && !/\p{Ll}/u.test(plain) ? toTitleCase(plain) : plain
}
