import type { LedgerRow, ResumeCountry } from './results.ts'

/** A row's parameters with the country, so that its sentences use the country's own words. */
export const withCountry = (params: LedgerRow['params'], country: ResumeCountry | undefined): LedgerRow['params'] =>
  country ? { country: country.code, ...params } : params
