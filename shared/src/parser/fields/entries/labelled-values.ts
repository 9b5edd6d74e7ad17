import { fold } from '../../lexicon/fold.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'

/** What a label before a colon names. `body` is a company in a job and a school in a study, a `note` fits no field. */
export type LabelKind =
  | 'name'
  | 'surname'
  | 'company'
  | 'position'
  | 'school'
  | 'degree'
  | 'body'
  | 'period'
  | 'place'
  | 'duties'
  | 'note'

export interface LabelledValue {
  readonly kind: LabelKind
  /** The text after the colon; empty for a label alone on its line. */
  readonly text: string
}

/** Labels in both languages, folded, as alternatives of a regular expression. */
const LABEL_PATTERNS: Readonly<Record<LabelKind, string>> = {
  name: 'nombres?|nome(?: completo)?|nombre completo|nombres? y apellidos?|apellidos? y nombres?|(?:full |first )?name|name and surname',
  surname: 'apellidos?|surname|last name|family name',
  company:
    '(?:nombre (?:de )?(?:la )?)?(?:empresa|compania)(?: actual| contratante| empleadora)?|empleador|lugar de trabajo|(?:(?:present|current|previous|last) )?(?:company|employer)(?: name)?|name of (?:the )?(?:company|employer|firm)|(?:presently|currently|previously) (?:working|worked|employed)(?: (?:with|at|in))?',
  position:
    '(?:ultim[oa] )?(?:cargo|puesto|posicion)(?: (?:desempenad[oa]|ocupad[oa]|actual|laboral|de trabajo))?|funcion|rol|ocupacion|(?:(?:present|current|last|job) )?(?:position|designation|post)(?: held)?|(?:job |work )?(?:role|title)|occupation',
  school:
    'centro(?: de estudios| educativo)?|institucion educativa|universidad|instituto|escuela|colegio|(?:name of (?:the )?)?(?:school|university|college|institute)(?: name)?',
  degree:
    'titulo(?: (?:obtenido|alcanzado|recibido))?|titulacion|carrera|estudios|grado(?: obtenido)?|(?:name of (?:the )?)?(?:degree|qualification|course|exam(?:ination)?)(?: (?:name|title))?|program(?:me)?|pursuing|certification|certificacion',
  body: '(?:nombre (?:de )?(?:la )?)?(?:institucion|organizacion|entidad)|(?:name of (?:the )?)?(?:institution|organi[sz]ation)(?: name)?',
  period:
    'peri?d?odo(?: laborado| laboral| trabajado)?|(?:ano de (?:la )?)?(?:egreso|ingreso|graduacion|promocion|finalizacion|culminacion)|tenure|(?:work |service )?period|fechas?(?: (?:de )?(?:entrada|salida|ingreso|egreso|retiro|inicio|fin|finalizacion|termino|trabajo|contratacion))?|desde|hasta|duracion|tiempo(?: laborado| de (?:labor|servicio|trabajo))?|ano|period|(?:start |end )?dates?|duration|(?:year|date) of graduation|graduation(?: year| date)?|(?:passing|passed) year|year of (?:passing|completion)|working period|session|year',
  place: 'lugar|ciudad|localidad|ubicacion|pais|location|city|place|country',
  duties:
    '(?:principales )?(?:funciones|tareas|responsabilidades|actividad(?:es)?|labor(?:es)?)(?: principales| realizadas?| desempenadas?| desarrolladas| a cargo)?|logros|highlights|descripcion|(?:job|company) (?:profile|description)|key (?:results|result areas)|(?:main |key |job )?(?:(?:roles?|duties|tasks) (?:and|&) )?(?:duties|responsibilities|tasks|activities|achievements)|description',
  note: '(?:jefe|supervisor|contacto|telefono|tel)(?: (?:inmediato|inmediata|directo|directa|de (?:la )?(?:empresa|referencia)|laboral))*|inmediate supervisor|celular|movil|correo(?: electronico)?|(?:e-?)?mail|ref|referencias?(?: laborales?)?|personal a cargo|motivo (?:del?|de la) (?:retiro|salida|cese)|reason for leaving|sueldo|salario|phone|website|(?:sitio|pagina) web|address|direccion|technologies|tecnologias(?: (?:utilizadas|usadas|empleadas))?|tools|herramientas|orientacion|aptitudes|especialidad',
}

const LABELS = Object.entries(LABEL_PATTERNS).map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`)] as const)
const isLabelKind = (kind: string): kind is LabelKind => kind in LABEL_PATTERNS

/** `City: Porto | Country: Portugal`. */
const COUNTRY = /(?<!\s)\s*\|\s*(?:country|pa[ií]s)\s*:\s*/iu

/** Values that are names: a further label on their line ends them. */
const NAME_KINDS: ReadonlySet<LabelKind> = new Set(['company', 'position', 'school', 'degree', 'body'])
/** `Universidad Alba. Tesis: Riego por goteo`: the text from the next label on. */
const NEXT_LABEL = /(?:(?<!\s)\s+|(?<=[.;]))\p{Lu}\p{Ll}{3,14}(?:\s\p{Ll}{2,12}){0,2}\s?:\s.*$/su

/** The value of a line with a known label before a colon (`Empresa: Banco Sur`); undefined for other lines. */
export const parseLabelledValue = (line: string): LabelledValue | undefined => {
  const [, label, text] =
    /^[\s<>*]{0,9}(?:\d{1,2}\s?[).]\s{0,9})?([\p{L} ]{3,30}?)\s{0,9}(?::(?:\s{0,9}[–—-](?=\s|$))?|(?<=argo|uesto|ombre)\.(?=\s)|(?<=[Oo]cupado|[Dd]esempe[ñn]ado)(?=\s\p{L}))\s*(.*)$/su.exec(
      line,
    ) ?? []
  if (label === undefined || text === undefined) return undefined
  const folded = fold(label)
  const kind = LABELS.find(([, words]) => words.test(folded))?.[0]
  if (!kind || !isLabelKind(kind) || (kind === 'name' && /^\s{0,9}\d/.test(line))) return undefined
  const value = kind === 'place' ? text.replace(COUNTRY, ', ') : text
  return { kind, text: (NAME_KINDS.has(kind) ? value.replace(NEXT_LABEL, '') : value).trim() }
}

/** `Talleres Ibarra, Cargo ocupado` over the position. */
const POSITION_LABEL_AT_END = /(?<=[\s,.;–-])(?:cargo|puesto)\s(?:ocupado|desempe[ñn]ado)(?=\s?:?$)/iu

/** The text before a label of the position at the end of a line, and the label; undefined for other lines. */
export const splitLabelAtEnd = (line: string): readonly [name: string, label: string] | undefined => {
  const found = POSITION_LABEL_AT_END.exec(line)
  const name = line.slice(0, found?.index).replace(/[\s,.;–-]{1,9}$/u, '')
  return found && /\p{L}/u.test(name) ? [name, found[0]] : undefined
}

/** Labels of a European form's small print, which stand before their values without a colon. */
const FORM_NOTES =
  /^(?:address|website|email|field of study|final grade|level in eqf|national classification|number of credits|type of credits|thesis|department|business or sector|direcci[oó]n|sitio web|correo electr[oó]nico|campos? de estudio|nota final|calificaci[oó]n final|nivel en el mec|tesis)$/iu

/** Whether a line tells of an entry what no field holds: contact data of the employer, a superior, a reason to leave. */
export const isNote = ({ body, segments }: Pick<ParsedLine, 'body' | 'segments'>): boolean =>
  (segments.length > 1 && FORM_NOTES.test(segments[0]?.text.replace(/(?<!\s)\s*:$/, '') ?? '')) ||
  parseLabelledValue(body)?.kind === 'note'

const DUTIES = new RegExp(`^(?:${LABEL_PATTERNS.duties})$`)
/** Whether a text is a label of duties, also without a colon: `Key Result Areas`. */
export const namesDuties = (text: string): boolean => DUTIES.test(fold(text).replace(/\s?:$/, ''))

/** Whether a line is only a label before a list of duties: `Funciones:`. */
export const isDutiesLabel = (line: string): boolean => {
  const found = parseLabelledValue(line)
  return found?.kind === 'duties' && found.text === ''
}
