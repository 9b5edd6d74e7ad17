import { fold } from './fold.ts'
import { scoreCompany, scoreDegree, scoreRole } from './name-scores.ts'

const REMOTE = /^(remote|remoto|teletrabajo|hybrid|hibrido|presencial|on-?site)\b/
const CITY_AND_REGION =
  /^\p{Lu}[\p{L}.'’ -]{1,40},\s*(?:[A-Z]{2}\b|\p{Lu}[\p{L}.'’ -]{2,30}|[A-Z]{3})(?:,\s*\p{L}[\p{L}. ]+)?(?:\s*\d{4,5})?$/u
/** State codes such as MA, MS and MD are also degrees. */
const STATE_CODE = /,\s*[A-Z]{2}\b.*$/

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

const namesEntity = (text: string): boolean =>
  scoreRole(text) >= 2 || scoreCompany(text) >= 2 || scoreDegree(text) >= 1.5
