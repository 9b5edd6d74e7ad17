import { parseCvDate, saysPresent } from '../../../resume/schema/dates.ts'

/** A date or a range of dates found in a text. */
export interface Span {
  /** `YYYY-MM`, `YYYY`, or the text as written; empty when only an end was found. */
  readonly start: string
  readonly end: string
  readonly current: boolean
  /** Where it stands in the text. */
  readonly from: number
  readonly to: number
  readonly isRange: boolean
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary|rero)?|mar(?:ch|zo)?|apr(?:il)?|abr(?:il)?|may(?:o)?|jun(?:e|io)?|jul(?:y|io)?|aug(?:ust)?|ago(?:sto)?|sept?(?:ember|iembre)?|setiembre|set|oct(?:ober|ubre)?|nov(?:ember|iembre)?|dec(?:ember)?|dic(?:iembre)?|ene(?:ro)?)'
const SEASON = '(?:spring|summer|fall|autumn|winter|primavera|verano|otoño|invierno|q[1-4])'
const YEAR = '(?:(?:19|20)(?:\\d{2}|xx))'
const POINT = [
  `(?:\\d{1,2}\\s*(?:de\\s+|,\\s*)?)?${MONTH}\\.?\\s*(?:\\d{1,2},)?\\s*(?:de(?:l)?\\s+|,\\s*|[/-]\\s*)?${YEAR}`,
  `${MONTH}\\.?\\s*['’]\\d{2}`,
  `${SEASON}\\s*(?:de\\s+|,\\s*|of\\s+)?${YEAR}`,
  `(?:\\d{1,2}[/.-])?\\d{1,2}\\s?[/.-]\\s?${YEAR}`,
  `${YEAR}\\s?[/.-]\\s?(?:0[1-9]|1[0-2])(?:[/.-]\\d{1,2})?(?!\\d)`,
  `${YEAR}`,
  `\\d{1,2}/\\d{2}(?!\\d|/)`,
].join('|')
const PRESENT =
  '(?:present[e]?|current(?:ly)?|now|ongoing|today|to date|date|actualidad|actual(?:mente)?|la actualidad|la fecha|a la fecha|hoy(?: en d[ií]a)?|en curso|in progress|vigente|presente|el presente|cursando)'
const DASH =
  '\\s*(?:-{1,2}|–|—|−|‐|‑|~|→|/|\\bto\\b|\\buntil\\b|\\bthrough\\b|\\bthru\\b|\\ba\\b|\\bal\\b|\\bhasta\\b|\\by\\b|\\band\\b)\\s*(?:\\bla\\b|\\bel\\b)?\\s*'
const LEAD =
  '(?:(?:from|since|desde|de|entre|between|expected|graduated|graduation|class of|prevista?|estimad[ao])\\s*:?\\s*(?:el|la)?\\s*)?'

const RANGE = new RegExp(
  `(?<![\\p{L}\\d])${LEAD}(${POINT})${DASH}(${POINT}|${PRESENT}|\\d{2}(?![\\d.,%/]))(?![\\p{L}\\d])`,
  'iu',
)
/** Two months with their years and only white between, where a font has lost its dash. */
const DASHLESS = new RegExp(
  `(?<![\\p{L}\\d])(${MONTH}\\.?\\s*${YEAR})\\s+(${MONTH}\\.?\\s*${YEAR}|${PRESENT})(?![\\p{L}\\d])`,
  'iu',
)
const MONTHS_OF_YEAR = new RegExp(`(?<![\\p{L}\\d])(${MONTH}|${SEASON})\\.?${DASH}(${POINT})(?![\\p{L}\\d])`, 'iu')
const SINGLE = new RegExp(`(?<![\\p{L}\\d@/.-])${LEAD}(${POINT})(?![\\p{L}\\d]|[/-]\\d)`, 'iu')
const SINCE = /\b(since|desde)\b/i
const EXPECTED = /\b(expected|prevista?|estimad[ao]|graduat|anticipated|en curso|in progress|cursando)\b/i
const PRESENT_ONLY = new RegExp(`^${PRESENT}$`, 'iu')

const DATE_BIT = new RegExp(
  `^[\\s(–—-]*${LEAD}(?:(?:${POINT}|${MONTH}\\.?|${SEASON})(?:${DASH}|\\s+de(?=$)|(?=$)))?(?:${POINT}|${PRESENT}|a la|la|fecha|${MONTH}\\.?(?:\\s+de)?|\\d{2,4})?[\\s).,–—-]*$`,
  'iu',
)

/** Whether a text is a date, a range of dates or a piece of one, as a narrow rail breaks them: `June 2019 –`, `Actualidad`. */
export const isDateBit = (text: string): boolean => text.length <= 40 && /[\p{L}\d]/u.test(text) && DATE_BIT.test(text)

/** Whether two pieces of a date, on lines of their own, are one range: `Sep 2016 – Dec` and `2020`. */
export const datesGoOn = (first: string, second: string): boolean =>
  !findSpan(first)?.isRange &&
  !findSpan(second)?.isRange &&
  (/^[–—-]/.test(second) || findSpan(`${first} ${second}`)?.isRange === true)

/** The first range of dates of a text, else the first single date. */
export const findSpan = (text: string): Span | undefined => {
  if (!/\d/.test(text)) return undefined
  const range = RANGE.exec(text) ?? DASHLESS.exec(text)
  if (range?.[1] && range[2])
    return { ...toSpan(range[1], range[2]), from: range.index, to: range.index + range[0].length, isRange: true }
  const months = MONTHS_OF_YEAR.exec(text)
  if (months?.[1] && months[2]) {
    const year = /(19|20)\d{2}/.exec(months[2])?.[0] ?? ''
    const from = months.index
    return { ...toSpan(`${months[1]} ${year}`, months[2]), from, to: from + months[0].length, isRange: true }
  }
  const single = SINGLE.exec(text)
  if (!single?.[1]) return undefined
  const place = { from: single.index, to: single.index + single[0].length }
  if (SINCE.test(single[0])) return { start: value(single[1]), end: '', current: true, ...place, isRange: true }
  return { start: '', end: value(single[1]), current: EXPECTED.test(text), ...place, isRange: false }
}

const value = (text: string): string => parseCvDate(text).value || text.trim()

const toSpan = (first: string, second: string): Pick<Span, 'start' | 'end' | 'current'> => {
  const start = value(first)
  if (saysPresent(second) || PRESENT_ONLY.test(second.trim())) return { start, end: '', current: true }
  if (/^\d{2}$/.test(second)) return { start, end: `${start.slice(0, 2)}${second}`, current: false }
  return { start, end: value(second), current: false }
}
