export interface UsageMonth {
  /** `YYYY-MM`. */
  readonly month: string
  /** First instant, UTC ms. */
  readonly start: number
  /** First instant of the next month, UTC ms. */
  readonly end: number
}

/** The UTC calendar month that usage at `now` (UTC ms) counts for. */
export const getUsageMonth = (now: number): UsageMonth => {
  const date = new Date(now)
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { month: date.toISOString().slice(0, 7), start: Date.UTC(year, index, 1), end: Date.UTC(year, index + 1, 1) }
}
