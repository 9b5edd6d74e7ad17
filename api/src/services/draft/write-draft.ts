import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import {
  type Draft,
  type DraftWrite,
  getDraftById,
  insertDraft,
  updateDraftVersion,
} from '../../db/queries/resume/drafts.ts'
import { createNoRoomError } from '../storage/no-room-error.ts'

export type SaveDraftResult =
  | { readonly kind: 'saved'; readonly version: number; readonly updatedAt: number }
  /** Another device saved first: `current` is what it saved, for the client to merge. */
  | { readonly kind: 'conflict'; readonly current: Draft }

export interface DraftChange {
  /** The version that this one is based on; 0 creates a draft. */
  readonly baseVersion: number
  readonly draft: Pick<DraftWrite, 'id' | 'name' | 'document' | 'job' | 'basedOn' | 'deleted'>
}

/**
 * Writes the version after `baseVersion`. Throws `too-many-drafts` or `account-full` when the account has no room for
 * it, `not-found` for an unknown draft.
 */
export const writeDraft = async (
  ctx: Ctx,
  user: User,
  { baseVersion, draft }: DraftChange,
): Promise<SaveDraftResult> => {
  const now = ctx.clock()
  const row = { ...draft, userId: user.id, now }
  const written =
    baseVersion === 0 ? await insertDraft(ctx.db, row) : await updateDraftVersion(ctx.db, baseVersion, row)
  if (written) return { kind: 'saved', version: baseVersion + 1, updatedAt: now }
  const current = await getDraftById(ctx.db, user.id, draft.id)
  if ((current?.version ?? 0) === baseVersion && (current || !draft.deleted))
    throw await createNoRoomError(ctx, user.id, current && !current.deleted ? null : 'drafts')
  if (!current) throw new AppError('not-found')
  return { kind: 'conflict', current }
}
