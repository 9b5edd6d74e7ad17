import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { deleteInvitation as deleteRow } from '../../db/queries/team/teams.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { requireOwnership, type TeamCall } from './membership.ts'

/** Revokes an invitation, on every plan. Throws `not-found`, `forbidden`. */
export const deleteInvitation = async ({
  ctx,
  input: { user, id },
}: ServiceCall<TeamCall & { readonly id: string }>): Promise<void> => {
  const { teamId } = await requireOwnership(ctx, user)
  if (!(await withReserve(ctx.db, (db) => deleteRow(db, teamId, id)))) throw new AppError('not-found')
}
