import type { DocumentMessages } from '../../messages/types.ts'
import { parseCvDate, saysPresent } from '../../resume/schema/dates.ts'
import { cleanLine } from './normalize-text.ts'

/** A date in the document's words (`Mar 2021`, `mar. 2021`, `2021`); what cannot be read stays as it was typed. */
export const shownDate = (raw: string | undefined, words: DocumentMessages): string => {
  const text = cleanLine(raw)
  const { value } = parseCvDate(text)
  const [year, month] = value.split('-')
  if (!year) return text
  return month ? `${words.months[Number(month) - 1]} ${year}` : year
}

interface Span {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly current?: boolean | undefined
}

/** `Mar 2021 – Present`. `now` is the word for what still goes on (`Present`, or `In progress` for studies). */
export const shownSpan = (span: Span, now: string, words: DocumentMessages): string => {
  const start = shownDate(span.startDate, words)
  const ongoing = span.current || saysPresent(span.endDate ?? '')
  const end = ongoing ? now : shownDate(span.endDate, words)
  return start && end && start !== end ? `${start} – ${end}` : start || end
}
