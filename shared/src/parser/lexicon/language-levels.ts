import type { Proficiency } from '../../resume/schema/content.ts'
import { findProficiency } from '../../resume/schema/proficiency.ts'
import { fold } from './fold.ts'

/** Words for levels that the form's own list does not have, folded, in the languages that resumes are written in. */
const MORE_LEVELS: readonly (readonly [RegExp, Proficiency])[] = [
  [
    /\b(natal|nadiu|nadiva|maternelle|langue maternelle|muttersprach\w*|natiu|nativa|bi?lingu?e|bilingue|lengua madre|idioma materno|lingua materna|lingua nai|llengua materna)\b/,
    'Nativo',
  ],
  [
    /\b(avancat|avancada|avancado|avance|courant|fliessend|fließend|verhandlungssicher|alt|alta|full|proficiency)\b/,
    'Avanzado',
  ],
  [
    /\b(competente|independiente|intermedi|intermediaria|intermediario|moyen|gute kenntnisse|mitja|media|regular|aceptable)\b/,
    'Intermedio',
  ],
  [/\b(basic|basica|debutant|notions|grundkenntnisse|elemental|baix|baixa|baja|a0)\b/, 'Básico'],
]

/** What is understood is no level: `Buena comprensión lectora`. */
const ABILITY = /(?<!\p{L})(?:buen[oa]?|good)\s+(?:nivel\s+de\s+)?(?:comprensi|understanding|comprehension)/iu
/** `no fluido` names no level. */
const NEGATED = /(?<!\p{L})(?:no|not|poco)\s+(?:muy\s+|very\s+)?(?:flu|avanz|advanc|nativ|biling|profic)/iu

/** The level that a text names; the one of its first sentence where it has several. Undefined when it names none. */
export const findLanguageLevel = (text: string): Proficiency | undefined => {
  for (const sentence of text.split(/[.;]\s+/)) {
    if (NEGATED.test(sentence) || (ABILITY.test(sentence) && !/\b[abc][12]\b/i.test(sentence))) continue
    const more = MORE_LEVELS.find(([words]) => words.test(fold(sentence)))?.[1]
    const level = more === 'Nativo' ? more : (findProficiency(sentence) ?? more)
    if (level) return level
  }
  return undefined
}
