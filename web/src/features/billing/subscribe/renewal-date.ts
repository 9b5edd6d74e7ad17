import type { BillingInterval } from '#shared/plans.ts'

/**
 * Returns the first renewal of a subscription that starts at `now` (UTC ms): the same day of the next month or year,
 * or the last day of a shorter month.
 */
export const getRenewalDate = (now: number, interval: BillingInterval): number => {
  const from = new Date(now)
  const months = from.getUTCMonth() + (interval === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate()
  return Date.UTC(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay))
}
