import { fold } from '../../lexicon/fold.ts'

/** What a label before a colon says of its text. `body` is a company in a job and a school in a study. */
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

export interface Labelled {
  readonly kind: LabelKind
  /** What stands after the colon; empty for a label alone on its line. */
  readonly text: string
}

const WORDS: Readonly<Record<LabelKind, string>> = {
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

const LABELS = Object.entries(WORDS).map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`)] as const)
const isKind = (kind: string): kind is LabelKind => kind in WORDS

/** `City: Porto | Country: Portugal`. */
const COUNTRY = /\s*\|\s*(?:country|pa[ií]s)\s*:\s*/iu

/** `Empresa: Banco Sur`, `Job title: Planner`: what the label says the text is; undefined where no known label stands. */
export const labelled = (line: string): Labelled | undefined => {
  const [, label, text] = /^\s*([\p{L} ]{3,30}?)\s*:\s*(.*)$/u.exec(line) ?? []
  if (label === undefined || text === undefined) return undefined
  const key = fold(label)
  const kind = LABELS.find(([, words]) => words.test(key))?.[0]
  if (!kind || !isKind(kind)) return undefined
  return { kind, text: (kind === 'place' ? text.replace(COUNTRY, ', ') : text).trim() }
}

/** Whether a line only says that what somebody did comes next: `Funciones:`. */
export const isDutiesLabel = (line: string): boolean => {
  const found = labelled(line)
  return found?.kind === 'duties' && found.text === ''
}
