import type { DegreeLevel } from './degrees.ts'
import type { LanguageRank } from './languages.ts'
import type { Term } from './terms.ts'

interface RequirementBase {
  /** As the ad writes it. */
  readonly name: string
  readonly level: 'required' | 'preferred'
}

/** One thing that a job ad asks for. */
export type Requirement = RequirementBase &
  (
    | {
        readonly kind: 'term' | 'certificate' | 'title'
        readonly key: string
        /** Alternatives of which one is enough. */
        readonly anyOf?: readonly Term[]
      }
    | {
        readonly kind: 'experience'
        readonly months: number
        /** What the experience is asked in, the position last; empty: in any work. */
        readonly fields: readonly string[]
      }
    | { readonly kind: 'language'; readonly language: string; readonly rank: LanguageRank | null }
    | { readonly kind: 'degree'; readonly degree: DegreeLevel; readonly fields: readonly string[] }
  )
