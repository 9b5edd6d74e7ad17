import { DEFAULT_PROFICIENCY, type Proficiency } from './content.ts'

/** Words and levels of the European framework, of LinkedIn and of everyday CVs, folded; the first that fits wins. */
const LEVEL_PATTERNS: readonly (readonly [RegExp, Proficiency])[] = [
  [/\b(native|nativ[oa]|matern[oa]|mother tongue|first language|bilingual|bilingue|lengua propia)\b/, 'Nativo'],
  [/\b(limited working|limited professional|profesional limitad[oa])\b/, 'Intermedio'],
  [
    /\b(c1|c2)\b|\b(advanced|avanzad[oa]|fluent|fluid[oa]|fluidez|proficient|full professional|professional|profesional|alto|high|excellent|excelente|expert|experto|very good|muy bueno|superior|working)\b/,
    'Avanzado',
  ],
  [
    /\b(b1|b2)\b|\b(intermediate|intermedi[oa]|conversational|conversacional|medio|medium|good|buen[oa]?|moderate|competent|conversation)\b/,
    'Intermedio',
  ],
  [
    /\b(a1|a2)\b|\b(basic|basic[oa]|elementary|elemental|beginner|principiante|bajo|low|inicial|nociones|notions|novice|learning|limited)\b/,
    'Básico',
  ],
]

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The level a text names, or undefined when it names none. */
export const findProficiency = (text: string): Proficiency | undefined => {
  const plain = fold(text)
  return LEVEL_PATTERNS.find(([words]) => words.test(plain))?.[1]
}

/** The four words of the form, in both languages. */
const FORM_LEVELS = /^(basic|basic[oa]|intermediate|intermedi[oa]|advanced|avanzad[oa]|native|nativ[oa])$/

/** What a level says beyond the form's four words (`C1`, `DELF B2`); undefined when it is one of them. */
export const getLevelDetail = (text: string): string | undefined =>
  text === '' || FORM_LEVELS.test(fold(text)) ? undefined : text

export const parseProficiency = (text: string): Proficiency => findProficiency(text) ?? DEFAULT_PROFICIENCY
