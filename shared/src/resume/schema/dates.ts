import * as z from 'zod'
import { foldAccents } from './fold-accents.ts'
import { LIMITS } from './limits.ts'

/**
 * A date of a CV. `value` is `YYYY` or `YYYY-MM` (months 01–12), or empty when `text`, the original wording, has no
 * date.
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

const parseMonthName = (word: string): number =>
  MONTH_STEMS.findIndex((stems) => stems.some((s) => word.startsWith(s))) + 1

const formatIsoMonth = (year: string, month?: number | string): string => {
  const m = Number(month)
  return m >= 1 && m <= 12 ? `${year}-${String(m).padStart(2, '0')}` : year
}

/**
 * Parses a date as people type it, in Spanish or English: `09/2019`, `2019-09`, `sept. 2019`, `2019`, `9/19`, `Spring
 * 2019`.
 */
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

/** `2019-09` as `09/2019`, for the form. A date without a value is shown as it was typed. */
export const formatFormDate = (date: CvDate | null | undefined): string => {
  if (!date) return ''
  const [year, month] = date.value.split('-')
  return month ? `${month}/${year}` : date.value || date.text
}

/** The text of a date in `ResumeContent`: `YYYY-MM`, `YYYY`, or the original wording when it has no value. */
export const formatContentDate = (date: CvDate | null | undefined): string => (date ? date.value || date.text : '')

/** Months since year 0, for comparison; null when the text has no date. A year alone counts as its January. */
export const toMonthIndex = (text: string): number | null => {
  const { value } = parseCvDate(text)
  if (!value) return null
  const [year, month] = value.split('-')
  return Number(year) * 12 + (month ? Number(month) - 1 : 0)
}

const PRESENT_WORDS =
  /\b(present|current(ly)?|now|ongoing|today|to date|actualidad|actual(mente)?|presente|hoy|en curso|in progress|(a )?la fecha|vigente)\b/

/** Whether a text means "until now": `actualidad`, `presente`, `a la fecha`, `en curso`, `present` … */
export const isPresentDate = (text: string): boolean => PRESENT_WORDS.test(foldAccents(text))
