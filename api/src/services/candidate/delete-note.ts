import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { truncateWal } from '../../db/queries/account/account.ts'
import { deleteNote as deleteRow } from '../../db/queries/team/team-notes.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { isOwner, requireMembership, type TeamCall } from '../team/membership.ts'

/** Deletes one's own note; the owner of the team deletes anybody's. Throws `not-found`. */
export const deleteNote = async ({
  ctx,
  input: { user, id, noteId },
}: ServiceCall<TeamCall & { readonly id: string; readonly noteId: string }>): Promise<void> => {
  const membership = await requireMembership(ctx, user)
  const key = { teamId: membership.teamId, candidateId: id }
  const note = { id: noteId, authorId: isOwner(user, membership) ? null : user.id }
  if (!(await withReserve(ctx.db, (db) => deleteRow(db, key, note)))) throw new AppError('not-found')
  await truncateWal(ctx.db)
}
