import type { RangeDate } from '../../context/date-ranges.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Months that stay whole among short ones in English: `Jan 2020 – June 2021`. */
const UNSHORTENED = /^(?:march|april|may|june|july)\b/

/** Whether a date could be written like this in a format: `May 2020` is short and long. */
const isInFormat = ({ form, text }: RangeDate, format: string): boolean =>
  form === format ||
  (format === 'month yyyy' && /^may\b/.test(text)) ||
  (format === 'mon yyyy' && UNSHORTENED.test(text))

/** Fewer dates have no format in common. */
const MIN_DATES = 3

/**
 * Range dates in another format than the commonest, of those that jobs and studies should have: a missing date makes the
 * others no worse. One date of each format is shown first.
 * Source: fields that structured resume parsers expect.
 */
export const datesOneFormat = defineRule({
  code: 'dates-one-format',
  category: 'format',
  weight: 8,
  needs: 'text',
  counts: ['jobs', 'studies'],
  measure: ({ rangeDates, periods, lines, quote }) => {
    if (rangeDates.length < MIN_DATES)
      return periods.jobs.length === 0 ? null : { ratio: 1, params: { forms: 1, main: '', dated: 0 } }
    const counts = new Map<string, number>()
    for (const date of rangeDates) counts.set(date.form, (counts.get(date.form) ?? 0) + 1)
    const [mainFormat = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
    const deviating = rangeDates.filter((date) => !isInFormat(date, mainFormat))
    const forms = new Set(deviating.map(({ form }) => form))
    for (const form of forms) {
      const same = deviating.filter((date) => date.form === form)
      if ([...forms].some((other) => other !== form && same.every((date) => isInFormat(date, other))))
        forms.delete(form)
    }
    const isFirst = (date: RangeDate) => rangeDates.find(({ form }) => form === date.form) === date
    const main = rangeDates.filter((date) => date.form === mainFormat && isFirst(date))
    const shown = deviating.length === 0 ? [] : [...main, ...deviating.filter(isFirst), ...deviating]
    const expected = Math.max(rangeDates.length, 2 * (periods.jobs.length + periods.studies.length))
    return {
      ratio: penaltyRatio(deviating.length, expected),
      evidence: [...new Set(shown.map((d) => lines[d.line]?.text ?? d.text))].map((text) => quote(text)),
      params: {
        forms: forms.size + 1,
        main: mainFormat,
        dated: rangeDates.length,
      },
    }
  },
})
