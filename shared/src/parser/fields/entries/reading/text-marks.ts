import { endsWithCompanySuffix } from '../../../lexicon/company-suffixes.ts'
import { scoreSchool } from '../../../lexicon/name-scores.ts'
import { scoreTextKinds } from '../../../text-kind/text-kind.ts'
import { isGrade } from '../../education/grades.ts'
import { isKnownPlace } from '../place-segments.ts'
import { isContractKind } from '../segments.ts'

/** `Av. del Puerto 22, Olmedo`: an address with its number. */
const STREET =
  /^(?:calle|c\/|av(?:da|enida)?\.?|bv\.?|bulevar|blvd\.?|paseo|carrera|cra\.?|jir[oó]n|jr\.|pasaje|rua)\s.{0,60}\d/iu
/** `“Correo del Sur”`. */
const QUOTED = /^[“«"][^“”«»"]+[”»"]$/u
const STATUS_WORD =
  '(?:titulad|egresad|graduad|complet(?:ad)?|incomplet|inconclus|terminad|finalizad|culminad|aprobad|abandonad)[oa]s?|completed|graduated|unfinished|ongoing|in[ -]progress|en curso|(?:actualmente )?cursando(?: actualmente)?'
const STATUS = new RegExp(`^\\(?(?:${STATUS_WORD})\\)?\\.?$`, 'iu')
/** Whether a text only tells how far studies have come, and so is no name. */
export const isStatus = (text: string): boolean => STATUS.test(text)

/** For whom an employer does the work: `cliente Banco Sur`, `Client: Duna Rail`, `para Banco Sur`. */
const CLIENT = /^(?:[Cc]lientes?|[Cc]lients?)(?:\s?[:–-])?\s(?=\p{Lu})|^(?:para|for)\s(?=\p{Lu})/u
/** Whether a text names for whom an employer does the work. */
export const isClient = (text: string): boolean => CLIENT.test(text)
/** `supervisor: Nuria Salas`: who led the work. */
const LEADER = /^(?:(?:supervis|asesor|tutor|mentor|advis|co-?direct)\p{L}{0,4}(?: by)?|director[ae]?)\s?:\s?\p{Lu}/iu
/** Whether a text names who led the work before it. */
export const isLeader = (text: string): boolean => LEADER.test(text)
/** `durante el verano`: when the work was. */
const TIME = /^(?:durante|during)(?!\p{L})/iu
/** Whether a text tells when the work before it was. */
export const isTime = (text: string): boolean => TIME.test(text)
/** `Integré al equipo una prensa`: what a person did is no name; `Café de la Plaza` is one. */
const DEED =
  /^(?!(?:Caf|Jos|Beb|Buf|Chal|Comit|Mar|Sof)[éí])\p{Lu}\p{Ll}{2,12}[éí]\s(?:[ey]\s\p{Ll}{3,12}[éí]\s)?(?:al?|el|l[ao]s?|una?|en|con|para|del?|y|sus?|m[aá]s)\s/u
/** `Elected as head girl`, `Awarded best student of botany`. */
const ENGLISH_DEED =
  /^(?:Awarded|Elected|Graduated|Received|Achieved|Appointed|Selected|Nominated|Ranked|Chosen)\s(?!(?:in\s)?\d{4}$)\p{L}/u
/** `Promoción`, `Awarded` before a year. */
const CLASS =
  /^(?:promoci[oó]n|generaci[oó]n|class of|a[nñ]o(?: de (?:egreso|graduaci[oó]n|promoci[oó]n))?|egres[oó]|graduaci[oó]n|awarded|obtained|conferred)$/iu
/** `Dr. Nuria Salas`: a person with a title. */
const PERSON = /^(?:Dr|Dra|Prof|Profr|Mr|Mrs|Ms)\.\s\p{Lu}[\p{L}.]{0,20}(?:\s\p{Lu}[\p{L}.]{0,20}){1,3}$/u
/** `with Distinction`, `summa cum laude`: how well somebody did. */
const HONORS =
  /^(?:with |con )?(?:(?:high |first[- ]class )?(?:distinction|hono[u]?rs|merit)|(?:summa |magna )?cum laude|honores|menci[oó]n(?: honor[ií]fica)?)$/iu
/** `Secundario completo`, `Terciario / En curso`: a level of studies. */
const LEVEL = new RegExp(
  `^(?:(?:nivel|estudios?|educaci[oó]n|formaci[oó]n)\\s)?(?:media superior|(?:primari|secundari|terciari|universitari|superior|b[aá]sic|medi|t[eé]cnic)(?:[oa]s?|es)?)(?:\\s(?:[/–-]\\s)?(?:${STATUS_WORD}))?$`,
  'iu',
)
/** Whether a text only tells the level of studies. */
export const isLevel = (text: string): boolean => LEVEL.test(text)

/** A part of an organization, which names it only together with it: `Department of Computer Science`. */
const UNIT =
  /^(?:department|dept\.?|division|departamento|depto\.?|dpto\.?|secci[oó]n|[aá]rea|gerencia|direcci[oó]n)\s(?:of|de|del)\s[^,–(-]{3,60}$|^[^,–(-]{2,40}\s(?:team|squad|dep(?:artmen)?ts?\.?)$/iu
/** Whether a text names a part of an organization. */
export const isUnit = (text: string): boolean => UNIT.test(text)
/** `Facultad de Química`, `School of Law`. */
const FACULTY = /^(?:faculty|school|college|facultad|escuela)\s(?:of|de)\s[^,–(-]{3,60}$/iu
/** Whether a text names a part of a university. */
export const isFaculty = (text: string): boolean => FACULTY.test(text)
const FIELD_OF_WORK = /^(?:software|redes|ventas|compras|log[ií]stica|producci[oó]n|salud|seguridad|calidad)$/iu
const MAX_FIELD_WORDS = 2

/** `Ingeniera en Software`, `Técnico en Electrónica`: a field of work or study after the preposition, no employer. */
export const isFieldOfWork = (text: string): boolean => {
  const { degree, organization, school } = scoreTextKinds(text)
  return (
    FIELD_OF_WORK.test(text) || (text.split(' ').length <= MAX_FIELD_WORDS && degree > Math.max(organization, school))
  )
}

/** `A/3X`, `B2B`: capitals and digits in one word name no place. */
const CODE = /(?<!\p{L})\p{Lu}\/?\d\p{Lu}/u

/** `Tutor BOT210 – Old Roses`: a course with its number, which is not that of a standard. */
const COURSE = /(?<!\p{L})(?!ISO|UNE|NOM|OHSAS)\p{Lu}{2,6}(?:\d{3,4}|\s\d{3})\p{Lu}?(?=(?::|\s[–—-])\s\p{Lu})/u
/** Where a text has a course with its number before its title, and the sign between them. */
export const findCourse = (text: string): { readonly at: number; readonly signAt: number } | undefined => {
  const found = COURSE.exec(text)
  return found ? { at: found.index, signAt: found.index + found[0].length } : undefined
}

/** A group of people is no place. */
const GROUP = /\s(?:group|grupo|lab|laboratory|laboratorio|team)(?:$|,)/iu

/** `Masters of Teaching (Music)`, `Técnica Superior en Riego`: a degree and its field, without a school. */
const DEGREE_IN =
  /^(?:(?:bachelor|master|doctor)(?:['’]?s)?(?:\sdegree)?\s(?:of|in)|diploma\sin|(?:licenciatura|maestr[ií]a|m[aá]ster|doctorado|grado|ingenier[ií]a|t[eé]cnic[oa](?:\ssuperior)?)\sen)\s[\p{L} &]{3,60}(?:\([^()]{2,40}\))?$/iu

/** What certain forms and words of a text say about the field that it is in. */
export interface TextMarks {
  /** A town or region of the lists, or an address. */
  readonly isPlace: boolean
  readonly couldBePlace: boolean
  /** A name in quotes, or with a legal form at its end. */
  readonly isQuoted: boolean
  readonly isCompany: boolean
  /** A kind of contract, a grade, a client: no name. */
  readonly isNote: boolean
  readonly isUnit: boolean
  readonly isPerson: boolean
  /** What a person did. */
  readonly isDeed: boolean
  /** A level of studies. */
  readonly isLevel: boolean
  readonly isDegree: boolean
}

/** The marks of a text between separators of a title line. */
export const findTextMarks = (text: string): TextMarks => {
  const isCompany = endsWithCompanySuffix(text)
  const isPerson = PERSON.test(text)
  return {
    isLevel: isLevel(text),
    isDegree: DEGREE_IN.test(text) && scoreSchool(text) < 2,
    isPlace: isKnownPlace(text) || STREET.test(text),
    couldBePlace:
      /^\p{Lu}/u.test(text) &&
      !isCompany &&
      !isPerson &&
      !isLevel(text) &&
      !CODE.test(text) &&
      !DEED.test(text) &&
      !GROUP.test(text),
    isQuoted: QUOTED.test(text),
    isCompany,
    isNote:
      isContractKind(text) ||
      isGrade(text) ||
      CLIENT.test(text) ||
      isLeader(text) ||
      isTime(text) ||
      HONORS.test(text) ||
      CLASS.test(text),
    isUnit: isUnit(text),
    isDeed: DEED.test(text) || ENGLISH_DEED.test(text),
    isPerson,
  }
}
