import { scoreDegree, scoreRole } from '../../lexicon/name-scores.ts'
import { couldBePlace, isPlace } from '../../lexicon/places.ts'
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

/** Whether a segment beside others is a place: it can only be one, or it may be one and stands after a name and a gap. */
export const isPlaceSegment = (segment: Segment, before: readonly Segment[], all: readonly Segment[]): boolean =>
  (all.length > 1 && isPlace(segment.text)) || (before.length > 0 && segment.afterGap && couldBePlace(segment.text))

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
  const [, name, place] =
    /^(.+?),\s*(\p{Lu}[\p{L}.'’ -]+,\s*(?:[A-Z]{2,3}|\p{Lu}[\p{L} ]{3,20}))$/u.exec(segment.text) ?? []
  if (!name || !place || !isPlace(place) || scoreRole(place) > 0.6) return { name: segment }
  if (scoreDegree(name) > 0 && !/, [A-Z]{2,3}$/.test(place)) return { name: segment }
  return { name: { ...segment, text: name }, place: { ...segment, text: place } }
}
