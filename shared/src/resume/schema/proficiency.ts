import type { Proficiency } from './content.ts'
import type { ProficiencyCode } from './document.ts'

/** The wire's Spanish words (spec section 3) and the tree's codes. */
const WIRE_BY_CODE: Readonly<Record<ProficiencyCode, Proficiency>> = {
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

export const toWireProficiency = (code: ProficiencyCode): Proficiency => WIRE_BY_CODE[code]
export const toProficiencyCode = (word: Proficiency): ProficiencyCode => CODE_BY_WIRE[word]
