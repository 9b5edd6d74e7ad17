import type { Warning } from '../../../parser/extracted-document.ts'
import type { Provenance } from '../../../parser/parsed-resume.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import type { HeadingKey } from '../../lexicon/headings.ts'
import type { Subject } from '../../subject.ts'
import type { Heading, VisibleLine } from '../page-lines.ts'
import type { Statement } from '../work-text/statements.ts'

/** What the confidence in a reading is measured from. */
export interface ReadingInput {
  readonly content: ResumeContent
  readonly lines: readonly VisibleLine[]
  readonly headings: readonly Heading[]
  /** Of `content`. */
  readonly statements: readonly Statement[]
  readonly provenance: readonly Provenance[]
  /** Warnings of the parser about the file. */
  readonly warnings: readonly Warning[]
  /** Whether contact data of the page are drawn: what is missing may be drawn beside them. */
  readonly hasDrawnText: boolean
  /** What a person has confirmed or corrected. */
  readonly checked: readonly Subject[]
}

/** The texts of the lines under the headings of each section, in reading order; `null` before the first heading. */
export type SectionTexts = ReadonlyMap<HeadingKey | null, readonly string[]>

/** The page has something that could be the missing part. */
export const DOUBTFUL = 0.4

/** Only names or single lines are in doubt: just under the threshold. */
export const UNSURE_NAMES = 0.55

/** A part of the page is there but was not read, or only in pieces. */
export const UNREAD = 0.2
/** Share (0–1) of the words of a line in fields, below which it is not read. */
export const UNREAD_LINE_RATIO = 0.5
/** Fewer words are no section, and fewer words of jobs no prose. */
export const MIN_SECTION_WORDS = 6
/** With fewer words in jobs and more elsewhere, the work may stand in another section. */
export const MIN_PROSE_WORDS = 40

/** `experience/job-1` of the path of one of its fields. */
export const toEntryKey = (path: string): string => path.split('/').slice(0, 2).join('/')
