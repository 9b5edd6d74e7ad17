import type { Language } from '../languages.ts'
import { adviceEn } from './en/advice.ts'
import { boardEn } from './en/board.ts'
import { countriesEn } from './en/countries.ts'
import { documentEn } from './en/document.ts'
import { errorsEn } from './en/errors.ts'
import { reportEn } from './en/report.ts'
import { rulesEn } from './en/rules/index.ts'
import { shareEn } from './en/share.ts'
import { supportEn } from './en/support.ts'
import { adviceEs } from './es/advice.ts'
import { boardEs } from './es/board.ts'
import { countriesEs } from './es/countries.ts'
import { documentEs } from './es/document.ts'
import { errorsEs } from './es/errors.ts'
import { reportEs } from './es/report.ts'
import { rulesEs } from './es/rules/index.ts'
import { shareEs } from './es/share.ts'
import { supportEs } from './es/support.ts'
import type { RuleMessages } from './types.ts'

/** The sentences of the API, the CLI and the PDFs. Those of the interface are in the Lingui catalogs. */
const MESSAGES = {
  es: {
    errors: errorsEs,
    countries: countriesEs,
    document: documentEs,
    rules: rulesEs,
    advice: adviceEs,
    report: reportEs,
    board: boardEs,
    share: shareEs,
    support: supportEs,
  },
  en: {
    errors: errorsEn,
    countries: countriesEn,
    document: documentEn,
    rules: rulesEn,
    advice: adviceEn,
    report: reportEn,
    board: boardEn,
    share: shareEn,
    support: supportEn,
  },
}

export type Messages = (typeof MESSAGES)['es']

/** All messages in a language. */
export const getMessages = (language: Language): Messages => MESSAGES[language]

/** The messages of a rule, or undefined when this version has no rule of that code. */
export const findRuleMessages = (code: string, language: Language): RuleMessages | undefined => {
  const rules: Readonly<Record<string, RuleMessages>> = MESSAGES[language].rules
  return Object.hasOwn(rules, code) ? rules[code] : undefined
}
