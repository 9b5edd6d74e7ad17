import type { Change } from '../../resume/edits/changes.ts'
import type { SuggestionReason } from './reasons.ts'

/** A change of the document with why. Applied by a person, one by one; `before` must still hold then. */
export interface Suggestion extends Change {
  readonly reason: SuggestionReason
}
