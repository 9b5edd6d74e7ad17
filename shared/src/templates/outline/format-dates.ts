import type { DocumentMessages } from '../../messages/types.ts'
import { isPresentDate, parseCvDate } from '../../resume/schema/dates.ts'
import { normalizeLine } from './normalize-text.ts'

/** A date in the document's messages (`Mar 2021`, `mar. 2021`, `2021`); what cannot be read stays as it was typed. */
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

/** `Mar 2021 – Present`. `now` is the word for what still goes on (`Present`, or `In progress` for studies). */
export const formatDateRange = (span: Span, now: string, messages: DocumentMessages): string => {
  const start = formatDate(span.startDate, messages)
  const ongoing = span.current || isPresentDate(span.endDate ?? '')
  const end = ongoing ? now : formatDate(span.endDate, messages)
  return start && end && start !== end ? `${start} – ${end}` : start || end
}
