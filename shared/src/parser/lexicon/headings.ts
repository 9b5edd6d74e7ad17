import { fold } from './fold.ts'
import { FOREIGN_HEADINGS } from './foreign-headings.ts'
import { HEADING_PHRASES, type SectionKind } from './heading-words.ts'

const KINDS = new Map<string, SectionKind>()
const SPACED = new Map<string, string>()
for (const [kind, { standard, other }] of Object.entries(HEADING_PHRASES))
  for (const phrase of [...standard, ...other]) {
    if (!KINDS.has(phrase)) KINDS.set(phrase, kind as SectionKind)
    if (phrase.length >= 4) SPACED.set(phrase.replaceAll(' ', ''), phrase)
  }
/** The last word in the other number: `academic qualification`, `technical skill`. One word alone names other things too. */
const toOtherNumber = (phrase: string): string | undefined => {
  if (!phrase.includes(' ') || /(?:ies|ss|is)$/.test(phrase)) return undefined
  return phrase.endsWith('s') ? phrase.slice(0, -1) : `${phrase}s`
}
for (const [kind, phrases] of Object.entries(FOREIGN_HEADINGS))
  for (const phrase of phrases) if (!KINDS.has(phrase)) KINDS.set(phrase, kind as SectionKind)

/** No heading of a CV that we know is longer than this. */
const LONGEST = 60

/** Leading numbers, bullets and icons, trailing colons and rules of a heading. */
const TRIM = /^[^\p{L}]+|(?<![^\p{L})])[^\p{L})]+$/gu
/** `II.`, `A)` and `IV -` before a heading. */
const NUMERAL = /^(?:[ivx]{1,4}|[a-h])\s?[.):-]+\s+(?=\p{L}{3})/iu

const key = (text: string): string =>
  fold(text.replace(TRIM, '').replace(NUMERAL, ''))
    .replace(/[&+/|,]| [-–—] | and | y | e | i | et | und /g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()

const AND = new Map<string, SectionKind>()
const OTHER_NUMBER = new Map<string, SectionKind>()
for (const [phrase, kind] of KINDS) {
  AND.set(key(phrase), kind)
  const other = toOtherNumber(phrase)
  if (other) OTHER_NUMBER.set(key(other), kind)
}

/** Shorter headings differ from other words by one letter. */
const MIN_MISSPELLED_CHARS = 10

/**
 * The text without each of its letters but the first and the last, which make other words (`employment`, `deployment`;
 * `proyecto`, `proyectos`).
 */
const removeEachLetter = (text: string): string[] =>
  [...text.slice(1, -1)].map((_, i) => text.slice(0, i + 1) + text.slice(i + 2))

/** Headings without one letter, by what remains. */
const WITHOUT_LETTER = new Map<string, SectionKind>()
for (const [phrase, kind] of AND)
  if (phrase.length >= MIN_MISSPELLED_CHARS)
    for (const rest of removeEachLetter(phrase)) if (!WITHOUT_LETTER.has(rest)) WITHOUT_LETTER.set(rest, kind)

/** What a heading with one letter missing, added or changed is about: `Experencia laboral`. */
export const misspelledHeadingKind = (text: string): SectionKind | undefined => {
  const folded = key(trimHeading(text))
  if (folded.length < MIN_MISSPELLED_CHARS - 1 || folded.length > LONGEST) return undefined
  const missing = WITHOUT_LETTER.get(folded)
  if (missing || folded.length < MIN_MISSPELLED_CHARS) return missing
  for (const rest of removeEachLetter(folded)) {
    const kind = AND.get(rest)
    if (kind && rest.length >= MIN_MISSPELLED_CHARS) return kind
    const changed = WITHOUT_LETTER.get(rest)
    if (changed) return changed
  }
  return undefined
}

/** Shorter headings without their first letter are other words. */
const MIN_BEHEADED_CHARS = 6

/** Headings without their first letter, by what remains; none of them is a heading of its own. */
const WITHOUT_FIRST = new Map<string, SectionKind>()
for (const [phrase, kind] of AND)
  if (phrase.length > MIN_BEHEADED_CHARS && !AND.has(phrase.slice(1))) WITHOUT_FIRST.set(phrase.slice(1), kind)

/** What a heading is about whose first letter is drawn as a picture: `xperiencia laboral`. */
export const beheadedHeadingKind = (text: string): SectionKind | undefined => WITHOUT_FIRST.get(key(trimHeading(text)))

/** A heading without its number, its icon and the rule of dots or dashes after it. */
export const trimHeading = (text: string): string =>
  text
    .replace(/(?<![\s·.…_=*~─—–•|-])[\s·.…_=*~─—–•|-]{3,}$/u, '')
    .replace(/^[\p{So}\p{Co}]+\s*/u, '')
    .replace(/(?<!\s)\s*:[\s–—-]*$/, '')

/** `Employment (most recent first)`. */
const BRACKETED_END = /(?<!\s)\s*\([\p{L} ]{3,30}\)$/u

/** Shorter words are other words where their spaces are left out. */
const MIN_UNSPACED_CHARS = 10

/** `WORKEXPERIENCE`, `EX PERIENCIA LABORAL`: what a heading is about whose spaces are lost or are elsewhere. */
const getWithoutSpaces = (folded: string): SectionKind | undefined => {
  const letters = folded.replaceAll(' ', '')
  const phrase = letters.length >= MIN_UNSPACED_CHARS ? SPACED.get(letters) : undefined
  return phrase === undefined ? undefined : AND.get(key(phrase))
}

/** What a line is a heading of, when its words say so; undefined otherwise. */
export const headingKind = (text: string): SectionKind | undefined => {
  const trimmed = trimHeading(text)
  if (trimmed.length > LONGEST) return undefined
  const folded = key(trimmed)
  if (!folded) return undefined
  const whole = AND.get(folded) ?? OTHER_NUMBER.get(folded) ?? getWithoutSpaces(folded)
  if (whole) return whole
  if (BRACKETED_END.test(trimmed)) return AND.get(key(trimmed.replace(BRACKETED_END, '')))
  const halves = folded.split(' and ')
  if (halves.length < 2 || halves.length > 3) return undefined
  const kinds = halves.map((half) => AND.get(half))
  if (!kinds.every((k) => k)) return undefined
  return STRONGEST.find((kind) => kinds.includes(kind)) ?? kinds[0]
}

/** Of a heading that names two sections, the one whose entries have a form of their own. */
const STRONGEST: readonly SectionKind[] = ['experience', 'education', 'projects', 'skills']

/** One word of a heading that we do not know whole tells what it is about; the first that fits wins. */
const KEY_WORDS: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /\b(volunteer\w*|voluntari\w*|voluntariat|benevolat|ehrenamt\w*|(?:academic|university|departmental|institutional|professional|community|public) service)\b/,
    'volunteer',
  ],
  [/\bacademic\b.{0,30}\btraining\b/, 'education'],
  [
    /\b(?:formacion|educacion|estudios)\b.{0,20}\b(?:permanente|continu(?:a|ada)|(?:no |in)formal(?:es)?|no academic[oa]s?|extracurricular(?:es)?|complementari[oa]s?|adicional(?:es)?)$/,
    'courses',
  ],
  [
    /\b(courses?|coursework|cursos?|trainings?|workshops?|capacitacion\w*|talleres|seminars|seminarios|webinars|perfeccionamiento|weiterbildung\w*|fortbildung\w*)\b/,
    'courses',
  ],
  [
    /\b(resumen laboral|experiences?|experienci(?:as?|es)|employment|rotations?|rotaciones|empleos?|trayectoria|trajectoria|trajetoria|internships?|positions|practicas|practiques|pasantias?|estagios?|\w*erfahrung\w*|praktika)\b/,
    'experience',
  ],
  [
    /\b(education|educacion|educativ[oa]s?|educacio|educacao|formacion|formaciones|formacio|formacao|formations?|estudios|estudis|estudos|etudes|studium|ausbildung|bildung|qualifications?|credentials?|academics|scholastics?|escolaridad|titulacion|titulacions|titulaciones)\b/,
    'education',
  ],
  [/\b(projects?|proyectos?|projectes|proxectos|projetos?|projectos|projets?|projekte)\b/, 'projects'],
  [/\b(certific\w+|licen[cs]es|licencias|zertifik\w+)\b/, 'certifications'],
  [
    /\b(awards?|honou?rs?|premios?|premis|distinciones|reconocimientos|becas|beques|scholarships?|achievements?|logros|auszeichnungen)\b/,
    'awards',
  ],
  [
    /\b(publications?|publicaciones|publicacions|publicacoes|publikationen|papers?|talks|ponencias|presentations?|conferences?|congresos|jornadas|eventos|simposios|research|investigacion|recerca)\b/,
    'publications',
  ],
  [/\b(?:linguistic[oa]s|(?:de|en|of|in) (?:idiomas|lenguas|languages))$/, 'languages'],
  [
    /\b(skills?|habilidades|habilitats|competenc\w+|conocimientos|coneixements|conhecimentos|conecementos|aptitudes|aptituds|aptidoes|destrezas|technolog(?:y|ies)|tecnologias?|frameworks|softwares?|tools|herramientas|ferramentas|eines|outils|strengths?|proficienc(?:y|ies)|expertise|literacy|fortalezas|metodologias|methodologies|\w*kenntnisse|fahigkeiten|kompetenzen)\b/,
    'skills',
  ],
  [/\b(languages?|idiomas?|idiomes|langues|linguas|sprachen)\b/, 'languages'],
  [/\b(interests?|hobbies|intereses|interessos|aficiones|aficions|interets|interessen)\b/, 'interests'],
  [/\b(references?|referencias?|referencies|referenzen)\b/, 'references'],
  [/\b(profile|perfil|profil|summary|resumen|resum|objective|objetivo|objectiu|objectif)\b/, 'summary'],
  [/\b(teaching(?! (?:philosophy|statement))|assistantships?|docencia|ayudantias?)\b/, 'experience'],
]

/** Words that narrow a heading's key word, and those between them. */
const MODIFIERS: ReadonlySet<string> = new Set(
  `my mi mis meu mon mes a de del da do d la el los las les en of in the for with para con no and sobre
  academic academica academicas academico academicos academicas professional professionals profesional profesionales profissional profissionais
  professionnelle professionnelles professionnel laboral laborals laborales educativa educativas educativo formativa formativo formadora docente
  tecnica tecnicas tecnico tecnicos techniques technical tecniques personal personales personals pessoais persoais soft hard digital digitales
  previous previa previas prior past recent reciente recientes relevant relevante relevantes other otra otras otro otros altres altra outras outros
  autres additional adicional adicionales selected key main principal principales core general generales work job career universitaria universitario
  universitarios superior superiores formal reglada complementaria complementario complementarios destacado destacados manejo uso dominio nivel
  informatica informaticas informatico informaticos computacionales linguisticas adquiridas adquiridos realizados realizadas basicos progress
  acquired relevance educational working employment vocational computer record records performance highlights history held
  details detail background total known overview particulars datos detalle historial antecedentes informacion datos
  lenguajes lenguaje entornos plataformas sistemas programas aplicaciones utilizados utilizadas manejados manejadas adicionales extra
  programming programacion seminar seminars industry teaching development life clinical practical practica
  social sociales organisational organizational organizativas artistic artisticas laboratory laboratorio list lista scientific cientificas
  elected trusted leadership responsibility attended participated asistidos complementary continuing continua continuada
  permanente especializada especializados especifica especificos oficial oficiales recibida recibidas recibidos impartida impartidos
  dictados asistencia participacion attendance short cortos virtuales online libres extracurricular extracurriculares`.split(
    /\s+/,
  ),
)
const MAX_WORDS = 7

/** Whether a text consists of a heading's key word and of words that narrow it: `Formación académica universitaria`. */
export const isComposedHeading = (text: string): boolean => {
  const trimmed = trimHeading(text)
  if (trimmed.length > LONGEST) return false
  const words = key(trimmed).split(/[ -]+/)
  const isKeyWord = (word: string) => KEY_WORDS.some(([pattern]) => pattern.test(word))
  return words.length <= MAX_WORDS && words.some(isKeyWord) && words.every((w) => isKeyWord(w) || MODIFIERS.has(w))
}

/** Whether a text only narrows the heading above it: `PERSONALS` below `COMPETÈNCIES`. */
export const isHeadingModifier = (text: string): boolean =>
  key(text)
    .split(/[ -]+/)
    .every((word) => MODIFIERS.has(word))

/** Words that a heading does not end with: it goes on in the next line. */
export const isOpenHeading = (text: string): boolean =>
  /(?:[&/,]|\b(?:y|e|i|and|et|und|de|del|of|en|in)|\p{L}\s?[-\u2010])$/iu.test(text.trim())

/** What a line in the look of a heading is about, by its key word; `other` when it has none. */
export const headingKindByKey = (text: string): SectionKind => {
  const folded = key(text)
  return KEY_WORDS.find(([words]) => words.test(folded))?.[1] ?? 'other'
}

/** A label of a form: `KEY SKILL :-`. */
const LABEL_END = /:\s*[–—-]+\s*$/

/** Whether the words of a text are exactly those of a heading. Labels of forms are called alike, and do not count. */
export const isHeadingText = (text: string): boolean => {
  if (LABEL_END.test(text) || headingKind(text) === undefined) return false
  const folded = key(trimHeading(text))
  return AND.has(folded) || !OTHER_NUMBER.has(folded)
}

/**
 * A heading whose spaces got lost in letter-spacing (`WORKEXPERIENCE`), with its spaces and in the case it was written in.
 * Undefined when it is none that we know.
 */
export const spacedHeading = (joined: string): string | undefined => {
  const letters = [...joined]
  const phrase = SPACED.get(fold(joined))
  if (!phrase || phrase.replaceAll(' ', '').length !== letters.length) return undefined
  let at = 0
  return [...phrase].map((c) => (c === ' ' ? ' ' : letters[at++])).join('')
}
