import type { ExtractedLine } from '../../parser/extracted-document.ts'
import type { HeadingKey } from '../lexicon/headings.ts'

export interface Heading {
  /** Index into `lines`. */
  readonly line: number
  readonly text: string
  readonly key: HeadingKey
}

/** Headings whose text stands once: one that comes back, such as `Tools`, is a label inside entries. */
export const omitRepeatedHeadings = (headings: readonly Heading[]): Heading[] =>
  headings.filter(({ text }) => headings.filter((other) => other.text === text).length === 1)

/** A line that a person can see; `index` is its place in `extracted.lines`. */
export interface VisibleLine extends ExtractedLine {
  readonly index: number
}
