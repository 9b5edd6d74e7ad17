import type { Change } from '../../resume/edits/changes.ts'
import type { SuggestionReason } from './reasons.ts'

/** A change of the document with its reason. It can be applied while the field still has the value `before`. */
export interface Suggestion extends Change {
  readonly reason: SuggestionReason
}
