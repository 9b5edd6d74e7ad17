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
