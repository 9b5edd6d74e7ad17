import type { Language } from '#shared/languages.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { care, kitchen, software, teaching } from './en/first-examples.ts'
import { office, retail, student, trades } from './en/more-examples.ts'
import { care as careEs, kitchen as kitchenEs, teaching as teachingEs } from './es/first-examples.ts'
import { office as officeEs, retail as retailEs, student as studentEs, trades as tradesEs } from './es/more-examples.ts'

/** Resumes of invented people, by language and by the id of their example. */
export const EXAMPLES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  es: {
    care: careEs,
    kitchen: kitchenEs,
    teaching: teachingEs,
    office: officeEs,
    retail: retailEs,
    software: sampleEs,
    trades: tradesEs,
    student: studentEs,
  },
  en: { care, kitchen, teaching, office, retail, software, trades, student },
}
