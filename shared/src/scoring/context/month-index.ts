import { toUtcParts } from '../../utc.ts'

/** The month of an instant (UTC ms) in months since year 0. */
export const toMonthIndex = (ms: number): number => {
  const { year, month } = toUtcParts(ms)
  return year * 12 + month - 1
}
