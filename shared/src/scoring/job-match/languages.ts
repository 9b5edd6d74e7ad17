import { normalizeText } from '../../parser/lexicon/fold.ts'

/** 1 (A1) to 6 (C2 or native). */
export type LanguageRank = 1 | 2 | 3 | 4 | 5 | 6

/** Languages by their English name, with the names in both languages, normalized. */
const LANGUAGES = `english ingles
spanish espanol castellano
french frances
german aleman
portuguese portugues
italian italiano
catalan
valencian valenciano
galician gallego galego
basque euskera vasco
dutch holandes neerlandes
polish polaco
romanian rumano
russian ruso
ukrainian ucraniano
arabic arabe
chinese chino mandarin
japanese japones
korean coreano
turkish turco
greek griego
swedish sueco
danish danes
norwegian noruego
finnish finlandes
czech checo
hungarian hungaro
hebrew hebreo
hindi
quechua
guarani`

const NAMES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.split('\n').flatMap((line) => {
    const names = line.split(' ')
    return names.map((name) => [name, names[0] ?? ''] as const)
  }),
)

/** The English name of a language named in Spanish or English, or undefined. */
export const findLanguage = (name: string): string | undefined =>
  normalizeText(name)
    .split(/[^\p{L}]+/u)
    .flatMap((word) => NAMES.get(word) ?? [])[0]

const RANKS: readonly (readonly [LanguageRank, RegExp])[] = [
  [6, /\b(c2|native|nativ[oa]|bilingual|bilingue|mother tongue|lengua materna)\b/],
  [
    5,
    /\b(c1|fluent|fluid[oa]|fluidez|advanced|avanzad[oa]|alto|excellent|excelente|professional|profesional|proficient|full)\b/,
  ],
  [4, /\b(b2|upper intermediate|intermedio[ -]alto|medio[ -]alto|good|strong|buen(o|a)?|solid)\b/],
  [3, /\b(b1|intermediate|intermedi[oa]|medi[oa]|conversational|conversacional|working|technical|tecnico)\b/],
  [2, /\b(a2|basic|basic[oa]|elementary|elemental|some|nociones)\b/],
  [1, /\b(a1|beginner|principiante)\b/],
]

/** The level named beside a language, on the scale of the CEFR; null when none is. */
export const findLanguageRank = (text: string): LanguageRank | null => {
  const plain = normalizeText(text)
  return RANKS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** Without accents, as the text that it is searched in. */
const LEVEL_WORDS =
  '(?:native|bilingual|fluent|professional|advanced|intermediate|upper|conversational|basic|good|strong|excellent|written|spoken|and|or|o|y|nativo|bilingue|fluido|avanzado|intermedio|medio|alto|basico|conversacional|tecnico|juridico|nivel|level|at|de|en|[abc][12])'
const MENTION = new RegExp(
  `(?:\\b${LEVEL_WORDS} ){0,4}\\b(${[...NAMES.keys()].join('|')})\\b(?: ?[(:-]? ?${LEVEL_WORDS}\\b\\)?){0,4}`,
  'g',
)

export interface LanguageMention {
  readonly text: string
  readonly at: number
  readonly language: string
  readonly rank: LanguageRank | null
}

/** The languages that a sentence names, each with the level beside it. */
export const findLanguageMentions = (sentence: string): LanguageMention[] => {
  // Accents are one character each in composed text, so that positions stay the same.
  const folded = [...sentence.normalize('NFC')].map((char) => normalizeText(char).slice(0, 1) || char).join('')
  return [...folded.matchAll(MENTION)].map((match) => {
    const raw = sentence.slice(match.index, match.index + match[0].length)
    const text = raw
      .replace(/^(?:and|or|o|y|at|de|en)\s+/i, '')
      .replace(/(?<!\s)\s+(?:and|or|o|y|at|de|en)$/i, '')
      .trim()
    return {
      text,
      at: match.index,
      language: NAMES.get(normalizeText(match[1] ?? '')) ?? '',
      rank: findLanguageRank(text),
    }
  })
}
