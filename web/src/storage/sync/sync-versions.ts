import { AppError, type ErrorCode, SIZE_ERROR_CODES } from '#shared/errors.ts'
import type { DraftRepository } from '../database/repository.types.ts'
import { selectRetainedVersions } from '../database/retained-versions.ts'
import type { VersionRow } from '../database/rows.ts'
import { parseVersion } from '../drafts/draft.ts'

type VersionSummary = Pick<VersionRow, 'id' | 'reason' | 'name'> & { readonly savedAt: number }

/** Versions of drafts in the account. Throws `AppError`: `plan-required`, `account-full`, `offline` and others. */
export interface VersionRemote {
  list(draftId: string): Promise<readonly VersionSummary[]>
  get(draftId: string, id: string): Promise<VersionSummary & { readonly document: unknown }>
  /** Stores a version, or the name of one that is stored. */
  save(draftId: string, version: VersionSummary & { readonly document: unknown }): Promise<void>
}

export interface VersionSync {
  readonly repository: DraftRepository
  readonly remote: VersionRemote
  readonly draftId: string
  /** Whether the plan stores new versions. Those that are stored are read and named on every plan. */
  readonly canAdd: boolean
}

/** Refusals of all new versions of the draft. Other ones are about one version, which stays on the device alone. */
const GENERAL_REFUSALS: ReadonlySet<ErrorCode> = new Set(['plan-required', 'account-full', 'not-found'])
const VERSION_REFUSALS: ReadonlySet<ErrorCode> = new Set(['invalid-document', 'newer-version', ...SIZE_ERROR_CODES])

const isRefusal = (error: unknown, codes: ReadonlySet<ErrorCode>): boolean =>
  error instanceof AppError && codes.has(error.code)

/**
 * Brings the versions of a draft on this device and in the account to the same set, the newest of both. A draft that is
 * not in the account is left alone. Rejects with the first failure other than a refusal.
 */
export const syncVersions = async (sync: VersionSync): Promise<void> => {
  const { repository, remote, draftId, canAdd } = sync
  const draft = await repository.get(draftId)
  if (!draft?.remote || draft.deletedAt !== null) return
  const theirs = new Map((await remote.list(draftId)).map((version) => [version.id, version]))
  const mine = new Map((await repository.versions(draftId)).map((row) => [row.id, row]))
  const onlyTheirs = [...theirs.values()].filter(({ id }) => !mine.has(id))
  const retained = selectRetainedVersions([
    ...onlyTheirs.map(({ id, name, savedAt }) => ({ id, name, at: savedAt })),
    ...mine.values(),
  ])
  try {
    for (const { id } of retained) {
      const [row, stored] = [mine.get(id), theirs.get(id)]
      if (!row) await pull(sync, id)
      else if (stored) await mergeName(sync, row, stored.name)
      else if (canAdd) await push(sync, row)
    }
  } catch (error) {
    if (!isRefusal(error, GENERAL_REFUSALS)) throw error
  }
  await repository.prune(draftId)
}

const pull = async ({ repository, remote, draftId }: VersionSync, id: string): Promise<void> => {
  const { savedAt, name, ...version } = await remote.get(draftId, id)
  const row = parseVersion({ ...version, draftId, at: savedAt, name, accountName: name })
  // A later release wrote it: that one shows it.
  if (row) await repository.putVersions([row])
}

const push = async ({ repository, remote, draftId }: VersionSync, row: VersionRow): Promise<void> => {
  const { id, at, reason, name, document } = row
  try {
    await remote.save(draftId, { id, savedAt: at, reason, name, document })
  } catch (error) {
    if (isRefusal(error, VERSION_REFUSALS)) return
    throw error
  }
  await repository.putVersions([{ ...row, accountName: name }])
}

/** A name that was given here since the last sync wins; else that of the account does. */
const mergeName = async (sync: VersionSync, row: VersionRow, name: string): Promise<void> => {
  const isRenamedHere = row.accountName !== null && row.name !== row.accountName
  if (isRenamedHere) await push(sync, row)
  else if (row.name !== name || row.accountName !== name)
    await sync.repository.putVersions([{ ...row, name, accountName: name }])
}
