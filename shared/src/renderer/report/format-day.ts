import type { Messages } from '../../messages/messages.ts'
import { formatDate } from '../../templates/outline/format-dates.ts'
import { formatIsoDate } from '../write/pdf-date.ts'

/** `2 ene. 2026`, in UTC. `ms`: UTC ms. */
export const formatDay = (ms: number, messages: Messages): string => {
  const day = formatIsoDate(ms).slice(0, 10)
  return `${Number(day.slice(8))} ${formatDate(day.slice(0, 7), messages.document)}`
}
