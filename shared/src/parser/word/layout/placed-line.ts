import type { TextLine } from '../../lines/text-run.ts'
import type { WordRun } from '../word-model.ts'

/** A line with its page and the runs it is made of. */
export interface PlacedLine {
  readonly line: TextLine
  readonly page: number
  readonly runs: readonly WordRun[]
}
