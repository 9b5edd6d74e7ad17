import { AppError } from '#shared/errors.ts'
import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import type { Commit } from '../database/repository.types.ts'
import type { DraftRow } from '../database/rows.ts'
import { type Draft, toDraftRow } from '../drafts/draft.ts'
import { newId } from '../new-id.ts'

/** What may change of a draft beside its document. */
export type DraftMetadata = Partial<Pick<DraftRow, 'name' | 'resumeId' | 'provenance' | 'conflicts'>>

const SNAPSHOT_INTERVAL_MS = 10 * 60_000

/**
 * What a transaction writes: the changes on top of what stands in the database now. Changes that cannot be joined with
 * another tab's become conflicts of the draft. A draft that is gone is put back whole, from `base`.
 */
export const createCommit = (input: {
  readonly current: Draft | null
  readonly base: Draft
  readonly changes: readonly Change[]
  readonly meta: DraftMetadata
  readonly at: number
}): Commit => {
  const { current, base, changes, meta, at } = input
  if (current?.problem) throw new AppError('newer-version')
  const from = toDraftRow(current ?? base)
  const { document, conflicts } = applyChanges(from.document, changes)
  const kept = meta.conflicts
    ? from.conflicts.filter((c) => meta.conflicts?.some((left) => left.id === c.id))
    : from.conflicts
  const due = document !== from.document && from.version > 0 && at - from.snapshotAt > SNAPSHOT_INTERVAL_MS
  return {
    draft: {
      ...from,
      ...meta,
      document,
      conflicts: [...kept, ...conflicts.map((change) => ({ id: newId(), at, change }))],
      version: from.version + 1,
      updatedAt: document === from.document ? from.updatedAt : at,
      deletedAt: null,
      snapshotAt: due ? at : from.snapshotAt,
    },
    changes: changes.filter((change) => !conflicts.includes(change)),
    ...(due && { snapshot: { reason: 'auto' as const, document: from.document } }),
  }
}
