import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { truncateWal } from '../../db/queries/account/account.ts'
import type { User } from '../../db/queries/account/users.ts'
import { deleteVersionsByDraft } from '../../db/queries/resume/draft-versions.ts'
import { getDraftById } from '../../db/queries/resume/drafts.ts'
import { deleteProposalsByDraft } from '../../db/queries/resume/proposals.ts'
import { deleteSharesByDraft } from '../../db/queries/resume/shares.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { type SaveDraftResult, writeDraft } from './write-draft.ts'

/**
 * Replaces a draft with a tombstone, so that other devices delete it too, and removes its versions, the links to it and
 * the proposals for it. Throws `not-found`.
 */
export const deleteDraft = async ({
  ctx,
  input: { user, id, baseVersion },
}: ServiceCall<{ user: User; id: string; baseVersion: number }>): Promise<SaveDraftResult> => {
  if (!(await getDraftById(ctx.db, user.id, id))) throw new AppError('not-found')
  const draft = { id, name: '', document: null, job: null, basedOn: null, deleted: true }
  const result = await withReserve(ctx.db, (db) => writeDraft({ ...ctx, db }, user, { baseVersion, draft }))
  if (result.kind === 'saved')
    await withReserve(ctx.db, async (db) => {
      await deleteVersionsByDraft(db, user.id, id)
      await deleteSharesByDraft(db, user.id, id)
      await deleteProposalsByDraft(db, user.id, id)
    })
  await truncateWal(ctx.db)
  return result
}
