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
/** `S.A.U`, `S. R. L.` */
const INITIALS = /^(?:\p{Lu}\.)+\p{Lu}?[.,]?$/u
/** One word in capitals of this length is no acronym. */
const LONG_CAPITALS = /^\p{Lu}{8,}$/u

const toTitleCase = (name: string): string =>
  name
    .split(' ')
    .map((word, i) => {
      if (i > 0 && SMALL_WORDS.test(word)) return word.toLowerCase()
      const isAcronym = word.length <= MAX_ACRONYM_CHARS && !SMALL_WORDS.test(word)
      return isAcronym || INITIALS.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()
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
  const isCapitals = plain.includes(' ')
    ? /\p{Lu}{4}/u.test(plain) && !/\p{Ll}/u.test(plain)
    : LONG_CAPITALS.test(plain)
  return isCapitals ? toTitleCase(plain) : plain
}

/** What no name ends with: the rest was not read. */
const CUT_END =
  /\s(?:del?|las?|los|el|y|e|o|en|para|por|con|al?|sus?|una?|of|the|and|or|for|in|at|to|an|with|by|under|from|on)$/iu

/** As `toSpokenName`; empty for a name whose end was not read: “Curso de manejo de”. */
export const toWholeName = (name: string, maxWords: number): string => {
  const spoken = toSpokenName(name, maxWords)
  return CUT_END.test(spoken) ? '' : spoken
}
