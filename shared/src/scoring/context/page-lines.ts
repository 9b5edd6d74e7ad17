import type { ExtractedLine } from '../../parser/extracted-document.ts'
import { headingKind } from '../../parser/lexicon/headings.ts'
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

/** Where the cells of a line begin after wide gaps, in characters. */
export const listGaps = ({ parts = [] }: Pick<ExtractedLine, 'parts'>): number[] =>
  parts.filter(({ gap }) => gap).map(({ at }) => at)

/** The lines that stand below no heading of references: names and contact data there are those of other people. */
export const omitReferees = (lines: readonly VisibleLine[], headings: readonly Heading[]): VisibleLine[] => {
  const keys = new Map(headings.map(({ line, key }) => [line, key]))
  let isReferee = false
  return lines.filter(({ text }, i) => {
    const key = keys.get(i)
    if (key || headingKind(text) !== undefined) isReferee = key === 'references'
    return !isReferee
  })
}
