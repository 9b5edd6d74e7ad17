import { toUtcParts } from '../../utc.ts'

/** Months since year 0 of an instant in UTC ms. */
export const toMonthIndex = (ms: number): number => {
  const { year, month } = toUtcParts(ms)
  return year * 12 + month - 1
}
