import type { Country } from '../../countries.ts'
import type { LetterSituation } from '../../resume/letter/letter.ts'
import type { EducationFact, LanguageFact } from '../facts/background.ts'
import type { Workplace } from '../facts/statements.ts'

/** What a letter is written for. Empty texts are not known. */
export interface Target {
  /** Name of the opening as it stands in a sentence. */
  readonly title: string
  readonly company: string
  readonly referrer: string
  readonly country: Country | undefined
}

export interface Evidence {
  readonly workplace: Workplace
  readonly clause: string
  /** What the ad asks for and the clause shows; empty when it shows something else. */
  readonly requirement: string
  /** Whether the clause has the same words as the requirement. */
  readonly echoes: boolean
  /** Whether it is the first example of the letter. */
  readonly isFirst: boolean
  /** Whether the sentence before is about the same workplace. */
  readonly goesOn: boolean
}

interface ContactFacts {
  readonly phone: string
  readonly email: string
}

/**
 * The sentences of one language. Each function returns wordings that say the same; the composer picks one. A wording
 * adds nothing about the person to what it is given.
 */
export interface PhraseBook {
  readonly openings: (target: Target, situation: LetterSituation) => readonly string[]
  /** The present or last job. */
  readonly profiles: (job: Workplace, situation: LetterSituation) => readonly string[]
  /** What the ad asks for and the resume has, two names at least. */
  readonly coverage: (names: readonly string[], target: Target) => readonly string[]
  /** What introduces examples. */
  readonly leads: readonly string[]
  readonly evidence: (evidence: Evidence) => readonly string[]
  readonly skills: (names: readonly string[], inAd: boolean) => readonly string[]
  /** None when no wording fits the name of the degree. */
  readonly education: (education: EducationFact) => readonly string[]
  readonly certificates: (names: readonly string[]) => readonly string[]
  readonly languages: (languages: readonly LanguageFact[]) => readonly string[]
  /** What goes with the letter, and what the writer asks for. */
  readonly farewells: (target: Target, situation: LetterSituation) => readonly string[]
  /** How the reader can answer; one of the contacts at least is known. */
  readonly contacts: (contact: ContactFacts, target: Target) => readonly string[]
  readonly thanks: (target: Target) => readonly string[]
  readonly subject: (title: string, target: Target, situation: LetterSituation) => string
  /** The name of an opening or a position as it stands in a sentence. */
  readonly toRunningTitle: (title: string) => string
  /** Whether a language is the mother tongue that the letter itself shows. */
  readonly isOwnLanguage: (language: LanguageFact) => boolean
}

/** “a, b y c”; `conjunction` gets the last item. */
export const joinNames = (names: readonly string[], conjunction: (last: string) => string): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${conjunction(last)} ${last}`
}

/** Words in capitals alone, in the case of a sentence. */
export const toSentenceCase = (title: string): string =>
  /\p{Ll}/u.test(title.replace(/\/[ao]\b|\([ao]\)/g, '')) || !/\p{Lu}{4}/u.test(title)
    ? title
    : title.charAt(0) + title.slice(1).toLowerCase()
