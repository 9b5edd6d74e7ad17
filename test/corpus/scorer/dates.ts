import { normalize } from './normalize.ts'

/** The first letters of each month in English and Spanish, January first. */
const MONTHS = [
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
].map((names) => new RegExp(`(^|[^\\p{L}])(${names.join('|')})`, 'u'))
const PRESENT =
  /\b(present|current|now|ongoing|today|actualidad|actual|actualmente|presente|hoy|en curso|in progress|la fecha)\b/

/** `present`, `YYYY-MM` or `YYYY` from a date as people write it; null where there is no year. */
export const toDate = (written: string | null | undefined): string | null => {
  const text = normalize(written ?? '')
  if (PRESENT.test(text)) return 'present'
  const year = /(19|20)\d\d/.exec(text)?.[0]
  if (!year) return null
  const inFigures =
    /\b(0?[1-9]|1[0-2])[/.-](?:19|20)\d\d/.exec(text)?.[1] ?? /(?:19|20)\d\d[/.-](0?[1-9]|1[0-2])\b/.exec(text)?.[1]
  const month = inFigures ? Number(inFigures) : MONTHS.findIndex((name) => name.test(text)) + 1
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year
}

/** Whether a date is the expected one; a year alone is met by each of its months. */
export const sameDate = (found: string | null | undefined, expected: string): boolean =>
  found != null && (found === expected || (expected.length === 4 && found.startsWith(expected)))
