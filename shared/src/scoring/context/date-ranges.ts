import { normalizeText } from '../../parser/lexicon/fold.ts'

/** How a date is written. `may 2020` is classified as `mon yyyy`. */
type DateFormat = 'mm/yyyy' | 'yyyy-mm' | 'mon yyyy' | 'month yyyy' | 'yyyy' | 'mm/yy' | 'dd/mm/yyyy' | 'season'

export interface RangeDate {
  readonly text: string
  readonly form: DateFormat
  /** Index into the given lines. */
  readonly line: number
}

const SHORT_MONTHS = 'jan|febr?|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|set|dic'
const LONG_MONTHS =
  'january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'
const FORMATS: readonly (readonly [DateFormat, string])[] = [
  ['dd/mm/yyyy', String.raw`\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}`],
  ['yyyy-mm', String.raw`(?:19|20)\d{2}[/.-](?:0[1-9]|1[0-2])(?!\d)`],
  ['mm/yyyy', String.raw`(?:0?[1-9]|1[0-2])\s?[/.-]\s?(?:19|20)\d{2}`],
  ['month yyyy', String.raw`(?:\d{1,2} (?:de )?)?(?:${LONG_MONTHS})\.?,?(?: de| del|,)? (?:19|20)\d{2}`],
  ['mon yyyy', String.raw`(?:\d{1,2} )?(?:${SHORT_MONTHS}|may)\.?,?(?: de| del|')? ?(?:(?:19|20)\d{2}|'\d{2})`],
  ['season', String.raw`(?:spring|summer|autumn|fall|winter|primavera|verano|otono|invierno) (?:de )?(?:19|20)\d{2}`],
  ['yyyy', String.raw`(?:19|20)\d{2}`],
  ['mm/yy', String.raw`(?:0?[1-9]|1[0-2])[/](?:\d{2})(?!\d)`],
]
const ANY_DATE = FORMATS.map(([, source]) => source).join('|')
const PRESENT = 'present|current|now|ongoing|today|actualidad|actual|presente|hoy|la fecha|en curso|vigente|in progress'
const DATE_RANGE = new RegExp(
  `(?<![\\p{L}\\d/.-])(${ANY_DATE})(?:\\s?(?:-|a|to|al|hasta|until)\\s?|\\s/\\s|(?<=\\d{4})/)(?:the |la )?(${ANY_DATE}|${PRESENT})(?![\\d/])`,
  'gu',
)
const WRAPPED_YEAR = /^(?:del? )?(?:19|20)\d{2}\b/
const MONTH_AT_END = new RegExp(`\\b(?:${LONG_MONTHS}|${SHORT_MONTHS}|may)\\.?(?: del?)?$`)
const FORMAT_PATTERNS = FORMATS.map(([form, source]) => [form, new RegExp(`^(?:${source})$`)] as const)

const getDateFormat = (text: string): DateFormat | undefined => FORMAT_PATTERNS.find(([, test]) => test.test(text))?.[0]

/** Words of a sentence before a period, the last in lower case: `I lived in the north 2019–2021`. */
const MIN_PROSE_WORDS = 4

/** The dates of date ranges in lines of text, such as `2019 – 2021` and `Mar 2020 – Present`, normalized. */
export const findRangeDates = (lines: readonly { readonly text: string }[]): RangeDate[] => {
  const found: RangeDate[] = []
  lines.forEach((line, index) => {
    // The notice at the foot of a form has the years of its publisher.
    if (!/\d{2}/.test(line.text) || line.text.includes('©')) return
    const text = normalizeText(line.text)
    // A line that opens with a year may go on with the month that ends the line above.
    const month = WRAPPED_YEAR.test(text) && MONTH_AT_END.exec(normalizeText(lines[index - 1]?.text ?? ''))?.[0]
    const words = line.text.trim().split(/\s+/)
    for (const match of (month ? `${month} ${text}` : text).matchAll(DATE_RANGE)) {
      const before = text.slice(0, match.index).trim().split(/\s+/).length
      if (!month && before >= MIN_PROSE_WORDS && /^\p{Ll}+$/u.test(words[before - 1] ?? '')) continue
      for (const text of [match[1], match[2]]) {
        const form = text ? getDateFormat(text) : undefined
        if (text && form) found.push({ text, form, line: index })
      }
    }
  })
  return found
}
