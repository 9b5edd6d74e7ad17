import { fold } from './fold.ts'

/** What a column of a table holds. `body` is a university or board beside a school, a `note` fits no field. */
export type ColumnKind =
  | 'number'
  | 'duties'
  | 'period'
  | 'position'
  | 'company'
  | 'degree'
  | 'school'
  | 'body'
  | 'institution'
  | 'field'
  | 'place'
  | 'result'
  | 'note'

/** The words of heads in both languages, folded. Where a head has words of several kinds, the first of these counts. */
const COLUMN_WORDS: Readonly<Record<ColumnKind, string>> = {
  duties:
    'responsibilities responsibility duties description tasks activities achievements funciones responsabilidades actividades tareas logros descripcion',
  period:
    'year years yr date dates period duration from to passing session tenure ano anos fecha fechas periodo desde hasta inicio fin termino duracion tiempo graduacion egreso ingreso gestion vigencia',
  company: 'company employer firm empresa empleador compania empregador theater theatre teatro',
  position:
    'designation position post role title cargo puesto rol posicion ocupacion funcion status character personaje',
  degree:
    'academics degree degrees qualification qualifications exam exams examination examinations certificate certification course courses programme program diploma award standard titulo titulos titulacion carrera estudio estudios formacion grado grau curso cursos nivel level',
  institution:
    'institution institutions institute organization organisation organizacion entidad institucion instituicao institucional',
  school: 'school college schools colleges colegio instituto escuela centro establecimiento plantel',
  body: 'university universities board uni univ universidad universidade',
  field:
    'subject subjects group stream specialization specializations specialisation major branch discipline especialidad mencion especializacion',
  result:
    'result results percentage percent % age marks mark cgpa gpa cpi sgpa dgpa ogpa grade grades division class aggregate score nota notas promedio calificacion',
  place: 'location place city country site sites lugar ciudad pais ubicacion localidad cidade local',
  number: 'no sno sl sr nro num n # serial item',
  note: 'classes department area project projects departamento estado client clients reason proyecto cliente show production play obra medium mode tecnologias technologies horas hours',
}

/** Words of heads that tell nothing by themselves. */
const FILLERS = new Set(
  'a of de del la el los las da do the in en out name nombre and y e o or passed study studies completion complete completed academic educational education educacion educativa educativo educativas obtained obtenido obtenida held desempenado ocupado main key principales realizadas total last job work worked trabajo laboral laborado attended appearing edu s scored secured pursued'.split(
    ' ',
  ),
)

const KINDS = Object.keys(COLUMN_WORDS).filter((kind): kind is ColumnKind => kind in COLUMN_WORDS)
const KIND_OF_WORD: ReadonlyMap<string, ColumnKind> = new Map(
  KINDS.flatMap((kind) => COLUMN_WORDS[kind].split(' ').map((word) => [word, kind] as const)),
)

const MAX_HEAD_CHARS = 48
/** Where no other word tells what the column holds. */
const EDUCATION = /^(?:education|educacion)$/u
/** `Project Title` names no position. */
const PROJECT = /^(?:project|proyecto)s?(?![\p{L}])/u
const PLACE_OF_WORK = /^lugar (?:de )?trabajo$/u

const findKindOfWord = (word: string): ColumnKind | undefined =>
  KIND_OF_WORD.get(word.length > 1 ? word.replace(/^%/, '') : word)

/** What a column with this head holds; undefined for other texts. */
export const findColumnKind = (text: string): ColumnKind | undefined => {
  if (text.length > MAX_HEAD_CHARS || /^\p{Ll}/u.test(text)) return undefined
  const folded = fold(text)
  if (PLACE_OF_WORK.test(folded)) return 'company'
  const words = folded.split(/[\s/&.,()°º:-]+/u).filter((word) => word !== '')
  const kinds = new Set<ColumnKind>()
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const isKnown = findKindOfWord(word) !== undefined || FILLERS.has(word)
    const whole = isKnown ? word : word + (words[++i] ?? '')
    const kind = findKindOfWord(whole)
    if (kind) kinds.add(kind)
    else if (!FILLERS.has(whole)) return undefined
  }
  if (PROJECT.test(folded) && kinds.has('position')) return 'note'
  return KINDS.find((kind) => kinds.has(kind)) ?? (EDUCATION.test(folded) ? 'degree' : undefined)
}

const NAMES: ReadonlySet<ColumnKind> = new Set(['position', 'company', 'degree', 'school', 'body', 'institution'])
const VALUES: ReadonlySet<ColumnKind> = new Set(['period', 'duties', 'field', 'result', 'place'])
/** With this many cells, one of them may be unknown. */
const MIN_CELLS_WITH_UNKNOWN = 4

/** The kinds of the columns below these heads (`note` for an unknown one); undefined where they are no head of a table. */
export const findColumns = (heads: readonly string[]): ColumnKind[] | undefined => {
  const kinds = heads.map(findColumnKind)
  const known = new Set(kinds)
  const unknown = kinds.filter((kind) => kind === undefined).length
  if (heads.length < 2 || unknown > (heads.length >= MIN_CELLS_WITH_UNKNOWN ? 1 : 0)) return undefined
  const names = [...NAMES].filter((kind) => known.has(kind))
  const values = [...VALUES].filter((kind) => known.has(kind))
  return names.length > 0 && names.length + values.length >= 2 ? kinds.map((kind) => kind ?? 'note') : undefined
}
