import type { Country } from '../../countries.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import { COUNTRY_NAMES, listCodeCountries, PLACE_NAMES } from '../lexicon/country-places.ts'

export interface PlaceCountries {
  /** The countries that a place can be in; more than one for a name that several have. */
  readonly countries: readonly Country[]
  /** Whether the place names its country. */
  readonly named: boolean
}

const MAX_NAME_WORDS = 5
/** The name of a street with its number, before the town. */
const STREET = /^[^,\d]{1,40} \d{1,5}(?=,)/

/** A part of an address that is a street, with the name of a person or a town. */
const STREET_PART =
  /^\W*(?:calle|avenida|avda?|bulevar|boulevard|blvd|paseo|carrera|calzada|prolongacion|jiron|pasaje)\b/
/** What a place is, before its name: `estado de`, `provincia de`. */
const KIND_OF_PLACE =
  /^(?:estado|ciudad|provincia|comunidad|departamento|region|municipio|mun|distrito|localidad|partido|area|zona|gran|capital|norte|sur|este|oeste|republica|isla|islas|universidad)$/

/** Whether a name is the end of another one: `Atizapán de Zaragoza`. */
const isEndOfName = (words: readonly string[], at: number): boolean =>
  words[at - 1] === 'de' && words[at - 2] !== undefined && !KIND_OF_PLACE.test(words[at - 2] ?? '')

interface Found {
  readonly names: ReadonlySet<Country>
  readonly places: readonly (readonly Country[])[]
}

/** Finds names of countries and places among words; a longer name hides those inside it (`New Mexico`). */
const findNames = (words: readonly string[]): Found => {
  const names = new Set<Country>()
  const places: (readonly Country[])[] = []
  for (let i = 0; i < words.length; ) {
    let taken = 1
    for (let length = Math.min(MAX_NAME_WORDS, words.length - i); length > 0; length -= 1) {
      const name = words.slice(i, i + length).join(' ')
      const place = PLACE_NAMES.get(name)
      const country = COUNTRY_NAMES.get(name)
      if (!place && !country) continue
      for (const code of country ?? []) names.add(code)
      if (place && !isEndOfName(words, i)) places.push(place)
      taken = length
      break
    }
    i += taken
  }
  return { names, places }
}

/** A part of a town, which many are named after others: `Barrio Granada`. */
const DISTRICT = /\b(?:barrio|colonia|urbanizacion|urb|residencial|conjunto|edificio)\b[^,]{0,60}/g

const withoutStreets = (place: string): string => {
  const parts = place.split(',')
  const rest = parts.filter((part) => !STREET_PART.test(part))
  return (rest.length > 0 ? rest : parts).join(',')
}

const intersect = (a: readonly Country[], b: readonly Country[]): Country[] =>
  a.filter((country) => b.includes(country))

/** What all names share. Of two that share nothing, the later one is the larger: `Santa Fe, New Mexico`. */
const narrow = (places: readonly (readonly Country[])[]): readonly Country[] =>
  places.reduce<readonly Country[]>((common, place) => {
    const both = intersect(common, place)
    return both.length > 0 ? both : place
  }, [])

/** The countries of a place such as `Monterrey, México`, `Austin, TX` or `Córdoba`. Empty when none is known. */
export const getPlaceCountries = (place: string): PlaceCountries => {
  // “España 352” is a street.
  const words = withoutStreets(normalizeText(place).replace(STREET, '').replace(DISTRICT, '')).match(/\p{L}+/gu) ?? []
  const { names, places } = findNames(words.slice(0, 40))
  if (names.size > 0) return { countries: [...names], named: names.size === 1 }
  const code = /,\s{0,3}([A-Z]{2})(?:\s{1,3}[\d-]{5,10})?\s{0,3}(?:$|[,(|])/.exec(place)?.[1] ?? ''
  const byName = narrow(places)
  const byCode = listCodeCountries(code)
  const both = intersect(byName, byCode)
  // A city and a code that contradict each other leave both open.
  return { countries: both.length > 0 ? both : [...byName, ...byCode], named: false }
}
