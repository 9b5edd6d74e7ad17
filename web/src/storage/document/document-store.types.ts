import type { VersionReason } from '#shared/api-schema/draft-versions.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Conflict, DraftRow } from '../database/rows.ts'
import type { Draft } from '../drafts/draft.ts'

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** `full`: quota exceeded. `outdated`: a newer release upgraded the database. `unknown`: any other error. */
  | { readonly kind: 'failed'; readonly reason: 'full' | 'outdated' | 'unknown' }

export interface DocumentSnapshot {
  readonly id: string
  readonly name: string
  readonly document: ResumeDocument
  readonly saving: SaveState
  readonly savedAt: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly conflicts: readonly Conflict[]
  readonly problem: Draft['problem']
  /** Deleted in another tab; the next edit restores it. */
  readonly deleted: boolean
  readonly resumeId: string | null
  readonly provenance: DraftRow['provenance']
  readonly job: DraftRow['job']
  readonly basedOn: DraftRow['basedOn']
}

/** An open document. Edits apply at once and are stored within 300 ms; edits of other tabs are merged in. */
export interface DocumentStore {
  getSnapshot(): DocumentSnapshot
  subscribe(listener: () => void): () => void
  /**
   * Applies changes. With `typing`, they may join the undo step of the keystrokes before them.
   * Throws `invalid-document` when the result violates the schema; nothing is changed then.
   */
  edit(changes: readonly Change[], typing?: boolean): void
  undo(): void
  redo(): void
  updateMetadata(meta: Partial<Pick<DraftRow, 'name' | 'resumeId' | 'provenance' | 'job' | 'basedOn'>>): void
  /** Stores the current state as a version. */
  saveVersion(reason: VersionReason): Promise<void>
  /** `mine` applies the conflicting edit of this tab, `theirs` discards it. */
  resolveConflict(conflictId: string, choice: 'mine' | 'theirs'): void
  /** Writes unsaved changes. Never throws: a failure shows in `saving`. */
  savePending(): Promise<void>
  close(): Promise<void>
}
