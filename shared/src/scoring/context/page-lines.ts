import type { ExtractedLine } from '../../parser/extracted-document.ts'
import type { HeadingKey } from '../lexicon/headings.ts'

export interface Heading {
  /** Index into `lines`. */
  readonly line: number
  readonly text: string
  readonly key: HeadingKey
}

/** A line that a person can see; `index` is its place in `extracted.lines`. */
export interface VisibleLine extends ExtractedLine {
  readonly index: number
}
