import type { SectionKind } from '../lexicon/heading-words.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'

/** Kinds of sections whose entries name an employer or a school. */
export const ENTRY_KINDS: ReadonlySet<Section['kind']> = new Set(['experience', 'education'])

/** A part of a resume below its heading, or the header. */
export interface Section {
  readonly kind: SectionKind | 'header'
  /** The heading as written; empty for the header. */
  readonly title: string
  /** The last line of the heading. */
  readonly heading: ParsedLine | undefined
  readonly lines: readonly ParsedLine[]
}
