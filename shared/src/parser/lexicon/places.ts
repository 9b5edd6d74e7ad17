import { isCity } from './cities.ts'
import { isCountryOrState } from './country-names.ts'
import { fold } from './fold.ts'
import { scoreCompany, scoreDegree, scoreRole } from './name-scores.ts'

const REMOTE = /^(remote|remoto|teletrabajo|hybrid|hibrido|presencial|on-?site)\b/
const CITY_AND_REGION =
  /^\p{Lu}[\p{L}.'’ -]{1,40},\s*(?:[A-Z]{2}\b|\p{Lu}[\p{L}.'’ -]{2,30}|[A-Z]{3})(?:,\s*\p{L}[\p{L}. ]+)?(?:(?<!\s)\s*\d{4,5})?$/u
/** State codes such as MA, MS and MD are also degrees. */
const STATE_CODE = /,\s*[A-Z]{2}\b.*/

/** Whether a text can only be a place: `Palo Alto, CA`, `Madrid, España`, `Remote`. */
export const isPlace = (text: string): boolean =>
  isRemote(text) || (CITY_AND_REGION.test(text) && !namesEntity(text.replace(STATE_CODE, '')))

/** Whether a text may be a place: up to four words without digits that name no role, employer or degree. */
export const couldBePlace = (text: string): boolean =>
  isPlace(text) ||
  (/^[\p{L}.,'’() -]+$/u.test(text) &&
    text.split(' ').length <= 4 &&
    scoreRole(text) < 0.7 &&
    scoreCompany(text) === 0 &&
    scoreDegree(text) === 0)

/** Whether a text starts with a word for remote, hybrid or on-site work. */
export const isRemote = (text: string): boolean => REMOTE.test(fold(text))

const STATE_CODES: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI
  WY DC ON QC BC AB NS NB MB SK NSW VIC QLD USA UK UAE`.split(/\s+/),
)
const POSTAL_CODE = /^(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3})?\s+|(?<![\s,])[\s,]+(?:C\.? ?P\.? ?)?\d{4,6}(?:-\d{3,4})?$/gu
const LEADING_WORDS =
  /^(?:ciudad|city|provincia|departamento|estado|edo\.?|municipio|comuna|region|distrito|greater|area metropolitana|capital|partido)\s+(?:de\s+)?(?:l[ao]s?\s+)?/
/** Regions that are no common name of a place elsewhere. */
const REGION =
  /\b(?:[ivx]{1,4} region|region (?:de|del|metropolitana)|provincia de|bs\. ?as\.?|estado de|edo\.? [a-z]+)/

/** Whether a text names a city, a country or a state that is in the lists, also with a postal code or before a last word. */
export const hasKnownPlace = (text: string): boolean =>
  text
    .replace(/[()]/g, ',')
    .split(/(?:(?<!\s)\s+)?[,;|/•·]\s*|(?<!\s)\s+[-–—]\s+|(?<=\p{Ll}{2})\.\s*/u)
    .some(isKnownPlace) || REGION.test(fold(text))

const isKnownPlace = (part: string): boolean => {
  const plain = part.replace(POSTAL_CODE, '').trim()
  if (STATE_CODES.has(plain.split(' ').at(-1) ?? '') && /^\p{Lu}[\p{L}.' -]+ [A-Z]{2,3}$/u.test(plain)) return true
  const folded = fold(plain).replace(/\.$/, '')
  if (isCity(folded) || isCity(folded.replace(LEADING_WORDS, ''))) return true
  return isCountry(plain) || endsWithPlace(plain)
}

const isCountry = (text: string): boolean => !/^[A-Z]{2,3}\.?$/.test(text) && isCountryOrState(text)

/** Words of a name, numbers, and particles between them. */
const PLACE_WORD = /^["“(]?[\p{Lu}\d#]|^(?:de|del|la|las|el|los|y|of|and|san)$/u

/** `Lyon France`, `Calle Mayor Salamanca`: the last words of a text of up to twelve. */
const endsWithPlace = (text: string): boolean => {
  const words = text.split(' ')
  if (words.length < 2 || words.length > 12 || !words.every((word) => PLACE_WORD.test(word))) return false
  return [1, 2, 3].some((n) => {
    const last = words.slice(-n).join(' ')
    return n < words.length && /^\p{Lu}/u.test(last) && (isCity(fold(last)) || isCountry(last))
  })
}

const namesEntity = (text: string): boolean =>
  scoreRole(text) >= 2 || scoreCompany(text) >= 2 || scoreDegree(text) >= 1.5
