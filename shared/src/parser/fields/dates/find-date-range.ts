import { isPresentDate, parseCvDate } from '../../../resume/schema/dates.ts'
import { foldInPlace } from '../../lexicon/fold.ts'
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

/** These patterns read folded text. Every repetition in them has a bound, so that a search is linear. */
const SEASON =
  '(?:spring|summer|fall|autumn|winter|christmas|primavera|verano|otono|invierno|navidad|estiu|tardor|hivern|nadal|verao|outono|inverno|natal|printemps|ete|automne|hiver|noel|fruhling|sommer|herbst|weihnachten|q[1-4])'
const TERM = '(?:semest(?:re|er)|cuatrimestre|trimestre)'
const YEAR = '(?:(?:19|20)(?:\\d{2}|xx))'
const DATE = [
  `(?:\\d{1,2}(?:st|nd|rd|th|[º°ª])?\\s{0,9}(?:de\\s{1,9}|d['’]|of\\s{1,9}|,\\s{0,9}|\\.\\s{0,9}|[/-])?)?${MONTH}[.'’]?\\s{0,9}(?:\\d{1,2}(?:st|nd|rd|th)?(?:,|(?=\\s)))?\\s{0,9}(?:de(?:l)?\\s{1,9}|,\\s{0,9}|[/–-]\\s{0,9})?${YEAR}`,
  `${MONTH}\\.?[/-]\\d{1,2}[/-]${YEAR}`,
  `${MONTH}\\.?\\s{0,9}['’‘\`´“”]\\s?\\d{2}(?!\\d)`,
  `${YEAR}\\s{1,3}${MONTH}(?=\\.?\\s{0,3}(?:[–—-]|to(?!\\p{L})|$))\\.?`,
  `\\d{1,2}\\s?[/-]\\s?${MONTH}\\s?[/-]\\s?\\d{2}(?!\\d)`,
  `${SEASON}\\s{0,9}(?:(?:${TERM}|term)\\s{1,9})?(?:de\\s{1,9}|,\\s{0,9}|of\\s{1,9})?${YEAR}`,
  `(?:\\d{1,2}[/.-])?\\d{1,2}\\s?[/.-]\\s?${YEAR}`,
  `${YEAR}\\s?[/.-]\\s?(?:0[1-9]|1[0-2])(?:[/.-]\\d{1,2})?(?!\\d)`,
  `${YEAR}`,
  `\\d{1,2}/\\d{2}(?!\\d|/)`,
].join('|')
const UNTIL =
  "(?:\\bto\\b|(?<=\\d)to\\b|\\bto(?=\\d)|(?<=\\d)to(?=\\d)|\\bup to\\b|\\btil\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bthru\\b|\\ba\\b|\\bal\\b|\\bhasta\\b|\\bate(?=\\s)|\\bata\\b|\\bfins\\b(?:\\s{1,9}a)?|\\bbis\\b|\\bau\\b|\\bjusqu['’](?:au|a)|\\bvalid(?:[oa] hasta| until| till| to| through)|\\bexpires?)"
const DASH = `\\s{0,9}(?:(?:(?:-{1,2}|–|—|−|‐|‑|‒|―|=)>|-{1,2}|–|—|−|‐|‑|‒|―|~|→|➔|➜|⟶|/|_)(?:\\s{0,9}${UNTIL})?|${UNTIL}|\\b(?:y|and|i|e|et|und)\\b)\\s{0,9}(?:\\bla\\b|\\bel\\b|\\bo\\b)?\\s{0,9}`
/** `Semestre de Otoño 2016`, `2nd semester 2019`: the months of a term are not told. */
const TERM_LEAD = `(?:${TERM}\\s{1,3}(?:de\\s{1,3})?(?=${SEASON})|(?:[1-3](?:er|ra|d?o|da|st|nd|rd|[º°ª])?|primer|segundo|tercer|first|second|third)\\s{1,3}${TERM}(?:\\s{1,3}(?:de|of))?(?=\\s{1,3}${YEAR})|(?:wise|sose|ws|ss)(?=\\s{1,3}${YEAR})|(?:during|durante)(?=\\s{1,3}(?:el\\s)?${SEASON}))`
const LEAD_WORDS = `(?:(?:${TERM_LEAD}|from|since|desde|des de|del|depuis|seit|von|de|entre|between|ano(?:\\s{1,9}de\\s{1,9}(?:egreso|ingreso))?|year|expected|graduated|graduation|class of|[sa]\\.?y\\.?|(?:school|academic) year|prevista?|estimad[ao]|periodo(?:\\s{1,9}de)?)\\s{0,9}:?\\s{0,9}(?:el|la)?\\s{0,9})?`

/** What a number counts that is no year: `2018 - 24 hs`. */
const HOURS =
  '\\s?(?:h|hs|hrs?|horas?|hours?|ects|creditos?|credits?|anos?|mes(?:es)?|months?|years?|dias|days)(?!\\p{L})'

const RANGE = new RegExp(
  `(?<![\\p{L}\\d])${LEAD_WORDS}(${DATE})${DASH}(${DATE}|\\(?${PRESENT}|\\d{2}(?![\\d.,%/]|${HOURS}))(?![\\p{L}\\d])`,
  'du',
)
/** Two months with their years and only white space between, for fonts without a character for the dash. */
const DASHLESS = new RegExp(
  `(?<![\\p{L}\\d])(${MONTH}\\.?\\s{0,9}${YEAR})\\s{1,9}(${MONTH}\\.?\\s{0,9}${YEAR}|${PRESENT})(?![\\p{L}\\d])`,
  'du',
)
/** `Oct 96 – Nov 98`: years of two digits, which only a range shows to be years. */
const SHORT_DATE = `${MONTH}\\.?[\\s/-]{1,3}\\d{2}`
const SHORT_RANGE = new RegExp(
  `(?<![\\p{L}\\d])${LEAD_WORDS}(${SHORT_DATE})${DASH}(${SHORT_DATE}|${PRESENT})(?![\\p{L}\\d/])`,
  'du',
)
const DAY = '\\d{1,2}\\s?/\\s?\\d{1,2}\\s?/\\s?\\d{2}'
/** `03/09/11 - 21/02/14`. */
const DAY_RANGE = new RegExp(`(?<![\\p{L}\\d/])${LEAD_WORDS}(${DAY})${DASH}(${DAY}|${PRESENT})(?![\\p{L}\\d/])`, 'du')
/** `2021 | 2019`, `Present | 2021`: a range that stood upright, in either order. */
const UPRIGHT_RANGE = new RegExp(`^(${DATE}|${PRESENT})\\s\\|\\s(${DATE}|${PRESENT})(?![\\p{L}\\d])`, 'du')
const MONTHS_OF_YEAR = new RegExp(
  `(?<![\\p{L}\\d])${LEAD_WORDS}(${MONTH}|${SEASON})\\.?${DASH}(?!(?:1[3-9]|2\\d|3[01])[/.-])(${DATE})(?![\\p{L}\\d])`,
  'du',
)
const SINGLE = new RegExp(`(?<![\\p{L}\\d@/.-])${LEAD_WORDS}(${DATE})(?![\\p{L}\\d]|[/-]\\d)`, 'du')
const SINCE = /\b(since|desde|des de|depuis|seit)\b/i
const EXPECTED = /\b(expected|prevista?|estimad[ao]|graduat|anticipated|en curso|in progress|cursando)\b/i
/** A line that only tells that something is not over. */
const PRESENT_LINE =
  /^\(?(?:actualmente|actualidad|presente|present|current|en curso|in progress|cursando|hasta la (?:fecha|actualidad))\)?\.?$/iu
/** `[ Current ] Diploma in Dance`: the same in brackets before a name. */
const PRESENT_IN_BRACKETS = new RegExp(`^(?:\\[\\s?${PRESENT}\\s?\\]|\\(${PRESENT}\\))(?=\\s\\p{L})`, 'u')
/** `Diseñadora | Actualidad`: the same after a name and a bar. */
const PRESENT_AFTER_BAR = new RegExp(`\\s[|·•]\\s?(${PRESENT})\\.?$`, 'du')
const PRESENT_ONLY = new RegExp(`^${PRESENT}$`, 'u')

const DATE_FRAGMENT = new RegExp(
  `^[\\s(–—-]{0,9}${LEAD_WORDS}(?:(?:${DATE}|${MONTH}\\.?|(?:${TERM}\\s)?${SEASON}|${TERM})(?:${DASH}|\\s{1,9}de(?=$)|(?=$)))?(?:${DATE}|${PRESENT}|a la|la|fecha|${MONTH}\\.?(?:\\s{1,9}de)?|\\d{2,4})?[\\s).,–—-]{0,9}$`,
  'u',
)

/** Whether a text is a date, a range or a part of one, as on the lines of a narrow sidebar: `June 2019 –`, `Actualidad`. */
export const isDateFragment = (text: string): boolean =>
  text.length <= 40 && /[\p{L}\d]/u.test(text) && DATE_FRAGMENT.test(foldInPlace(text))

const OPEN_DATE = new RegExp(`(?:[–—-]|(?<!\\p{L})${MONTH}\\.?)$`, 'u')

/** Whether the text of a date stops before its year or its end: `Marzo`, `Marzo 2011 –`. */
export const isOpenDate = (text: string): boolean => OPEN_DATE.test(foldInPlace(text.trim()))

const YEARLESS = new RegExp(`^(?:${TERM}|(?:${TERM}\\s(?:de\\s)?)?(?:${MONTH}\\.?|${SEASON})(?:\\sde)?)$`, 'u')

/** Whether a text is a date without its year: `Marzo de`, `Semestre`, `Semestre Otoño`. */
export const isYearlessDate = (text: string): boolean => text.length <= 40 && YEARLESS.test(foldInPlace(text.trim()))

/** Whether dates are a range whose end is told: `2023 –` may go on below. */
export const isClosedRange = (range: DateRange | undefined): boolean =>
  range?.isRange === true && (range.end !== '' || range.current)

/** Whether two texts are the start and the end of one range: `Sep 2016 – Dec` and `2020`. */
export const formDateRange = (first: string, second: string): boolean =>
  !isClosedRange(findDateRange(first)) &&
  !isClosedRange(findDateRange(second)) &&
  (/^[–—-]/.test(second) || isClosedRange(findDateRange(`${first} ${second}`)))

/** `Veranos de 2009, 2010 y 2011`. */
const YEARS = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:veranos?|inviernos?|temporadas?|campanas?|summers?|winters?)\\s(?:(?:de|of)\\s)?)?(${YEAR})(?:,\\s?${YEAR}){0,6},?\\s(?:y|e|i|et|und|and|&)\\s(${YEAR})(?![\\p{L}\\d]|${DASH}\\d)`,
  'du',
)

const TERM_YEAR = `${SEASON}\\s(?:(?:${TERM}|term)\\s)?(?:(?:de|of)\\s)?${YEAR}`
/** `Fall 2022, Fall 2021 and Spring 2020`, `Summer Semester 2022, 2023`, in either order. */
const TERMS = new RegExp(
  `(?<![\\p{L}\\d])${TERM_YEAR}(?:(?:,|;|,? and|,? y| &)\\s(?:${TERM_YEAR}|${YEAR})){1,9}(?![\\p{L}\\d]|${DASH}\\d)`,
  'u',
)

const findTerms = (text: string, folded: string): DateRange | undefined => {
  const terms = TERMS.exec(folded)
  if (!terms) return undefined
  const from = terms.index
  const to = from + terms[0].length
  const dates = text.slice(from, to).split(/[,;&]|\s(?:and|y)\s/iu)
  const [start = '', ...others] = dates.map(normalizeDate).filter(Boolean).sort()
  return { start, end: others.at(-1) ?? '', current: false, from, to, isRange: true }
}

/** The first range of dates of a text, else the first single date. */
export const findDateRange = (text: string): DateRange | undefined => {
  const folded = foldInPlace(text)
  if (!/\d/.test(text)) return findPlaceholder(folded) ?? findPresent(text, folded)
  const terms = findTerms(text, folded)
  if (terms) return terms
  const range =
    YEARS.exec(folded) ??
    DAY_RANGE.exec(folded) ??
    RANGE.exec(folded) ??
    DASHLESS.exec(folded) ??
    SHORT_RANGE.exec(folded)
  const [first, second] = sliceGroups(text, range)
  if (range && first && second)
    return { ...toStartAndEnd(first, second), from: range.index, to: range.index + range[0].length, isRange: true }
  const upright = findUprightRange(text, folded)
  if (upright) return upright
  const months = MONTHS_OF_YEAR.exec(folded)
  const [month, date] = sliceGroups(text, months)
  if (months && month && date && !ONLY_YEAR.test(date)) {
    const year = /(19|20)\d{2}/.exec(date)?.[0] ?? ''
    const from = months.index
    const range = toStartAndEnd(`${month} ${year}`, date)
    const isOverNewYear = range.end !== '' && range.start > range.end
    const told = isOverNewYear ? toStartAndEnd(`${month} ${Number(year) - 1}`, date) : range
    return { ...told, from, to: from + months[0].length, isRange: true }
  }
  const single = SINGLE.exec(folded)
  const [only] = sliceGroups(text, single)
  if (!single || !only || isFractionGrade(text, single.index, only)) return findPresentAfterBar(folded)
  const place = { from: single.index, to: single.index + single[0].length }
  if (SINCE.test(single[0]) || isOpenEnded(text, place.to))
    return {
      start: normalizeDate(only),
      end: '',
      current: !OPEN_DASH.test(text.slice(place.to)),
      ...place,
      isRange: true,
    }
  return { start: '', end: normalizeDate(only), current: EXPECTED.test(text), ...place, isRange: false }
}

/** `Fecha de inicio – Fecha de finalización`: what a template prints where nobody filled in the dates. */
const PLACEHOLDER =
  /\[?(?:fecha (?:de )?inicio|start date|dates? from)\]?\s?[–—-]\s?\[?(?:fecha (?:de )?(?:fin|finalizacion|termino)|end date|to)(?!\p{L})\]?/u

const findPlaceholder = (folded: string): DateRange | undefined => {
  const found = PLACEHOLDER.exec(folded)
  return found
    ? { start: '', end: '', current: false, from: found.index, to: found.index + found[0].length, isRange: true }
    : undefined
}

const findPresent = (text: string, folded: string): DateRange | undefined => {
  const bracketed = PRESENT_IN_BRACKETS.exec(folded)?.[0].length
  const to = PRESENT_LINE.test(text) ? text.length : bracketed
  return to ? { ...PRESENT_DATE, from: 0, to } : findPresentAfterBar(folded)
}

const PRESENT_DATE = { start: '', end: '', current: true, isRange: false }

const findPresentAfterBar = (folded: string): DateRange | undefined => {
  const [from, to] = PRESENT_AFTER_BAR.exec(folded)?.indices?.[1] ?? []
  return from === undefined || to === undefined ? undefined : { ...PRESENT_DATE, from, to }
}

/** `(9/10)`, `Nota: 18/20`: a grade, no month of 2010 or 2020. */
const isFractionGrade = (text: string, from: number, date: string): boolean =>
  /^\d{1,2}\/(?:10|20)$/.test(date) &&
  (text.slice(from - 1, from + date.length + 1) === `(${date})`
    ? date.endsWith('10')
    : GRADE_LABEL.test(text.slice(0, from)))

const GRADE_LABEL =
  /(?:nota(?: media| final)?|promedio|media|calificaci[oó]n|grade|gpa|score|puntaje|puntuaci[oó]n)\s{0,3}:?\s{0,3}$/iu

const findUprightRange = (text: string, folded: string): DateRange | undefined => {
  const range = text.includes(' | ') ? UPRIGHT_RANGE.exec(folded) : null
  const [above, below] = sliceGroups(text, range)
  if (!range || !above || !below) return undefined
  const [down, up] = [toStartAndEnd(above, below), toStartAndEnd(below, above)]
  const isDown = down.current || (!up.current && down.start <= down.end)
  return { ...(isDown ? down : up), from: 0, to: range[0].length, isRange: true }
}

/** `Abril – 2003` is one date. */
const ONLY_YEAR = /^\s*\d{4}\s*$/
/** `2023 –` at the end of a line: when it ended is not told. */
const OPEN_DASH = /^\s{0,9}(?:[–—-]|\.{3}|…)[\s)\]]{0,9}$/u
/** `2021 (en curso)`, `2021 Tecnicatura en Redes (Cursando)`. */
const UNFINISHED = /[([]\s?(?:actualmente )?(?:en curso|in progress|cursando)\b/iu

const isOpenEnded = (text: string, to: number): boolean => OPEN_DASH.test(text.slice(to)) || UNFINISHED.test(text)

/** The groups of a match in folded text, as they are written. */
const sliceGroups = (text: string, match: RegExpExecArray | null): (string | undefined)[] =>
  match?.indices?.slice(1).map((at) => at && text.slice(...at)) ?? []

const QUOTE = /[‘`´“”]\s?/gu
const YEAR_OF_MONTH = /(?:19|20)\d{2}(?!\d)/

/** `04-Mar-15`, `fev 25`. */
const SHORT_YEAR = /^(?:\d{1,2}\s?[/-]\s?)?\p{L}{3,}\.?\s?[/' -]\s?(\d{2})$/u
/** Years of two digits up to this one are in this century. */
const LAST_SHORT_YEAR = 50

const toFullYear = (digits: string | undefined): string | undefined =>
  digits && `${Number(digits) > LAST_SHORT_YEAR ? '19' : '20'}${digits}`

/** The day comes first, as everywhere but in the United States. */
const DAY_AND_MONTH = /^\d{1,2}\s?\/\s?(0?[1-9]|1[0-2])\s?\/\s?(\d{2})$/

const normalizeDate = (text: string): string => {
  const plain = (hasMonthFirst(text) ? putDayFirst(text) : text).replace(QUOTE, "'").trim()
  const [, monthOfDay, yearOfDay] = DAY_AND_MONTH.exec(plain) ?? []
  if (monthOfDay) return `${toFullYear(yearOfDay)}-${monthOfDay.padStart(2, '0')}`
  const year = YEAR_OF_MONTH.exec(text)?.[0]
  const month = (text.match(/\p{L}{3,}\.?|\p{L}{2}\./gu) ?? []).map(findMonth).find((each) => each > 0)
  const full = year ?? toFullYear(SHORT_YEAR.exec(plain)?.[1])
  if (full && month) return `${full}-${String(month).padStart(2, '0')}`
  return parseCvDate(plain).value || text.trim()
}

const NUMERIC_DATE = /^(\d{1,2})\s?\/\s?(\d{1,2})\s?\/\s?(\d{2}|\d{4})$/

/** `10/27/16`: no month is the fifteenth, so the month is first in it and in the date beside it. */
const hasMonthFirst = (text: string): boolean => Number(NUMERIC_DATE.exec(text.trim())?.[2]) > 12

const putDayFirst = (text: string): string => text.trim().replace(NUMERIC_DATE, '$2/$1/$3')

type StartAndEnd = Pick<DateRange, 'start' | 'end' | 'current'>

/** The month is first where only so the dates exist and go forward. */
const toStartAndEnd = (first: string, second: string): StartAndEnd => {
  const given = toGivenStartAndEnd(first, second)
  if (!NUMERIC_DATE.test(first.trim())) return given
  const swapped = toGivenStartAndEnd(putDayFirst(first), putDayFirst(second))
  if ([first, second].some(hasMonthFirst)) return swapped
  return given.start > given.end && swapped.start <= swapped.end && !given.current ? swapped : given
}

const toGivenStartAndEnd = (first: string, second: string): StartAndEnd => {
  const start = normalizeDate(first)
  if (isPresentDate(second) || PRESENT_ONLY.test(foldInPlace(second).replace('(', '').trim()))
    return { start, end: '', current: true }
  if (/^\d{2}$/.test(second)) {
    const isNextCentury = start.startsWith('19') && Number(second) < Number(start.slice(2, 4))
    return { start, end: `${Number(start.slice(0, 2)) + (isNextCentury ? 1 : 0)}${second}`, current: false }
  }
  return { start, end: normalizeDate(second), current: false }
}
