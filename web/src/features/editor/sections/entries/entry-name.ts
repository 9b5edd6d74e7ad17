import { type Language, otherLanguage } from '#shared/languages.ts'
import type { LocalizedText } from '#shared/resume/schema/document.ts'

/** An entry's name from its texts, those that are there: `Analyst · Acme`. */
export const joinEntryName = (language: Language, ...parts: readonly (string | LocalizedText)[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : (part[language] ?? part[otherLanguage(language)] ?? '')))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ')
