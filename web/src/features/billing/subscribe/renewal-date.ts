import type { BillingInterval } from '#shared/plans.ts'

/** When a subscription begun now renews: the same day of the next month or year, or that month's last (UTC ms). */
export const getRenewalDate = (now: number, interval: BillingInterval): number => {
  const from = new Date(now)
  const months = from.getUTCMonth() + (interval === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate()
  return Date.UTC(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay))
}
