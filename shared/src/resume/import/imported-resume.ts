import type { Language } from '../../languages.ts'
import type { ResumeContent } from '../schema/content.ts'
import type { ResumeDocument } from '../schema/document.ts'
import type { DroppedValue } from './dropped-value.ts'

/** What a structured file is: JSON, LinkedIn's data export (ZIP), or Europass XML of either schema. */
export type ImportSource = 'json' | 'linkedin' | 'europass'

/** An imported file. `document` is present for a Faro export only: it has both languages and the styling. */
export interface ImportedResume {
  readonly kind: 'json-resume' | 'flat' | 'export' | 'linkedin' | 'europass'
  readonly content: ResumeContent
  readonly document?: ResumeDocument
  /** The language of the resume, when the file names it. */
  readonly language?: Language
  readonly dropped: DroppedValue[]
}

export interface ImportOptions {
  /** Of section titles, for files that do not name their language. English by default. */
  readonly language?: Language
}
