import type { BasedOn } from '#shared/resume/tailoring/based-on.ts'
import type { DraftJob } from '#shared/resume/tailoring/draft-job.ts'

/** A draft as stored in the account. Versions count from 1. */
export interface RemoteSummary {
  readonly id: string
  readonly version: number
  readonly deleted: boolean
}

export interface RemoteDraft extends RemoteSummary {
  readonly name: string
  readonly document: unknown
  /** When the account got this version. UTC ms. */
  readonly updatedAt?: number
  /** Undefined when the server does not know the field. */
  readonly job?: DraftJob | null | undefined
  readonly basedOn?: BasedOn | null | undefined
}

/** Drafts in the account. Throws `AppError`: `conflict` when `baseVersion` is outdated, `not-found`, `offline` and others. */
export interface DraftRemote {
  list(): Promise<readonly RemoteSummary[]>
  get(id: string): Promise<RemoteDraft>
  /** Saves the version after `baseVersion` (0 for a new draft); returns the new version. */
  save(draft: {
    id: string
    name: string
    baseVersion: number
    document: unknown
    job: DraftJob | null
    basedOn: BasedOn | null
  }): Promise<number>
  remove(id: string, baseVersion: number): Promise<number>
}
