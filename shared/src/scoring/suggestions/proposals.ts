import type { Change } from '../../resume/change.ts'
import type { ImproveReason } from './reasons.ts'

/** A change of the document with why. Applied by a person, one by one; `before` must still hold then. */
export interface Proposal extends Change {
  readonly reason: ImproveReason
}
