import { DAY_MS } from '#shared/utc.ts'

const SATURDAY = 6
const SUNDAY = 0

/** The end of a number of working days after a time, Monday to Friday in UTC. Times in UTC ms. */
export const addWorkingDays = (from: number, days: number): number => {
  let at = from
  for (let left = days; left > 0; ) {
    at += DAY_MS
    const day = new Date(at).getUTCDay()
    if (day !== SATURDAY && day !== SUNDAY) left--
  }
  return at
}
