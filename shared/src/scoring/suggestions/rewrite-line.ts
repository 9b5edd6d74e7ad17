import type { Language } from '../../languages.ts'
import { hasWeakOpening } from '../lexicon/verb-forms.ts'
import { dropFillersEnglish, dropFirstPersonEnglish } from './english/plain-english.ts'
import { rewriteDutyEnglish } from './english/rewrite-english.ts'
import type { SuggestionReason } from './reasons.ts'
import type { Tense } from './spanish/conjugate.ts'
import { dropFillersSpanish, dropFirstPersonSpanish } from './spanish/plain-spanish.ts'
import { rewriteDutySpanish } from './spanish/rewrite-spanish.ts'

export interface LineRewrite {
  readonly after: string
  readonly reason: SuggestionReason
}

interface LineRules {
  readonly dropFillers: (text: string) => string
  readonly rewriteDuty: (text: string, tense: Tense) => string | null
  /** Null when a pronoun cannot be dropped. */
  readonly dropFirstPerson: (text: string, tense: Tense) => string | null
}

const RULES: Readonly<Record<Language, LineRules>> = {
  es: {
    dropFillers: dropFillersSpanish,
    rewriteDuty: rewriteDutySpanish,
    dropFirstPerson: dropFirstPersonSpanish,
  },
  en: {
    dropFillers: dropFillersEnglish,
    rewriteDuty: rewriteDutyEnglish,
    dropFirstPerson: dropFirstPersonEnglish,
  },
}

const MIN_WORDS = 2

/**
 * Rewrites a line by the grammar of its language, in the first person of `tense` (without subject in English). Fillers
 * and pronouns are dropped. Adds no facts. Null when nothing is to change, or the result is not certain.
 */
export const rewriteLine = (text: string, language: Language, tense: Tense): LineRewrite | null => {
  const { dropFillers, rewriteDuty, dropFirstPerson } = RULES[language]
  const trimmed = text.trimEnd()
  const stop = trimmed.endsWith('.') ? '.' : ''
  const body = stop === '' ? trimmed : trimmed.slice(0, -1)
  const plain = dropFillers(/\betc$/i.test(body) ? `${body}.` : body)
  const opened = rewriteDuty(plain, tense)
  const impersonal = dropFirstPerson(opened ?? plain, tense)
  const done = impersonal === null ? (opened ?? plain) : dropFillers(impersonal)
  if (done === body || done.split(/\s+/).length < MIN_WORDS || hasWeakOpening(done, language)) return null
  if (opened !== null && impersonal === null) return null
  const reason =
    opened === null ? (impersonal !== null && impersonal !== plain ? 'first-person' : 'filler') : 'weak-opening'
  return { after: `${done}${/etc\.?$/i.test(body) ? '' : stop}`, reason }
}
