import * as z from 'zod'
import { LIMITS } from './limits.ts'

/**
 * A date of a CV: `value` is `YYYY` or `YYYY-MM`, or empty when the text cannot be read as a date; `text` is what the
 * person wrote. Months run 1–12.
 */
export const cvDateSchema = z.object({
  value: z.string().regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/),
  text: z.string().max(LIMITS.lineChars),
})
export type CvDate = z.infer<typeof cvDateSchema>

const MONTH_STEMS: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
]

const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/\b(spring|primavera)\b/, 4],
  [/\b(summer|verano)\b/, 7],
  [/\b(autumn|fall|otono)\b/, 10],
  [/\b(winter|invierno)\b/, 1],
]

const foldAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const parseMonthName = (word: string): number =>
  MONTH_STEMS.findIndex((stems) => stems.some((s) => word.startsWith(s))) + 1

const formatIsoMonth = (year: string, month?: number | string): string => {
  const m = Number(month)
  return m >= 1 && m <= 12 ? `${year}-${String(m).padStart(2, '0')}` : year
}

/** Reads a CV date as people type it (`09/2019`, `2019-09`, `sept. 2019`, `2019`, `9/19`, `Spring 2019`), in es and en. */
export const parseCvDate = (raw: string): CvDate => {
  const text = raw.trim()
  const plain = foldAccents(text).replace(/\s+/g, ' ')
  const numeric = /\b(?:\d{1,2}[/.-])?(\d{1,2})\s?[/.-]\s?((?:19|20)\d{2})\b/.exec(plain) ?? null
  if (numeric?.[2]) return { value: formatIsoMonth(numeric[2], numeric[1]), text }
  const isoLike = /\b((?:19|20)\d{2})[/.-](\d{1,2})\b/.exec(plain)
  if (isoLike?.[1]) return { value: formatIsoMonth(isoLike[1], isoLike[2]), text }
  const year = /\b(19|20)\d{2}\b/.exec(plain)?.[0]
  if (year) {
    const month = plain
      .match(/\p{L}{3,}/gu)
      ?.map(parseMonthName)
      .find((m) => m > 0)
    const season = SEASONS.find(([words]) => words.test(plain))?.[1]
    return { value: formatIsoMonth(year, month ?? season), text }
  }
  const short = /^(\d{1,2})[/.-](\d{2})$/.exec(plain) ?? /^(\p{L}{3,})\.?[ '’/-]+(\d{2})$/u.exec(plain)
  if (short?.[1] && short[2]) {
    const month = /\d/.test(short[1]) ? Number(short[1]) : parseMonthName(short[1])
    const full = Number(short[2]) > 60 ? `19${short[2]}` : `20${short[2]}`
    if (month >= 1 && month <= 12) return { value: formatIsoMonth(full, month), text }
  }
  return { value: '', text }
}

/** `2019-09` → `09/2019`, as the form shows it (spec section 2); an unread date stays as it was typed. */
export const formatFormDate = (date: CvDate | null | undefined): string => {
  if (!date) return ''
  const [year, month] = date.value.split('-')
  return month ? `${month}/${year}` : date.value || date.text
}

/** The flat shape's text of a date: `YYYY-MM`, `YYYY`, or the text as read. */
export const formatContentDate = (date: CvDate | null | undefined): string => (date ? date.value || date.text : '')

/** Months since year 0, for comparing; `null` when unread. A bare year counts as its January. */
export const toMonthIndex = (text: string): number | null => {
  const { value } = parseCvDate(text)
  if (!value) return null
  const [year, month] = value.split('-')
  return Number(year) * 12 + (month ? Number(month) - 1 : 0)
}

const PRESENT_WORDS =
  /\b(present|current(ly)?|now|ongoing|today|to date|actualidad|actual(mente)?|presente|hoy|en curso|in progress|(a )?la fecha|vigente)\b/

/** Whether a text says "until now" (`actualidad`, `presente`, `a la fecha`, `en curso`, `present` …). */
export const isPresentDate = (text: string): boolean => PRESENT_WORDS.test(foldAccents(text))
