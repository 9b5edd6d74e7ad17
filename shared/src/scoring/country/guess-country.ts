import type { Country } from '../../countries.ts'
import { hasKnownPlace } from '../../parser/lexicon/places.ts'
import type { ResumeCountry } from '../results.ts'
import { getPhoneCountry } from './phone-country.ts'
import { getPlaceCountries } from './place-country.ts'

export interface CountryGuess {
  readonly country: Country
  /** 0–1. */
  readonly confidence: number
}

/** A guess below is not used. */
const MIN_CONFIDENCE = 0.6
const CONFIDENCE = {
  both: 0.95,
  named: 0.9,
  namedAgainstPhone: 0.8,
  place: 0.75,
  phone: 0.7,
  contrary: 0.5,
  unclear: 0.4,
}

/**
 * Guesses the country of a resume by the calling code of its telephone and by its place, never by its language. A named
 * country outweighs the telephone, which people keep when they move. Where the resume has no place, `workplace` is that of
 * the latest job: a known one elsewhere is against the telephone. Undefined when neither tells a country.
 */
export const guessCountry = (phone: string, place: string, workplace = ''): CountryGuess | undefined => {
  const byPhone = getPhoneCountry(phone)
  const { countries, named } = getPlaceCountries(place)
  const [first, second] = countries
  if (!first) {
    const { countries: ofWork } = getPlaceCountries(workplace)
    const isElsewhere = byPhone && (ofWork.length > 0 || hasKnownPlace(workplace)) && !ofWork.includes(byPhone)
    return byPhone && { country: byPhone, confidence: isElsewhere ? CONFIDENCE.contrary : CONFIDENCE.phone }
  }
  if (byPhone && countries.includes(byPhone)) return { country: byPhone, confidence: CONFIDENCE.both }
  if (second) return { country: first, confidence: CONFIDENCE.unclear }
  if (named) return { country: first, confidence: byPhone ? CONFIDENCE.namedAgainstPhone : CONFIDENCE.named }
  return { country: first, confidence: byPhone ? CONFIDENCE.contrary : CONFIDENCE.place }
}

/** The country that was set, else a guess that is certain enough, else `unknown`: customs are then advice only. */
export const selectCountry = (
  country: Country | undefined,
  phone: string,
  place: string,
  workplace?: string,
): ResumeCountry => {
  if (country) return { code: country, source: 'set', confidence: 1 }
  const guess = guessCountry(phone, place, workplace)
  return guess && guess.confidence >= MIN_CONFIDENCE
    ? { code: guess.country, source: 'guessed', confidence: guess.confidence }
    : { code: 'unknown', source: 'unknown', confidence: guess?.confidence ?? 0 }
}
