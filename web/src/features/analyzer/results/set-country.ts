import type { Country } from '#shared/countries.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'

/** The country that the person set for an analysis; undefined when it was guessed, so that a draft guesses it again. */
export const getSetCountry = (results: Pick<AnalysisResults, 'country'> | null | undefined): Country | undefined => {
  const country = results?.country
  return country?.source === 'set' && country.code !== 'unknown' ? country.code : undefined
}
