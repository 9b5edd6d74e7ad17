import { ORDER_STEP } from '../../resume/edits/changes.ts'
import { type CvDate, formatFormDate, toMonthIndex } from '../../resume/schema/dates.ts'
import type { EntryListKey, ResumeDocument } from '../../resume/schema/document.ts'
import type { Suggestion } from './suggestion.ts'

interface DatedEntry {
  readonly id: string
  readonly startDate?: CvDate | null
  readonly endDate?: CvDate | null
  readonly date?: CvDate | null
  readonly expiryDate?: CvDate | null
}

const SECTIONS = [
  'experience',
  'education',
  'projects',
  'volunteer',
  'certifications',
  'awards',
] as const satisfies readonly EntryListKey[]
const FIELDS = ['startDate', 'endDate', 'date', 'expiryDate'] as const

/** The notation of a date without its value: `mar. 2018` → `a. 0`. */
const getFormatKey = (text: string): string => text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '0')

/**
 * Suggests MM/YYYY for dates when those with a month use several formats. Years stay years, and dates that were not
 * parsed do not change.
 */
export const unifyDateFormats = (document: ResumeDocument): Suggestion[] => {
  const all = SECTIONS.flatMap((section) =>
    document[section].flatMap((entry: DatedEntry) => FIELDS.map((f) => entry[f])),
  )
  const forms = new Set(all.flatMap((date) => (date?.value.includes('-') ? [getFormatKey(date.text)] : [])))
  if (forms.size < 2) return []
  return SECTIONS.flatMap((section) =>
    document[section].flatMap((entry: DatedEntry) =>
      FIELDS.flatMap((field) => {
        const before = entry[field]
        if (!before?.value || before.text === formatFormDate(before)) return []
        const after = { value: before.value, text: formatFormDate(before) }
        return [{ path: [section, entry.id, field], before, after, reason: 'one-date-format' as const }]
      }),
    ),
  )
}

const CURRENT_MONTH = Number.MAX_SAFE_INTEGER

/** The month an entry ended, in months since year 0; `CURRENT_MONTH` for a current one, null without a date. */
const getEndMonth = (entry: DatedEntry & { readonly current?: boolean }): number | null =>
  entry.current
    ? CURRENT_MONTH
    : (toMonthIndex(entry.endDate?.value ?? '') ?? toMonthIndex(entry.startDate?.value ?? ''))

/** Suggests newest-first order for sections whose entries all have a date. */
export const sortNewestFirst = (document: ResumeDocument): Suggestion[] =>
  (['experience', 'education', 'volunteer'] as const).flatMap((section) => {
    const entries = document[section].map((entry) => ({
      id: entry.id,
      to: getEndMonth(entry),
      from: toMonthIndex(entry.startDate?.value ?? '') ?? 0,
    }))
    if (entries.length < 2 || entries.some((e) => e.to === null)) return []
    // Overlapping periods have no single right order, so one entry must start and end later than the one before it.
    const wrong = entries.some(
      (e, i) => i > 0 && (e.to ?? 0) > (entries[i - 1]?.to ?? 0) && e.from > (entries[i - 1]?.from ?? 0),
    )
    if (!wrong) return []
    const before = entries.map((e) => e.id)
    const after = [...entries].sort((a, b) => (b.to ?? 0) - (a.to ?? 0) || b.from - a.from).map((e) => e.id)
    return before.join() === after.join()
      ? []
      : [{ path: [section, ORDER_STEP], before, after, reason: 'newest-first' as const }]
  })
