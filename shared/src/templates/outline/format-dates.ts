import type { DocumentMessages } from '../../messages/types.ts'
import { isPresentDate, parseCvDate } from '../../resume/schema/dates.ts'
import { normalizeLine } from './normalize-text.ts'

/**
 * Formats a date in the document's language: `Mar 2021`, `mar. 2021`, `2021`. A text that is no date stays unchanged.
 */
export const formatDate = (raw: string | undefined, messages: DocumentMessages): string => {
  const text = normalizeLine(raw)
  const { value } = parseCvDate(text)
  const [year, month] = value.split('-')
  if (!year) return text
  return month ? `${messages.months[Number(month) - 1]} ${year}` : year
}

interface Span {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly current?: boolean | undefined
}

/** A range in its parts. */
export interface DateRangeParts {
  readonly start: string
  readonly end: string
}

/** A range: `Mar 2021` and `Present`. An end that repeats the start is empty. `present`: for a range without an end. */
export const formatDateRange = (span: Span, present: string, messages: DocumentMessages): DateRangeParts => {
  const start = formatDate(span.startDate, messages)
  const ongoing = span.current || isPresentDate(span.endDate ?? '')
  const end = ongoing ? present : formatDate(span.endDate, messages)
  return { start, end: start === end ? '' : end }
}
