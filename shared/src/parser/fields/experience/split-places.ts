import { isCountryOrState } from '../../lexicon/country-names.ts'
import { couldBePlace, isPlace, isRemote } from '../../lexicon/places.ts'
import { scoreTextKinds } from '../../text-kind/text-kind.ts'
import { isKnownPlace, isPlaceInCountry } from '../entries/place-segments.ts'
import type { JobNames } from './assign-names.ts'

/** How a place follows an employer. A comma is too common to be evidence in a single entry, a hyphen alone in any. */
const EMPLOYER_AND_PLACE: readonly EmployerAndPlace[] = [
  { pattern: /^(.+?)(?<!\s)\s+[|·•–—]\s+(\p{Lu}[^|·•–—]+)$/u, isClear: true },
  { pattern: /^(.+) - (\p{Lu}[^|·•–—]{1,40})$/u, isClear: true, isDoubtful: true },
  { pattern: /^(.+), (\p{Lu}[^,]+)$/u, isClear: false },
  { pattern: /^(.+?)(?<!\s)\s*\((?=[^()]*\)$)(\p{Lu}[^()]*?\p{Ll}{2}[^()]*)\)$/u, isClear: false },
]

/** What comes after the employer in most entries by `pattern`. */
interface EmployerAndPlace {
  readonly pattern: RegExp
  /** Whether one entry is evidence where it is alone. */
  readonly isClear: boolean
  /** Whether words or another entry have to tell that it is a place. */
  readonly isDoubtful?: boolean
}

/** `Instituto San Agustín, Villa María`: the place after an employer becomes the location, where most entries have one. */
export const splitPlacesFromEmployers = <Names extends PlacedNames>(all: readonly Names[]): readonly Names[] =>
  EMPLOYER_AND_PLACE.reduce<readonly Names[]>(splitByPattern, all)

/** What `splitPlacesFromEmployers` reads and changes. */
type PlacedNames = Pick<JobNames, 'company' | 'location'>

const splitByPattern = <Names extends PlacedNames>(
  all: readonly Names[],
  { pattern, isClear, isDoubtful }: EmployerAndPlace,
): readonly Names[] => {
  const matches = all.map(({ company, location }) => {
    const found = company && !location ? pattern.exec(company.text) : null
    return found?.[1] && found[2] && couldBePlace(found[2]) && !/\.$/.test(found[2]) ? found : null
  })
  const isSure = matches.some((found) => isRemote(found?.[2] ?? '') || (isClear && isKnownPlace(found?.[2] ?? '')))
  const needed = isSure ? 1 : isClear ? Math.min(2, all.length) : 2
  const placed = all.filter(
    ({ company, location }) => location && !location.afterGap && location.line === company?.line,
  )
  if (matches.filter((found) => found !== null).length + placed.length < needed) return all
  if (isDoubtful && !arePlaces(matches.flatMap((found) => found?.[2] ?? []))) return all
  return all.map((names, i) => {
    const [, company, place] = matches[i] ?? []
    if (!company || !place || !names.company) return names
    return { ...names, location: { ...names.company, text: place }, company: { ...names.company, text: company } }
  })
}

/** Log-probability of a place. */
const MIN_PLACE_SCORE = -1

/** Whether most of the texts are known, repeated or likely places. */
const arePlaces = (texts: readonly string[]): boolean => {
  const likely = texts.filter(
    (text) =>
      isKnownPlace(text) ||
      texts.indexOf(text) !== texts.lastIndexOf(text) ||
      scoreTextKinds(text).place > MIN_PLACE_SCORE,
  )
  return 2 * likely.length > texts.length
}

/** A place or a kind of work that was read as the employer of a position is none, where the other one or nothing is its place. */
export const movePlacesFromEmployers = (names: JobNames): JobNames => {
  const { company, location, ...rest } = names
  if (!company || !names.position || company.label) return names
  const isKindOfWork = isRemote(company.text)
  if (!isKindOfWork && !isKnownPlace(company.text) && !isPlaceInCountry(company.text)) return names
  if (!location) return { ...rest, location: company }
  if (!isKindOfWork && !isRemote(location.text)) return names
  const [place, other] = isKindOfWork ? [location, company] : [company, location]
  return { ...rest, location: place, others: [other, ...rest.others] }
}

/** `Tessellate, Remote` as the location of a position without an employer: the name before the place is the employer. */
export const splitEmployersFromPlaces = (all: readonly JobNames[]): readonly JobNames[] =>
  all.reduce<readonly JobNames[]>((done, names, i) => {
    const isSplit = !names.company && (i === 0 || startsWithEmployer(names, done))
    return isSplit ? done.with(i, splitEmployer(names)) : done
  }, all)

/** Whether the location ends with a known place, or with the location of another entry. */
const startsWithEmployer = ({ location }: JobNames, all: readonly JobNames[]): boolean => {
  const [, ...rest] = location?.text.split(', ') ?? []
  const place = rest.join(', ')
  return (
    isRemote(place) ||
    isPlace(place) ||
    (rest.length === 1 && !isCountryOrState(place)) ||
    all.some((other) => place !== '' && other.location?.text === place)
  )
}

const splitEmployer = (names: JobNames): JobNames => {
  const { position, location } = names
  const [, company, place] = /^([^,]+),\s*(.+)$/su.exec(location?.text ?? '') ?? []
  if (!position || !location || !company || !place || isRemote(company)) return names
  if (location.label || isKnownPlace(location.text)) return names
  return { ...names, company: { ...location, text: company }, location: { ...location, text: place } }
}
