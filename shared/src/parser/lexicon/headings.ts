import { fold } from './fold.ts'
import { HEADING_PHRASES, type SectionKind } from './heading-words.ts'

const KINDS = new Map<string, SectionKind>()
const SPACED = new Map<string, string>()
for (const [kind, { standard, other }] of Object.entries(HEADING_PHRASES))
  for (const phrase of [...standard, ...other]) {
    if (!KINDS.has(phrase)) KINDS.set(phrase, kind as SectionKind)
    if (phrase.length >= 4) SPACED.set(phrase.replaceAll(' ', ''), phrase)
  }

/** No heading of a CV that we know is longer than this. */
const LONGEST = 60

/** Leading numbers, bullets and icons, trailing colons and rules of a heading. */
const TRIM = /^[^\p{L}]+|[^\p{L})]+$/gu

const key = (text: string): string =>
  fold(text.replace(TRIM, ''))
    .replace(/[&+/|,]| and | y | e /g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()

const AND = new Map<string, SectionKind>()
for (const [phrase, kind] of KINDS) AND.set(key(phrase), kind)

/** What a line is a heading of, when its words say so; undefined otherwise. */
export const headingKind = (text: string): SectionKind | undefined => {
  if (text.length > LONGEST) return undefined
  const folded = key(text)
  if (!folded) return undefined
  const whole = AND.get(folded)
  if (whole) return whole
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
  [/\b(volunteer\w*|voluntari\w*)\b/, 'volunteer'],
  [/\b(courses?|coursework|cursos?|trainings?|capacitacion\w*|talleres)\b/, 'courses'],
  [/\b(experiences?|experiencias?|employment|trayectoria|internships?|practicas)\b/, 'experience'],
  [/\b(education|educacion|formacion|estudios|qualifications|titulacion)\b/, 'education'],
  [/\b(projects?|proyectos?)\b/, 'projects'],
  [/\b(certific\w+|licen[cs]es|licencias)\b/, 'certifications'],
  [/\b(awards?|honou?rs?|premios?|distinciones|reconocimientos|becas|scholarships?|achievements?|logros)\b/, 'awards'],
  [
    /\b(publications?|publicaciones|papers?|talks|ponencias|presentations?|conferences?|congresos|research|investigacion)\b/,
    'publications',
  ],
  [
    /\b(skills?|habilidades|competenc\w+|conocimientos|aptitudes|technologies|tecnologias|tools|herramientas|strengths)\b/,
    'skills',
  ],
  [/\b(languages?|idiomas?)\b/, 'languages'],
  [/\b(interests?|hobbies|intereses|aficiones)\b/, 'interests'],
  [/\b(references?|referencias)\b/, 'references'],
  [/\b(profile|perfil|summary|resumen|objective|objetivo)\b/, 'summary'],
]

/** What a line in the look of a heading is about, by its key word; `other` when it has none. */
export const headingKindByKey = (text: string): SectionKind => {
  const folded = key(text)
  return KEY_WORDS.find(([words]) => words.test(folded))?.[1] ?? 'other'
}

/** Whether the words of a text are those of a heading. */
export const isHeadingText = (text: string): boolean => headingKind(text) !== undefined

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
