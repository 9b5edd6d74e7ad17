/** The account's copies of drafts, for other devices. Versions count from 1. */
export interface RemoteSummary {
  readonly id: string
  readonly version: number
  readonly deleted: boolean
}

export interface RemoteDraft extends RemoteSummary {
  readonly name: string
  readonly document: unknown
}

/** Throws `AppError`: `conflict` when another device was faster, `not-found`, `offline` … */
export interface DraftRemote {
  list(): Promise<readonly RemoteSummary[]>
  get(id: string): Promise<RemoteDraft>
  /** Saves as the version after `baseVersion` (0: a new draft); gives the new version. */
  save(draft: { id: string; name: string; baseVersion: number; document: unknown }): Promise<number>
  remove(id: string, baseVersion: number): Promise<number>
}
