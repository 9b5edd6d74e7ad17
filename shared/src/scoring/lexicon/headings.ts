import { unsafeCast } from '../../cast.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import { HEADING_PHRASES, type SectionKind } from '../../parser/lexicon/heading-words.ts'
import { cacheByText } from '../../parser/lexicon/text-cache.ts'

/** The sections that the score knows. Courses count as certifications; memberships and other sections are not scored. */
export type HeadingKey = Exclude<SectionKind, 'courses' | 'memberships' | 'other'>

/** Standard headings whose content the parser files elsewhere than the score, or not at all. */
const PUBLICATION_HEADINGS = ['teaching', 'docencia', 'patents', 'patentes']

const KEYS_BY_PHRASE = new Map<string, HeadingKey>()
for (const [kind, { standard }] of Object.entries(HEADING_PHRASES)) {
  if (kind === 'memberships' || kind === 'other') continue
  const key = kind === 'courses' ? 'certifications' : unsafeCast<HeadingKey>(kind, 'the other kinds are excluded')
  for (const phrase of standard) KEYS_BY_PHRASE.set(phrase, key)
}
for (const phrase of PUBLICATION_HEADINGS) KEYS_BY_PHRASE.set(phrase, 'publications')

const normalizeHeading = (text: string): string =>
  normalizeText(text)
    .replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
    .replace(/(?:(?<!\s)\s+)?[/|·]\s*/g, ' / ')

/** Words that name a section inside a longer heading: "Business experience", "Conocimientos en computación". */
const KEYWORD_PATTERNS: readonly (readonly [HeadingKey, RegExp])[] = [
  ['experience', /\b(experience|experiencias?|employment|trayectoria|internships?|practicas)\b/],
  ['education', /\b(education|educacion|formacion|studies|estudios|academic background)\b/],
  [
    'skills',
    /\b(skills|strengths|competencies|competencias|habilidades|conocimientos|proficiencies|technologies|tecnologias|aptitudes)\b/,
  ],
  ['certifications', /\b(certifications?|certificates|certificaciones|certificados|cursos|licenses)\b/],
  ['awards', /\b(awards?|honou?rs|premios|reconocimientos|distinciones|scholarships|becas)\b/],
  ['projects', /\b(projects|proyectos)\b/],
  ['publications', /\b(publications|publicaciones|conferences)\b/],
  ['languages', /\b(languages|idiomas)\b/],
  ['references', /\b(references|referencias)\b/],
]
/** An office with the word of a section in its name: `Secretaría de Educación`. */
const OFFICE =
  /^(secretari[oa]|ministr[oa]|minister|ministerio|ministry|consejer[oa]|consejeria|director[a]?|direccion|departamento|department|facultad|faculty|instituto|institute|school|college|board)\b.* (de|of)\b/
const FUNCTION_WORD = /^(a|an|and|of|the|in|for|with|de|del|la|el|los|las|y|e|en|con|para|&|\/)$/i

/** Whether a text is in upper or title case, with at most five words and no punctuation. */
const isTitleCased = (text: string): boolean => {
  const words = text.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/gu, '').split(/\s+/)
  if (words.length > 5 || /[\d.,;@()]/.test(text)) return false
  return text === text.toUpperCase() || words.every((word) => FUNCTION_WORD.test(word) || /^\p{Lu}/u.test(word))
}

/** Letters of the standard headings of two words or more, for headings whose letters are spaced: `WORK EX PERIENCE`. */
const KEYS_BY_LETTERS = new Map([...KEYS_BY_PHRASE].map(([phrase, key]) => [phrase.replaceAll(' ', ''), key]))

/** The section that a heading names in a way ATS expect, or null. Numbers, colons and glyphs around it are ignored. */
export const matchStandardHeading = cacheByText((text): HeadingKey | null => {
  const plain = normalizeHeading(text)
  if (plain.length === 0 || plain.length > 45) return null
  const whole = KEYS_BY_PHRASE.get(plain)
  if (whole) return whole
  const parts = plain.split(/\s(?:and|&|y|e|\/|-)\s/)
  const halves = parts.length === 2 ? parts.flatMap((part) => KEYS_BY_PHRASE.get(part) ?? []) : []
  // The end of a sentence, such as `mowers and tools`, has one known half too.
  if (halves[0] && (halves.length === 2 || /^[^\p{L}]*\p{Lu}/u.test(text))) return halves[0]
  if (!isTitleCased(text) || OFFICE.test(plain)) return null
  const named = KEYWORD_PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0]
  return named ?? (plain.includes(' ') ? KEYS_BY_LETTERS.get(plain.replaceAll(' ', '')) : undefined) ?? null
})
