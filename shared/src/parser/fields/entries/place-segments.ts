import { isCity } from '../../lexicon/cities.ts'
import { isCountryOrState } from '../../lexicon/country-names.ts'
import { fold } from '../../lexicon/fold.ts'
import { scoreCompany, scoreDegree, scoreRole } from '../../lexicon/name-scores.ts'
import { couldBePlace, isPlace, isRemote } from '../../lexicon/places.ts'
import type { Segment } from './segments.ts'

interface PlaceAndNames {
  readonly location?: Segment
  readonly names: readonly Segment[]
}

/** Takes the first segment for which `isLocation` holds as the location, unless there is one. */
export const takeLocation = (
  segments: readonly Segment[],
  known: Segment | undefined,
  isLocation: (segment: Segment, before: readonly Segment[]) => boolean,
): PlaceAndNames => {
  let location = known
  const names: Segment[] = []
  for (const segment of segments) {
    if (!location && isLocation(segment, names)) location = segment
    else names.push(segment)
  }
  return { names, ...(location && { location }) }
}

/** Separators within the name of a place: `Zaragoza, Aragón`, `Lima - Perú`, `Porto (remote)`. */
const PLACE_PARTS = /(?:(?<!\s)\s+)?[,()/]\s*|(?<!\s)\s+[-–—]\s+|\.\s{0,9}$/u
const MAX_PLACE_PARTS = 4
const MAX_PART_WORDS = 4

/** `Orvane town`. */
const TOWN = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:[Tt]own|[Vv]illage)$/u

/** Whether a text is the name of a place that the lists know or that says so, and nothing else. */
export const isKnownPlace = (text: string): boolean => {
  if (isRemote(text) || isCityAndCountry(text)) return true
  const parts = text.split(PLACE_PARTS).filter((part) => part !== '')
  const [first = '', ...rest] = parts
  if (parts.length > MAX_PLACE_PARTS || !/^\p{Lu}/u.test(first) || /\d/.test(text)) return false
  if (parts.some((part) => part.split(' ').length > MAX_PART_WORDS)) return false
  if (isCity(fold(first)) && isCountryOrState(rest.at(-1) ?? '')) return true
  if (parts.some(namesOtherThanPlace)) return false
  if (namesPlace(first) || TOWN.test(text)) return true
  return isPlace(withoutBracket(text)) && rest.some((part) => /^[A-Z]{2}$/.test(part))
}

/** `Lima-Perú`, without spaces around the hyphen. */
const isCityAndCountry = (text: string): boolean => {
  const [, city = '', country = ''] = /^(\p{Lu}[\p{L} ]{1,40})-(\p{Lu}[\p{L} ]{2,40})$/u.exec(text) ?? []
  return isCity(fold(city)) && isCountryOrState(country)
}

const withoutBracket = (text: string): string => text.replace(/(?<!\s)\s*\([^()]*\)$/u, '')

/** `Sochi, Russia`: an unknown name before a known country. */
export const isPlaceInCountry = (text: string): boolean =>
  isPlace(withoutBracket(text)) &&
  text
    .split(PLACE_PARTS)
    .slice(1)
    .some((part) => part.length > 3 && isCountryOrState(part))

/** `Ocotlán Jal.`: a city with the abbreviation of its state. */
const STATE_ABBREVIATION = /\s(?:\p{Lu}\p{Ll}{1,3}\.?|[A-Z]{2})$/u

const namesPlace = (part: string): boolean =>
  isCity(fold(part)) ||
  isCity(fold(part.replace(STATE_ABBREVIATION, ''))) ||
  isCity(fold(part.split(/[-–]/)[0] ?? '')) ||
  (part.length > 3 && isCountryOrState(part))

const namesOtherThanPlace = (part: string): boolean =>
  scoreRole(part) >= 2 || scoreCompany(part) >= 2 || (part.length > 3 && scoreDegree(part) >= 1.5)

/**
 * Whether a segment beside others is a place: the lists know it; or, where they know none of the segments, it can only
 * be a place, or it may be one and stands after a name and a gap.
 */
export const isPlaceSegment = (segment: Segment, before: readonly Segment[], all: readonly Segment[]): boolean => {
  if (all.length > 1 && all.some(({ text }) => isKnownPlace(text))) return isKnownPlace(segment.text)
  const inCountry = all.filter(({ text }) => isPlaceInCountry(text))
  if (all.length > 2 && inCountry.length > 0) return inCountry.includes(segment)
  return (
    (all.length > 1 && isPlace(segment.text) && !/\s[-–—|]\s/.test(segment.text)) ||
    (before.length > 0 && segment.afterGap && couldBePlace(segment.text))
  )
}

/**
 * Splits the places from names that end with one (`Meridian Labs, Chicago, IL`). The first is the location, unless there
 * is one; further places are returned in `others`.
 */
export const splitTrailingPlaces = (
  segments: readonly Segment[],
  known: Segment | undefined,
): PlaceAndNames & { readonly others: readonly Segment[] } => {
  const split = segments.map(splitTrailingPlace)
  const places = split.flatMap(({ place }) => (place ? [place] : []))
  const location = known ?? places[0]
  const others = known ? places : places.slice(1)
  return { names: split.map(({ name }) => name), others, ...(location && { location }) }
}

const splitTrailingPlace = (segment: Segment): { name: Segment; place?: Segment } => {
  const [name, place] = splitKnownPlace(segment.text) ?? splitCityAndRegion(segment.text) ?? []
  if (!name || !place) return { name: segment }
  return { name: { ...segment, text: name }, place: { ...segment, text: place } }
}

const NAME_SEPARATOR = /(?<!\s)\s+[-–—|·•/]\s+|(?:(?<!\s)\s+)?(?:[|,]\s*|\()/gu
/** More separators than these are a list, not a name and a place. */
const MAX_SEPARATORS = 8

/** `Northgate Ltd | Porto, Portugal`, `Escuela Sur (Sevilla)`: a name and a known place after its separator. */
const splitKnownPlace = (text: string): [string, string] | undefined => {
  const separators = [...text.matchAll(NAME_SEPARATOR)]
  if (separators.length > MAX_SEPARATORS) return undefined
  for (const separator of separators) {
    const name = text.slice(0, separator.index)
    const place = text.slice(separator.index + separator[0].length)
    const isBracket = separator[0].includes('(')
    if (isBracket && !/\)\.?$/.test(place)) continue
    const inner = isBracket ? place.replace(/\)\.?$/, '') : place
    if (/\p{L}{2}/u.test(name) && isKnownPlace(inner) && !/\bUniversity of \p{Lu}\p{Ll}+$/u.test(name))
      return [name, inner]
  }
  return undefined
}

const splitCityAndRegion = (text: string): [string, string] | undefined => {
  const [, name, place] = /^(.+?),\s*(\p{Lu}[\p{L}.'’ -]+,\s*(?:[A-Z]{2,3}|\p{Lu}[\p{L} ]{3,20}))$/u.exec(text) ?? []
  if (!name || !place || !isPlace(place) || scoreRole(place) > 0.6) return undefined
  if (scoreDegree(name) > 0 && !/, [A-Z]{2,3}$/.test(place)) return undefined
  return [name, place]
}
