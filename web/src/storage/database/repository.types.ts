import type { VersionReason } from '#shared/api-schema/draft-versions.ts'
import { VERSION_LIMITS } from '#shared/plans.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Draft } from '../drafts/draft.ts'
import type { ChangeRow, DraftRow, VersionRow } from './rows.ts'

/** What one transaction writes: the draft, its changes for the history, and a version of the state before. */
export interface Commit {
  readonly draft: DraftRow
  readonly changes?: readonly Change[]
  readonly snapshot?: { readonly reason: VersionReason; readonly document: ResumeDocument }
}

/** The drafts of one account, in IndexedDB (`device`) or in memory. */
export interface DraftRepository {
  readonly kind: 'device' | 'memory'
  list(): Promise<Draft[]>
  get(id: string): Promise<Draft | null>
  /** The tailored drafts of a base, deleted ones included. */
  listTailored(baseId: string): Promise<Draft[]>
  /** Reads, decides and writes in one transaction; nothing is written when `decide` returns null. Returns the result. */
  mutate(id: string, decide: (current: Draft | null) => Commit | null): Promise<Draft | null>
  remove(id: string): Promise<void>
  /** Calls `onDraft` now and after every write of any tab. Returns the unsubscribe function. */
  watch(id: string, onDraft: (draft: Draft | null) => void): () => void
  watchAll(onDrafts: (drafts: Draft[]) => void): () => void
  /** The newest `limit` rows of the history, oldest first. */
  history(draftId: string, limit: number): Promise<ChangeRow[]>
  /** Newest first. */
  versions(draftId: string): Promise<VersionRow[]>
  renameVersion(versionId: string, name: string): Promise<void>
  /** Writes versions whole, from the account or with their name there. */
  putVersions(versions: readonly VersionRow[]): Promise<void>
  /** Deletes history, and versions without a name, beyond `RETAINED_ROWS`. */
  prune(draftId: string): Promise<void>
  /** Whether the site data was cleared since this repository was opened. */
  wasCleared(): Promise<boolean>
  close(): void
}

/** Rows kept per draft. */
export const RETAINED_ROWS = { changes: 400, versions: VERSION_LIMITS.unnamed } as const
