import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Draft } from '../drafts/draft.ts'
import type { ChangeRow, DraftRow, VersionReason, VersionRow } from './rows.ts'

/** What one read-write transaction writes: the draft, its changes for the history, and a version of what was before. */
export interface Commit {
  readonly draft: DraftRow
  readonly changes?: readonly Change[]
  readonly snapshot?: { readonly reason: VersionReason; readonly document: ResumeDocument }
}

/** The drafts of one account. IndexedDB in the usual case, memory where the browser refuses it. */
export interface DraftRepository {
  readonly kind: 'device' | 'memory'
  list(): Promise<Draft[]>
  get(id: string): Promise<Draft | null>
  /** Reads, decides and writes in one transaction; null from `decide` writes nothing. Gives what stands afterwards. */
  mutate(id: string, decide: (current: Draft | null) => Commit | null): Promise<Draft | null>
  remove(id: string): Promise<void>
  /** Tells of a draft now and after every write of any tab. */
  watch(id: string, tell: (draft: Draft | null) => void): () => void
  watchAll(tell: (drafts: Draft[]) => void): () => void
  /** The newest `limit` rows of the history, oldest first. */
  history(draftId: string, limit: number): Promise<ChangeRow[]>
  /** Newest first. */
  versions(draftId: string): Promise<VersionRow[]>
  /** Leaves the newest rows of history and versions. */
  prune(draftId: string): Promise<void>
  /** Whether the site's data was cleared since this repository was opened. */
  wasCleared(): Promise<boolean>
  close(): void
}

export const RETAINED_ROWS = { changes: 400, versions: 60 } as const
