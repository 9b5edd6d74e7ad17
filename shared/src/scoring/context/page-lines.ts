import type { ExtractedLine } from '../../parser/extracted-document.ts'
import type { HeadingKey } from '../lexicon/headings.ts'

export interface Heading {
  /** Index into `lines`. */
  readonly line: number
  readonly text: string
  readonly key: HeadingKey
}

/**
 * Headings whose text stands once and is no skill: one that comes back, such as `Tools`, is a label inside entries, and
 * `Research` may be an item of a list.
 */
export const omitLabels = (headings: readonly Heading[], skills: readonly { readonly name: string }[]): Heading[] =>
  headings.filter(
    ({ text }) =>
      headings.filter((other) => other.text === text).length === 1 && !skills.some(({ name }) => name === text),
  )

/** A line that a person can see; `index` is its place in `extracted.lines`. */
export interface VisibleLine extends ExtractedLine {
  readonly index: number
}
