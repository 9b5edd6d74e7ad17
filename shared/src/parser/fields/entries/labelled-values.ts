import { fold } from '../../lexicon/fold.ts'

/** What a label before a colon names. `body` is a company in a job and a school in a study. */
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

export interface LabelledValue {
  readonly kind: LabelKind
  /** The text after the colon; empty for a label alone on its line. */
  readonly text: string
}

/** Labels in both languages, folded, as alternatives of a regular expression. */
const LABEL_PATTERNS: Readonly<Record<LabelKind, string>> = {
  name: 'nombres?|nombre completo|nombres? y apellidos?|apellidos? y nombres?|(?:full |first )?name|name and surname',
  surname: 'apellidos?|surname|last name|family name',
  company: 'empresa|nombre de la empresa|compania|empleador|lugar de trabajo|company(?: name)?|employer',
  position:
    'cargo|puesto|posicion|rol|ocupacion|(?:cargo|puesto) (?:desempenado|ocupado)|position|job title|role|title|occupation|designation',
  school: 'centro(?: de estudios| educativo)?|universidad|instituto|escuela|colegio|school|university|college',
  degree:
    'titulo(?: obtenido)?|titulacion|carrera|estudios|grado(?: obtenido)?|degree|qualification|course|program(?:me)?',
  body: 'institucion|organizacion|entidad|institution|organi[sz]ation',
  period: 'periodo|fechas?|duracion|tiempo|period|dates?|duration',
  place: 'lugar|ciudad|localidad|ubicacion|pais|location|city|place|country',
  duties:
    '(?:principales )?(?:funciones|tareas|responsabilidades|actividades)(?: principales| realizadas| desempenadas)?|logros|descripcion|(?:main |key )?(?:duties|responsibilities|tasks|activities|achievements)|description',
}

const LABELS = Object.entries(LABEL_PATTERNS).map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`)] as const)
const isLabelKind = (kind: string): kind is LabelKind => kind in LABEL_PATTERNS

/** `City: Porto | Country: Portugal`. */
const COUNTRY = /\s*\|\s*(?:country|pa[ií]s)\s*:\s*/iu

/** The value of a line with a known label before a colon (`Empresa: Banco Sur`); undefined for other lines. */
export const parseLabelledValue = (line: string): LabelledValue | undefined => {
  const [, label, text] = /^\s*([\p{L} ]{3,30}?)\s*:\s*(.*)$/u.exec(line) ?? []
  if (label === undefined || text === undefined) return undefined
  const folded = fold(label)
  const kind = LABELS.find(([, words]) => words.test(folded))?.[0]
  if (!kind || !isLabelKind(kind)) return undefined
  return { kind, text: (kind === 'place' ? text.replace(COUNTRY, ', ') : text).trim() }
}

/** Whether a line is only a label before a list of duties: `Funciones:`. */
export const isDutiesLabel = (line: string): boolean => {
  const found = parseLabelledValue(line)
  return found?.kind === 'duties' && found.text === ''
}
