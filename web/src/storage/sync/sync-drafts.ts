import { AppError } from '#shared/errors.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import type { DraftRepository } from '../database/repository.types.ts'
import { type Draft, toDraftRow } from '../drafts/draft.ts'
import { listBaseIds, shareFactsOf } from '../drafts/shared-facts.ts'
import { newId } from '../new-id.ts'
import { createRowFromRemote, hasLocalChanges, mergeRemote } from './merge-remote.ts'
import type { DraftRemote, RemoteSummary } from './remote.types.ts'

export interface SyncInput {
  readonly repository: DraftRepository
  readonly remote: DraftRemote
  /** UTC ms. */
  readonly now: () => number
}

/**
 * Syncs the device's drafts with the account: pulls changes of other devices, then pushes local changes. A draft that
 * fails does not stop the others; the first failure is thrown at the end.
 */
export const syncDrafts = async (input: SyncInput): Promise<void> => {
  const failures: unknown[] = []
  const each = async <T>(items: readonly T[], work: (item: T) => Promise<void>) => {
    for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  }
  await each(await input.remote.list(), (summary) => pull(input, summary))
  await each([...(await listBaseIds(input.repository))], (id) => shareFactsOf(input.repository, id, input.now()))
  await each(await input.repository.list(), (draft) => push(input, draft))
  if (failures.length > 0) throw failures[0]
}

const pull = async ({ repository, remote, now }: SyncInput, summary: RemoteSummary): Promise<void> => {
  const local = await repository.get(summary.id)
  if (local?.problem || (local?.remote && local.remote.version >= summary.version)) return
  if (summary.deleted) {
    if (local && !hasLocalChanges(local)) await moveToBin(repository, local.id, summary.version, now())
    else if (local?.remote)
      await recordRemoteState(repository, local.id, { ...local.remote, version: summary.version, seen: 0 })
    return
  }
  const theirs = await remote.get(summary.id)
  if (local && local.remote === null && !isDeepEqual(local.document, theirs.document))
    await saveLocalCopy(repository, local)
  await repository.mutate(summary.id, (current) => ({
    draft: current ? mergeRemote(current, theirs, now()) : createRowFromRemote(theirs, now()),
    ...(current && { snapshot: { reason: 'auto' as const, document: current.document } }),
  }))
}

const push = async (input: SyncInput, draft: Draft, retryOnConflict = true): Promise<void> => {
  const { repository, remote, now } = input
  if (draft.problem || !hasLocalChanges(draft)) return
  if (draft.deletedAt !== null && draft.remote === null) return
  const { id, name, document, job, basedOn } = draft
  const baseVersion = draft.remote?.version ?? 0
  try {
    const version =
      draft.deletedAt === null
        ? await remote.save({ id, name, baseVersion, document, job, basedOn })
        : await remote.remove(id, baseVersion)
    await recordRemoteState(repository, id, { version, seen: draft.version, document, job, basedOn })
  } catch (error) {
    if (!retryOnConflict || !(error instanceof AppError) || error.code !== 'conflict') throw error
    const theirs = await remote.get(id)
    const merged = await repository.mutate(id, (current) => current && { draft: mergeRemote(current, theirs, now()) })
    if (merged) await push(input, merged, false)
  }
}

/** Two unrelated drafts with one id (after restoring a backup): stores the local one under a new id. */
const saveLocalCopy = (repository: DraftRepository, draft: Draft) => {
  const id = newId()
  return repository.mutate(id, () => ({
    draft: { ...toDraftRow(draft), id, name: `${draft.name} (2)`, document: { ...draft.document, id }, version: 1 },
  }))
}

/** Stores the account's state in the draft. Not an edit, so the draft's version does not change. */
const recordRemoteState = (repository: DraftRepository, id: string, remote: NonNullable<Draft['remote']>) =>
  repository.mutate(id, (current) => current && { draft: { ...toDraftRow(current), remote } })

/** Moves a draft that another device deleted to the bin. */
const moveToBin = (repository: DraftRepository, id: string, remoteVersion: number, at: number) =>
  repository.mutate(
    id,
    (current) =>
      current && {
        draft: {
          ...toDraftRow(current),
          deletedAt: at,
          version: current.version + 1,
          remote: {
            version: remoteVersion,
            seen: current.version + 1,
            document: current.document,
            job: current.job,
            basedOn: current.basedOn,
          },
        },
      },
  )
