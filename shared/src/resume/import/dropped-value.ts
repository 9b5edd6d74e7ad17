/**
 * Why a value of an imported file is not in the resume as it was. `no-field`: a resume has no place for it. `too-long`: cut
 * at the limit. `too-many`: beyond the longest list. `invalid`: not a value of its field. `reversed-dates`: an end before
 * its start, imported unchanged. `other-data`: of the service that wrote the file, not of a resume.
 */
type DropReason = 'no-field' | 'too-long' | 'too-many' | 'invalid' | 'reversed-dates' | 'other-data'

/** A value that was not imported, or all values below `path`: keys and list positions, joined with dots. */
export interface DroppedValue {
  readonly path: string
  readonly reason: DropReason
}
