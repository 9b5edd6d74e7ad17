import type { Language } from '../languages.ts'
import { adviceEn } from './en/advice.ts'
import { documentEn } from './en/document.ts'
import { errorsEn } from './en/errors.ts'
import { reportEn } from './en/report.ts'
import { rulesEn } from './en/rules.ts'
import { adviceEs } from './es/advice.ts'
import { documentEs } from './es/document.ts'
import { errorsEs } from './es/errors.ts'
import { reportEs } from './es/report.ts'
import { rulesEs } from './es/rules.ts'

/** Every sentence that leaves the API, the CLI or a PDF, by code, in each language. The interface's own stand in Lingui. */
const WORDS = {
  es: { errors: errorsEs, document: documentEs, rules: rulesEs, advice: adviceEs, report: reportEs },
  en: { errors: errorsEn, document: documentEn, rules: rulesEn, advice: adviceEn, report: reportEn },
}

export type Messages = (typeof WORDS)['es']

export const messagesFor = (language: Language): Messages => WORDS[language]
