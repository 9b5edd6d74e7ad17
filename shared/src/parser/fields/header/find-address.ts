import { couldBePlace, isPlace } from '../../lexicon/places.ts'
import { type HeaderSegment, removeLabels } from './header-segments.ts'

const MAX_SEGMENT_CHARS = 90
const MAX_ADDRESS_CHARS = 120
const STREET =
  /\d|\b(?:calle|avenida|av|avda|plaza|carrera|colonia|piso|street|st|road|rd|lane|ln|avenue|ave|drive|suite|apt)\b/i

/** The person's place, with the street where it is on the same line. The name and the title are no places. */
export const findAddress = (
  segments: readonly HeaderSegment[],
  fullName: string,
  title: HeaderSegment | undefined,
): HeaderSegment | undefined => {
  const place = findPlace(
    segments.filter(({ text }) => !fullName.includes(text)),
    title,
  )
  return place && { ...place, text: expandAddress(place, segments) }
}

const findPlace = (segments: readonly HeaderSegment[], title: HeaderSegment | undefined): HeaderSegment | undefined => {
  const candidates = segments
    .filter((segment) => segment.text !== title?.text && segment.text.length <= MAX_SEGMENT_CHARS)
    .map((segment) => ({ ...segment, text: removeLabels(segment.text) }))
  return (
    candidates.find(({ text }) => isPlace(text)) ??
    candidates.find(({ text }) => /\d/.test(text) && /,/.test(text) && /\p{Lu}\p{L}{2,}/u.test(text)) ??
    candidates.find(
      ({ text }) => /^\p{Lu}/u.test(text) && couldBePlace(text) && text.length >= 3 && text !== text.toUpperCase(),
    )
  )
}

const expandAddress = (place: HeaderSegment, segments: readonly HeaderSegment[]): string => {
  const beside = segments.filter(
    ({ text, line }) =>
      line === place.line &&
      (text.includes(place.text) || STREET.test(text) || (/^\p{Lu}/u.test(text) && couldBePlace(text))),
  )
  const address = beside.map(({ text }) => removeLabels(text)).join(', ')
  return beside.length > 1 && address.length <= MAX_ADDRESS_CHARS ? address : place.text
}
