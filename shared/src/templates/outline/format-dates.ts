import type { DocumentMessages } from '../../messages/types.ts'
import type { DateFormat } from '../../resume/schema/content.ts'
import { isPresentDate, parseCvDate } from '../../resume/schema/dates.ts'
import { normalizeLine } from './normalize-text.ts'

/** The labels of a document, and how it writes its dates. */
export interface OutlineMessages extends DocumentMessages {
  readonly dateFormat?: DateFormat | undefined
}

/**
 * Formats a date in the document's language and format: `Mar 2021`, `mar. 2021`, `marzo de 2021`, `03/2021`, `2021`. A
 * text that is no date stays unchanged.
 */
export const formatDate = (raw: string | undefined, messages: OutlineMessages): string => {
  const text = normalizeLine(raw)
  const { value } = parseCvDate(text)
  const [year, month] = value.split('-')
  if (!year) return text
  if (!month || messages.dateFormat === 'year') return year
  if (messages.dateFormat === 'numeric') return `${month}/${year}`
  const months = messages.dateFormat === 'long' ? messages.fullMonths : messages.months
  return `${months[Number(month) - 1]} ${year}`
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
export const formatDateRange = (span: Span, present: string, messages: OutlineMessages): DateRangeParts => {
  const start = formatDate(span.startDate, messages)
  const ongoing = span.current || isPresentDate(span.endDate ?? '')
  const end = ongoing ? present : formatDate(span.endDate, messages)
  return { start, end: start === end ? '' : end }
}
