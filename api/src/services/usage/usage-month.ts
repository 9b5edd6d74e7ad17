import { DAY_MS } from '#shared/utc.ts'

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

export interface UsageDay {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** First instant of the next day, UTC ms. */
  readonly end: number
}

/** The UTC day that daily limits at `now` (UTC ms) count for. */
export const getUsageDay = (now: number): UsageDay => ({
  day: new Date(now).toISOString().slice(0, 10),
  end: (Math.floor(now / DAY_MS) + 1) * DAY_MS,
})
