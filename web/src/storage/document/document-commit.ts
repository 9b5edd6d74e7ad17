import { AppError } from '#shared/errors.ts'
import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import type { Commit } from '../database/repository.types.ts'
import type { DraftRow } from '../database/rows.ts'
import { type Draft, toDraftRow } from '../drafts/draft.ts'
import { newId } from '../new-id.ts'

/** What an edit may change in a draft besides its document. */
export type DraftMetadata = Partial<
  Pick<DraftRow, 'name' | 'resumeId' | 'provenance' | 'conflicts' | 'job' | 'basedOn'>
>

const SNAPSHOT_INTERVAL_MS = 10 * 60_000

/**
 * Applies changes to the stored draft, or to `base` when its row no longer exists. Changes that contradict those of
 * another tab become conflicts of the draft. `at`: UTC ms. Throws `newer-version` for a draft with a problem.
 */
export const createCommit = (input: {
  readonly current: Draft | null
  readonly base: Draft
  readonly changes: readonly Change[]
  readonly metadata: DraftMetadata
  readonly at: number
}): Commit => {
  const { current, base, changes, metadata, at } = input
  if (current?.problem) throw new AppError('newer-version')
  const from = toDraftRow(current ?? base)
  const { document, conflicts } = applyChanges(from.document, changes)
  const openConflicts = metadata.conflicts
    ? from.conflicts.filter((c) => metadata.conflicts?.some((open) => open.id === c.id))
    : from.conflicts
  const snapshotDue = document !== from.document && from.version > 0 && at - from.snapshotAt > SNAPSHOT_INTERVAL_MS
  return {
    draft: {
      ...from,
      ...metadata,
      document,
      conflicts: [...openConflicts, ...conflicts.map((change) => ({ id: newId(), at, change }))],
      version: from.version + 1,
      updatedAt: document === from.document ? from.updatedAt : at,
      deletedAt: null,
      snapshotAt: snapshotDue ? at : from.snapshotAt,
    },
    changes: changes.filter((change) => !conflicts.includes(change)),
    ...(snapshotDue && { snapshot: { reason: 'auto' as const, document: from.document } }),
  }
}
