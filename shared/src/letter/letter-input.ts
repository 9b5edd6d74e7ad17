import type { Country } from '../countries.ts'
import type { Language } from '../languages.ts'
import type { LetterSituation } from '../resume/letter/letter.ts'
import type { ResumeDocument } from '../resume/schema/document.ts'
import type { Vocabulary } from '../scoring/job-match/vocabulary.ts'

/** What a letter is composed from. */
export interface LetterInput {
  readonly resume: ResumeDocument
  readonly language: Language
  readonly situation: LetterSituation
  /** Text of the job ad; empty without one. */
  readonly ad: string
  readonly vocabulary: Vocabulary
  /** Name of the opening; empty takes that of the ad. */
  readonly position: string
  readonly company: string
  readonly referrer: string
  /** Why this job or company, in the person's own words. */
  readonly reason: string
  readonly country: Country | undefined
  /** `YYYY-MM-DD`, to leave out certificates that have expired; empty for all. */
  readonly date: string
  /** Another number gives other wordings of the same facts. */
  readonly wording: number
}
