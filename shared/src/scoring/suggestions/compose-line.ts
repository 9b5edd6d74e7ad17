import type { Language } from '../../languages.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import { hasWeakOpening } from '../lexicon/verb-forms.ts'
import { addCountEnglish, addResultEnglish } from './english/compose-english.ts'
import { inflectBases, inflectGerunds } from './english/rewrite-english.ts'
import { capitalize } from './line-text.ts'
import { addCountSpanish, addResultSpanish } from './spanish/compose-spanish.ts'
import type { Tense } from './spanish/conjugate.ts'
import { conjugateInfinitives } from './spanish/rewrite-spanish.ts'

/** What only the person knows about a line. Empty answers are left out. */
export interface LineAnswers {
  /** What was done, opening with a verb; takes the place of the line. */
  readonly action: string
  /** How many or how much: “40 orders a day”. */
  readonly count: string
  /** With what result: “reduced waste by 20%”, “fewer returns”. */
  readonly result: string
}

export type ComposeProblem = 'no-answer' | 'weak-action' | 'no-number' | 'number-alone'
export type ComposedLine = { readonly line: string } | { readonly problem: ComposeProblem }

const ACRONYM = /^\p{Lu}[\p{Lu}\d]/u

const clean = (answer: string): string => {
  const text = answer
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.;,])[\s.;,]+$/, '')
    .trim()
  return ACRONYM.test(text) || /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const COMPOSERS = {
  es: {
    inflect: conjugateInfinitives,
    addCount: addCountSpanish,
    addResult: addResultSpanish,
  },
  en: {
    inflect: (text: string, tense: Tense) => inflectGerunds(text, tense) ?? inflectBases(text, tense),
    addCount: addCountEnglish,
    addResult: addResultEnglish,
  },
}

const NUMBER_WORD =
  /\d|\b(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|cientos|miles|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|dozens?|hundreds?|thousands?|half|mitad)\b/

/**
 * Composes a line from what a person answered. The facts are the person's own; only their form is changed.
 * Returns what is wrong with the answers when no good sentence comes of them.
 */
export const composeLine = (base: string, answers: LineAnswers, language: Language, tense: Tense): ComposedLine => {
  const [action, count, result] = [clean(answers.action), clean(answers.count), clean(answers.result)]
  if (action === '' && count === '' && result === '') return { problem: 'no-answer' }
  const { inflect, addCount, addResult } = COMPOSERS[language]
  const opening = action === '' ? base : capitalize(inflect(action, tense) ?? action)
  if (hasWeakOpening(opening, language)) return { problem: 'weak-action' }
  if (count !== '' && !NUMBER_WORD.test(normalizeText(count))) return { problem: 'no-number' }
  const stop = /\.\s*$/.test(base) ? '.' : ''
  const line = opening.replace(/(?<![\s.])[\s.]+$/, '')
  const counted = count === '' ? line : addCount(line, count)
  if (counted === null) return { problem: 'number-alone' }
  return { line: `${result === '' ? counted : addResult(counted, result, tense)}${stop}` }
}
