import { readFileSync } from 'node:fs'
import type { Language } from '#shared/languages.ts'

const readField = (block: string, field: 'msgid' | 'msgstr'): string => {
  const lines = new RegExp(`^${field} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(block)?.[1] ?? ''
  return lines
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('')
    .replace(/\\(["\\])/g, '$1')
}

/** The interface's messages: the English source, and its text in a language. */
export const readPo = (language: Language): { readonly id: string; readonly text: string }[] => {
  const url = new URL(`../../../web/src/i18n/locales/${language}.po`, import.meta.url)
  return readFileSync(url, 'utf8')
    .split('\n\n')
    .map((block) => ({ id: readField(block, 'msgid'), text: readField(block, 'msgstr') }))
    .filter(({ id }) => id !== '')
}
