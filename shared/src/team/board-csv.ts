import type { Language } from '../languages.ts'
import { getMessages } from '../messages/messages.ts'
import { formatIsoDate } from '../renderer/write/pdf-date.ts'
import { type BoardRow, getRequirementKey, listBoardRequirements, sortByMatch } from './board.ts'

/** With which spreadsheets begin a formula, in their full-width forms too. */
const FORMULA_START = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell after RFC 4180. A text that a spreadsheet would run as a formula begins with an apostrophe. */
export const toCsvCell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const flat = value.replace(/\p{Cc}+/gu, ' ').trim()
  const safe = FORMULA_START.test(flat) ? `'${flat}` : flat
  return /[",;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const toDay = (ms: number): string => formatIsoDate(ms).slice(0, 10)

/** A board as CSV, one CV a line and one requirement a column, the best match first. Dates in UTC, `YYYY-MM-DD`. */
export const toBoardCsv = (rows: readonly BoardRow[], language: Language): string => {
  const { columns, statuses } = getMessages(language).board
  const requirements = listBoardRequirements(rows)
  const head = [
    columns.name,
    columns.fileName,
    columns.score,
    columns.match,
    columns.tags,
    columns.notes,
    columns.addedBy,
    columns.addedAt,
    columns.deleteAt,
    ...requirements.map(({ name }) => name),
  ]
  const lines = sortByMatch(rows).map((row) => {
    const statusOf = new Map(row.requirements.map((one) => [getRequirementKey(one), one.status]))
    return [
      row.name,
      row.fileName,
      row.overallScore,
      row.matchRate,
      row.tags.join(' · '),
      row.notes,
      row.addedBy,
      toDay(row.addedAt),
      toDay(row.deleteAt),
      ...requirements.map((one) => {
        const status = statusOf.get(getRequirementKey(one))
        return status ? statuses[status] : null
      }),
    ]
  })
  return `${BYTE_ORDER_MARK}${[head, ...lines].map((cells) => `${cells.map(toCsvCell).join(',')}\r\n`).join('')}`
}
