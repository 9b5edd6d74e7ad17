import { type Language, otherLanguage } from '#shared/languages.ts'
import type { LocalizedText } from '#shared/resume/schema/document.ts'

/** Joins the non-empty texts that name an entry, such as `Analyst · Acme`. Falls back to the other language. */
export const joinEntryName = (language: Language, ...parts: readonly (string | LocalizedText)[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : (part[language] ?? part[otherLanguage(language)] ?? '')))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ')
