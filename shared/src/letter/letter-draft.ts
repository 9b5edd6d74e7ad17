import { createChecksum } from '../checksum.ts'
import type { Language } from '../languages.ts'
import type { LetterSituation } from '../resume/letter/letter.ts'
import { getPlainText } from './facts/resume-text.ts'
import type { LetterInput } from './letter-input.ts'
import { type MatchedFacts, matchFacts } from './matched-facts.ts'
import { ENGLISH_PHRASES } from './phrases/english.ts'
import type { PhraseBook, Target } from './phrases/phrase-book.ts'
import { SPANISH_PHRASES } from './phrases/spanish.ts'

const PHRASES: Readonly<Record<Language, PhraseBook>> = { es: SPANISH_PHRASES, en: ENGLISH_PHRASES }

/** Chooses wordings. The same letter gets the same ones; a wording that was just used is not repeated. */
interface Picker {
  /** Empty when there is no wording. */
  readonly pick: (slot: string, wordings: readonly string[]) => string
  /** Like `pick`, another wording at each call for the slot. */
  readonly next: (slot: string, wordings: readonly string[]) => string
}

const createPicker = (seed: string, wording: number): Picker => {
  const counts = new Map<string, number>()
  const start = (slot: string) => Number.parseInt(createChecksum([seed, slot]).slice(0, 6), 16) + wording
  const pick = (slot: string, wordings: readonly string[], by = 0) =>
    wordings[(start(slot) + by) % wordings.length] ?? ''
  return {
    pick: (slot, wordings) => pick(slot, wordings),
    next: (slot, wordings) => {
      const count = counts.get(slot) ?? 0
      counts.set(slot, count + 1)
      return pick(slot, wordings, count)
    },
  }
}

/** What the parts of a letter are composed with. */
export interface LetterDraft {
  readonly input: LetterInput
  readonly situation: LetterSituation
  readonly target: Target
  readonly phrases: PhraseBook
  readonly picker: Picker
  readonly facts: MatchedFacts
}

/** Matches the facts of a letter and chooses its language. A referral without a name is an answer to the ad. */
export const createLetterDraft = (input: LetterInput): LetterDraft => {
  const phrases = PHRASES[input.language]
  const facts = matchFacts(input.resume, input)
  const title = input.position.trim() || facts.title
  const seed = [
    getPlainText({ [input.language]: input.resume.personalInfo.fullName }, input.language),
    title,
    input.company,
  ]
  return {
    input,
    situation: input.situation === 'referral' && input.referrer.trim() === '' ? 'ad' : input.situation,
    target: {
      title: phrases.toRunningTitle(title),
      company: input.company.trim(),
      referrer: input.referrer.trim(),
      country: input.country,
    },
    phrases,
    picker: createPicker(seed.join('\n'), input.wording),
    facts,
  }
}
