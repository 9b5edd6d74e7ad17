import type { Proficiency } from './content.ts'
import type { ProficiencyCode } from './document.ts'
import { foldAccents } from './fold-accents.ts'

/** `ResumeContent` and the API use Spanish words; `ResumeDocument` uses codes. */
const WIRE_BY_CODE: Readonly<Record<ProficiencyCode, Proficiency | undefined>> = {
  unstated: undefined,
  basic: 'Básico',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  native: 'Nativo',
}

const CODE_BY_WIRE: Readonly<Record<Proficiency, ProficiencyCode>> = {
  Básico: 'basic',
  Intermedio: 'intermediate',
  Avanzado: 'advanced',
  Nativo: 'native',
}

/** `advanced` to `Avanzado`, `unstated` to undefined. */
export const toWireProficiency = (code: ProficiencyCode): Proficiency | undefined => WIRE_BY_CODE[code]
/** `Avanzado` to `advanced`, undefined to `unstated`. */
export const toProficiencyCode = (proficiency: Proficiency | undefined): ProficiencyCode =>
  proficiency ? CODE_BY_WIRE[proficiency] : 'unstated'

/** CEFR levels and the words of LinkedIn and common CVs, without accents, in lower case. The first match wins. */
const LEVEL_PATTERNS: readonly (readonly [RegExp, Proficiency])[] = [
  [/\b(native|nativ[oa]s?|matern[oa]s?|mother tongue|first language|bilingual|bilingue|lengua propia)\b/, 'Nativo'],
  [
    /\b(limited working|limited professional|profesional limitad[oa]|profesional basic[oa]|basic (?:professional|working)|basic[oa] profesional)\b/,
    'Intermedio',
  ],
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

/** The proficiency that a text such as `C1` or `fluent` names; undefined when it names none. */
export const findProficiency = (text: string): Proficiency | undefined => {
  const plain = foldAccents(text)
  return LEVEL_PATTERNS.find(([pattern]) => pattern.test(plain))?.[1]
}

/** The form's four levels in both languages. */
const FORM_LEVELS = /^(basic|basic[oa]|intermediate|intermedi[oa]|advanced|avanzad[oa]|native|nativ[oa])$/

/** The text itself when it is more precise than the form's four levels (`C1`, `DELF B2`), else undefined. */
export const getLevelDetail = (text: string): string | undefined =>
  text === '' || FORM_LEVELS.test(foldAccents(text)) ? undefined : text
