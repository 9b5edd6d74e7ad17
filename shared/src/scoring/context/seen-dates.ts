import { fold } from './text.ts'

/** How a date is written. `may 2020` counts as either month form. */
type DateForm = 'mm/yyyy' | 'yyyy-mm' | 'mon yyyy' | 'month yyyy' | 'yyyy' | 'mm/yy' | 'dd/mm/yyyy' | 'season'

export interface SeenDate {
  readonly text: string
  readonly form: DateForm
  /** Index into the lines that were given. */
  readonly line: number
}

const SHORT = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|set|dic'
const LONG =
  'january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'
const FORMS: readonly (readonly [DateForm, string])[] = [
  ['dd/mm/yyyy', String.raw`\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}`],
  ['yyyy-mm', String.raw`(?:19|20)\d{2}[/.-](?:0[1-9]|1[0-2])(?!\d)`],
  ['mm/yyyy', String.raw`(?:0?[1-9]|1[0-2])\s?[/.-]\s?(?:19|20)\d{2}`],
  ['month yyyy', String.raw`(?:\d{1,2} (?:de )?)?(?:${LONG})\.?,?(?: de| del|,)? (?:19|20)\d{2}`],
  ['mon yyyy', String.raw`(?:\d{1,2} )?(?:${SHORT}|may)\.?,?(?: de| del|')? ?(?:(?:19|20)\d{2}|'\d{2})`],
  ['season', String.raw`(?:spring|summer|autumn|fall|winter|primavera|verano|otono|invierno) (?:de )?(?:19|20)\d{2}`],
  ['yyyy', String.raw`(?:19|20)\d{2}`],
  ['mm/yy', String.raw`(?:0?[1-9]|1[0-2])[/](?:\d{2})(?!\d)`],
]
const ANY = FORMS.map(([, source]) => source).join('|')
const NOW = 'present|current|now|ongoing|today|actualidad|actual|presente|hoy|la fecha|en curso|vigente|in progress'
const RANGE = new RegExp(
  `(?<![\\d/])(${ANY})\\s?(?:-|a|to|al|hasta|until|/)\\s?(?:the |la )?(${ANY}|${NOW})(?!\\d)`,
  'g',
)
const TESTS = FORMS.map(([form, source]) => [form, new RegExp(`^(?:${source})$`)] as const)

/** Reads the form of one date; a bare `may` counts with the short months. */
const formOf = (text: string): DateForm | undefined => TESTS.find(([, test]) => test.test(text))?.[0]

/** The dates of ranges (`2019 – 2021`, `Mar 2020 – Present`) in lines of text: the ones that say when a stage was. */
export const seenDates = (lines: readonly { readonly text: string }[]): SeenDate[] => {
  const seen: SeenDate[] = []
  lines.forEach((line, index) => {
    if (!/\d{2}/.test(line.text)) return
    for (const match of fold(line.text).matchAll(RANGE))
      for (const text of [match[1], match[2]]) {
        const form = text ? formOf(text) : undefined
        if (text && form) seen.push({ text, form, line: index })
      }
  })
  return seen
}
