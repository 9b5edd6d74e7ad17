import type { Proficiency } from '../../schema/content.ts'
import { findProficiency } from '../../schema/proficiency.ts'

/** A level of one use of a language, such as `Listening` and `C1`. */
export interface LanguageLevel {
  readonly use: string
  readonly level: string
}

/** One level for a language with a level for each use: the lowest, and all of them as they were. */
export const joinLevels = (
  levels: readonly LanguageLevel[],
): { proficiency?: Proficiency | undefined; detail?: string } => {
  const named = levels.filter(({ level }) => level !== '')
  const lowest = named.map(({ level }) => level).sort()[0]
  if (lowest === undefined) return {}
  const isOne = named.every(({ level }) => level === lowest)
  const detail = isOne ? lowest : named.map(({ use, level }) => (use ? `${use} ${level}` : level)).join(', ')
  return { proficiency: findProficiency(lowest), detail: detail.slice(0, 500) }
}
