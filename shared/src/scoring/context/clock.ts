import { utcParts } from '../../utc.ts'

/** Months since year 0 of an instant in UTC ms. */
export const monthOfInstant = (ms: number): number => {
  const { year, month } = utcParts(ms)
  return year * 12 + month - 1
}
