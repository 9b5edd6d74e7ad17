import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Conflict, DraftRow, VersionReason } from '../database/rows.ts'
import type { Draft } from '../drafts/draft.ts'

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** `full`: no space; `outdated`: this tab is older than the database; `unknown`: the browser said no. */
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
  /** Someone deleted the draft in another tab; the next edit puts it back. */
  readonly deleted: boolean
  readonly resumeId: string | null
  readonly provenance: DraftRow['provenance']
}

/** One open document: edits show at once, are written within 300 ms, and edits of other tabs come in. */
export interface DocumentStore {
  getSnapshot(): DocumentSnapshot
  subscribe(tell: () => void): () => void
  /**
   * Applies changes. `typing` lets them become one undo step with the keystrokes before them.
   * Throws `invalid-document` when they break the schema (nothing is changed then).
   */
  edit(changes: readonly Change[], typing?: boolean): void
  undo(): void
  redo(): void
  updateMetadata(meta: Partial<Pick<DraftRow, 'name' | 'resumeId' | 'provenance'>>): void
  /** Keeps what stands now as a version. */
  saveVersion(reason: VersionReason): Promise<void>
  /** Ends a conflict: `mine` puts the kept edit over what stands, `theirs` lets it go. */
  resolveConflict(conflictId: string, take: 'mine' | 'theirs'): void
  /** Writes what is not written yet. Never throws: a failure shows in `saving`. */
  savePending(): Promise<void>
  close(): Promise<void>
}
