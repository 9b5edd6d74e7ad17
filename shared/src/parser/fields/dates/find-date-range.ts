import { isPresentDate, parseCvDate } from '../../../resume/schema/dates.ts'
import { findMonth, MONTH, PRESENT } from './date-words.ts'

/** A range of dates, or a single date, in a text. */
export interface DateRange {
  /** `YYYY-MM`, `YYYY`, or the text as written; empty for a single date, which is in `end`. */
  readonly start: string
  readonly end: string
  readonly current: boolean
  /** Its position in the text. */
  readonly from: number
  readonly to: number
  readonly isRange: boolean
}

const SEASON = '(?:spring|summer|fall|autumn|winter|primavera|verano|otoño|invierno|q[1-4])'
const YEAR = '(?:(?:19|20)(?:\\d{2}|xx))'
const DATE = [
  `(?:\\d{1,2}\\s*(?:de\\s+|d['’]|,\\s*|\\.\\s*)?)?${MONTH}\\.?\\s*(?:\\d{1,2},)?\\s*(?:de(?:l)?\\s+|,\\s*|[/-]\\s*)?${YEAR}`,
  `${MONTH}\\.?\\s*['’]\\d{2}`,
  `${SEASON}\\s*(?:de\\s+|,\\s*|of\\s+)?${YEAR}`,
  `(?:\\d{1,2}[/.-])?\\d{1,2}\\s?[/.-]\\s?${YEAR}`,
  `${YEAR}\\s?[/.-]\\s?(?:0[1-9]|1[0-2])(?:[/.-]\\d{1,2})?(?!\\d)`,
  `${YEAR}`,
  `\\d{1,2}/\\d{2}(?!\\d|/)`,
].join('|')
const UNTIL =
  "(?:\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bthru\\b|\\ba\\b|\\bal\\b|\\bhasta\\b|\\bat[eé](?=\\s)|\\bata\\b|\\bfins\\b(?:\\s+a)?|\\bbis\\b|\\bau\\b|\\bjusqu['’](?:au|[àa])|à(?=\\s))"
const DASH = `\\s*(?:(?:-{1,2}|–|—|−|‐|‑|‒|―|~|→|/)(?:\\s*${UNTIL})?|${UNTIL}|\\by\\b|\\band\\b)\\s*(?:\\bla\\b|\\bel\\b|\\bo\\b)?\\s*`
const LEAD_WORDS =
  '(?:(?:from|since|desde|des de|depuis|seit|von|de|entre|between|a[ñn]o(?:\\s+de\\s+(?:egreso|ingreso))?|year|expected|graduated|graduation|class of|prevista?|estimad[ao])\\s*:?\\s*(?:el|la)?\\s*)?'

const RANGE = new RegExp(
  `(?<![\\p{L}\\d])${LEAD_WORDS}(${DATE})${DASH}(${DATE}|\\(?${PRESENT}|\\d{2}(?![\\d.,%/]))(?![\\p{L}\\d])`,
  'iu',
)
/** Two months with their years and only white space between, for fonts without a character for the dash. */
const DASHLESS = new RegExp(
  `(?<![\\p{L}\\d])(${MONTH}\\.?\\s*${YEAR})\\s+(${MONTH}\\.?\\s*${YEAR}|${PRESENT})(?![\\p{L}\\d])`,
  'iu',
)
const MONTHS_OF_YEAR = new RegExp(`(?<![\\p{L}\\d])(${MONTH}|${SEASON})\\.?${DASH}(${DATE})(?![\\p{L}\\d])`, 'iu')
const SINGLE = new RegExp(`(?<![\\p{L}\\d@/.-])${LEAD_WORDS}(${DATE})(?![\\p{L}\\d]|[/-]\\d)`, 'iu')
const SINCE = /\b(since|desde|des de|depuis|seit)\b/i
const EXPECTED = /\b(expected|prevista?|estimad[ao]|graduat|anticipated|en curso|in progress|cursando)\b/i
/** A line that only tells that something is not over. */
const PRESENT_LINE =
  /^\(?(?:actualmente|actualidad|presente|present|current|en curso|in progress|cursando|hasta la (?:fecha|actualidad))\)?\.?$/iu
const PRESENT_ONLY = new RegExp(`^${PRESENT}$`, 'iu')

const DATE_FRAGMENT = new RegExp(
  `^[\\s(–—-]*${LEAD_WORDS}(?:(?:${DATE}|${MONTH}\\.?|${SEASON})(?:${DASH}|\\s+de(?=$)|(?=$)))?(?:${DATE}|${PRESENT}|a la|la|fecha|${MONTH}\\.?(?:\\s+de)?|\\d{2,4})?[\\s).,–—-]*$`,
  'iu',
)

/** Whether a text is a date, a range or a part of one, as on the lines of a narrow sidebar: `June 2019 –`, `Actualidad`. */
export const isDateFragment = (text: string): boolean =>
  text.length <= 40 && /[\p{L}\d]/u.test(text) && DATE_FRAGMENT.test(text)

/** Whether two texts are the start and the end of one range: `Sep 2016 – Dec` and `2020`. */
export const formDateRange = (first: string, second: string): boolean =>
  !findDateRange(first)?.isRange &&
  !findDateRange(second)?.isRange &&
  (/^[–—-]/.test(second) || findDateRange(`${first} ${second}`)?.isRange === true)

/** The first range of dates of a text, else the first single date. */
export const findDateRange = (text: string): DateRange | undefined => {
  if (!/\d/.test(text))
    return PRESENT_LINE.test(text)
      ? { start: '', end: '', current: true, from: 0, to: text.length, isRange: false }
      : undefined
  const range = RANGE.exec(text) ?? DASHLESS.exec(text)
  if (range?.[1] && range[2])
    return { ...toStartAndEnd(range[1], range[2]), from: range.index, to: range.index + range[0].length, isRange: true }
  const months = MONTHS_OF_YEAR.exec(text)
  if (months?.[1] && months[2]) {
    const year = /(19|20)\d{2}/.exec(months[2])?.[0] ?? ''
    const from = months.index
    return { ...toStartAndEnd(`${months[1]} ${year}`, months[2]), from, to: from + months[0].length, isRange: true }
  }
  const single = SINGLE.exec(text)
  if (!single?.[1]) return undefined
  const place = { from: single.index, to: single.index + single[0].length }
  if (SINCE.test(single[0])) return { start: normalizeDate(single[1]), end: '', current: true, ...place, isRange: true }
  return { start: '', end: normalizeDate(single[1]), current: EXPECTED.test(text), ...place, isRange: false }
}

const YEAR_OF_MONTH = /(?:19|20)\d{2}(?!\d)/

const normalizeDate = (text: string): string => {
  const year = YEAR_OF_MONTH.exec(text)?.[0]
  const month = (text.match(/\p{L}{3,}\.?/gu) ?? []).map(findMonth).find((each) => each > 0)
  if (year && month) return `${year}-${String(month).padStart(2, '0')}`
  return parseCvDate(text).value || text.trim()
}

const toStartAndEnd = (first: string, second: string): Pick<DateRange, 'start' | 'end' | 'current'> => {
  const start = normalizeDate(first)
  if (isPresentDate(second) || PRESENT_ONLY.test(second.replace('(', '').trim()))
    return { start, end: '', current: true }
  if (/^\d{2}$/.test(second)) return { start, end: `${start.slice(0, 2)}${second}`, current: false }
  return { start, end: normalizeDate(second), current: false }
}
