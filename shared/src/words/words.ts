import type { Language } from '../languages.ts'
import { documentEn } from './en/document.ts'
import { errorsEn } from './en/errors.ts'
import { documentEs } from './es/document.ts'
import { errorsEs } from './es/errors.ts'

/** Every sentence that leaves the API, the CLI or a PDF, by code, in each language. The interface's own stand in Lingui. */
const WORDS = {
  es: { errors: errorsEs, document: documentEs },
  en: { errors: errorsEn, document: documentEn },
}

export type Words = (typeof WORDS)['es']

export const wordsFor = (language: Language): Words => WORDS[language]
