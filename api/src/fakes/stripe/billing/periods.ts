/** `months` after `start`, on the same day or the last of the month (Unix seconds, UTC). */
const addMonths = (start: number, months: number): number => {
  const from = new Date(start * 1000)
  const day = from.getUTCDate()
  const to = new Date(start * 1000)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(day, last))
  return Math.floor(to.getTime() / 1000)
}

/** The first period end later than `after`, for a subscription that started at `anchor` (Unix seconds). */
export const getNextPeriodEnd = (anchor: number, after: number, interval: 'month' | 'year'): number => {
  const step = interval === 'year' ? 12 : 1
  let months = step
  while (addMonths(anchor, months) <= after) months += step
  return addMonths(anchor, months)
}
