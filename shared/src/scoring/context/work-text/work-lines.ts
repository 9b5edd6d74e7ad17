import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { scoreRole, scoreSchool } from '../../../parser/lexicon/name-scores.ts'
import { getOpening, hasWeakOpening } from '../../lexicon/verb-forms.ts'
import { countNonNumericWords, splitWords, toAlphanumeric } from '../text.ts'

/** Facts about a job that a label names, and labels alone, on normalized text: they tell no work. */
const LABELLED_FACT =
  /^(jefe( inmediato| directo)?|supervisor|tel(efono)?|telf|cel(ular)?|phone|fax|e-?mail|correo|fecha|dates?|periodo|duracion|duration|motivo( de[l]? (retiro|salida|baja))?|reason for leaving|(resumen|descripcion|perfil) de la (empresa|compania)|company (summary|overview|profile|description)|sobre la empresa|about the company|contact(o)?|references?|referencias?|cargo|puesto|empresa|company( name)?|employer|organi[sz]ation|organizacion|department|departamento|dept?|position|designation|(site |work |job )?location|lugar|ciudad|poblacion|localidad|municipio|provincia|pais|city|country|personal a cargo|salario|salary|horario|turno|team size|web(site)?|url|enlace|link)\b[^:]{0,12}:|^motivo del? (retiro|salida)|^[^:.]{1,30}:\W*$/
/** Labels of a name, which stands alone after them: `Project: Harbour bridge`. A longer text tells work. */
const LABELLED_NAME = /^(projects?|project (title|name)|proyecto|clients?|cliente|rol|role)\s{0,3}:/
const MAX_NAME_WORDS = 8
/** An address or a telephone, on the text as written. */
const CONTACT_LINE =
  /[\w.+-]@[\w-]{1,60}\.\w|^\W{0,3}(?:fax|tel|phone|e-?mail)\b|,\s?[A-Z]{2}\s\d{5}\b|\btel[eé]fono:\s?\d|^(?:[^:]{1,40}:\s?)?https?:\/\/\S{1,200}$/iu
/** `See more at https://…`, without a deed. */
const LINK_AT_END = /\shttps?:\/\/\S{1,200}$/i
const MAX_CONTACT_WORDS = 10
const FULL_DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}\b/g
/** Rows and headings of a table: a number, two dates in digits and a word. */
const isTableRow = (plain: string): boolean =>
  (plain.match(FULL_DATE) ?? []).length >= 2 || /^(sr?|si|no)\.? ?(no)?\.? (from|name|company|project)\b/.test(plain)
/** `The last year and a half`, without what was done. */
const LENGTH_OF_TIME =
  /^\W*(?:(?:the|el|los|las?) )?(?:last |ultim[oa]s? )?(?:\d{1,2} |un |una |one |a |dos |two |tres |three )?(?:anos?|meses|mes|years?|months?)(?: (?:y|and) (?:(?:un|a|dos|tres|\d{1,2}) )?(?:medio|half|mes(?:es)?|months?))?\W*$/
/** The legal form of a company, in capitals: `VIVEROS S.A.` */
const COMPANY_FORM =
  /(?<![\p{L}\d])(?:S\. ?A\.|S\. ?L\.|S\. ?A\. ?S|S\. ?R\. ?L|SAS|SRL|GmbH|Ltda?|LLC|L\.L\.C|Inc)(?![\p{L}\d])/u
const DECLARATION = /\bi hereby (declare|certify)|declaro bajo/
/** A heading that was read as part of an entry has at most this many words. */
const MAX_HEADING_WORDS = 6
/** A line of so few words that does not open with a deed is a piece of a name or a heading. */
const MAX_FRAGMENT_WORDS = 3
/** Score of a text that names a school, or a word a post: `Auxiliar a cargo del taller`. */
const CERTAIN_NAME = 2

/** Only the first half of a name or the second half of a sentence: `de Ambientes Inteligentes`, `Profesorado). Número`. */
const FRAGMENT = /^(?:de|del|of|and|y|e|en|as|con|for|to the)\s|^[^(]{0,80}\)/u

/** A name, its tools or its place beside each other: `Fleet tracker | Python, Flask`. */
const hasPieces = (text: string): boolean =>
  /\s[|·]\s/.test(text.slice(Math.max(...['.', '!', '?'].map((mark) => text.lastIndexOf(mark))) + 1))
const MAX_PIECES_WORDS = 14

const FUNCTION_WORD = /^(?:a|an|and|of|the|in|for|with|at|on|de|del|la|el|los|las|y|e|en|con|para|&|-|–|\/)$/u
/** Names and titles of parts: every word but function words opens with a capital. */
const isTitleCase = (text: string): boolean =>
  !/[\d.;]/.test(text) &&
  text
    .trim()
    .split(/\s+/)
    .every((word) => FUNCTION_WORD.test(word) || /^[("“«]?\p{Lu}/u.test(word))

const isUpperCase = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

/** What surrounds the line: names of its entry, and whether the entry has lines in lower case. */
export interface LineSurroundings {
  /** Letters and digits of position, employer or name. */
  readonly names: string
  readonly isMixedCase: boolean
  /** Whether it is an item of a list below the names of its entry. */
  readonly isItem?: boolean
}

/** Whether a line of a job, project or post tells work, and is no fact, name, contact, heading or table row beside it. */
export const isWorkLine = (text: string, { names, isMixedCase, isItem }: LineSurroundings): boolean => {
  const plain = normalizeText(text)
  const words = splitWords(text).length
  if (LENGTH_OF_TIME.test(plain) || LABELLED_FACT.test(plain) || isTableRow(plain) || DECLARATION.test(plain))
    return false
  if (words <= MAX_NAME_WORDS && LABELLED_NAME.test(plain)) return false
  if (words <= MAX_CONTACT_WORDS && CONTACT_LINE.test(text)) return false
  if (words <= MAX_HEADING_WORDS && (names.includes(toAlphanumeric(text)) || COMPANY_FORM.test(text))) return false
  if (FRAGMENT.test(text)) return false
  const opening = getOpening(text, 'es')
  if (!opening && words <= MAX_CONTACT_WORDS && LINK_AT_END.test(text)) return false
  // A course or a school beside the name of a project.
  if (opening?.form !== 'past' && countNonNumericWords(text) <= MAX_NAME_WORDS && scoreSchool(text) >= CERTAIN_NAME)
    return false
  if (!opening && hasPieces(text) && words <= MAX_PIECES_WORDS) return false
  const isPost = words <= MAX_HEADING_WORDS && scoreRole(text.split(/\s/, 1)[0] ?? '') >= CERTAIN_NAME
  if (!opening && !isItem && isPost) return false
  if (opening || hasWeakOpening(text, 'es') || hasWeakOpening(text, 'en')) return true
  return (
    words > MAX_FRAGMENT_WORDS &&
    !(words <= MAX_HEADING_WORDS && isMixedCase && (isUpperCase(text) || isTitleCase(text)))
  )
}
