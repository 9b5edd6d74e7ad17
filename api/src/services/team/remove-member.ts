import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { deleteTeamMember } from '../../db/queries/team/teams.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { isOwner, requireMembership, type TeamCall } from './membership.ts'

/**
 * Removes a member, or lets a member leave. What they added stays on the board. Throws `not-found`, `forbidden` for a member
 * who removes another, `owner-stays` for the owner, who transfers or deletes the team instead.
 */
export const removeMember = async ({
  ctx,
  input: { user, userId },
}: ServiceCall<TeamCall & { readonly userId: string }>): Promise<void> => {
  const membership = await requireMembership(ctx, user)
  if (userId !== user.id && !isOwner(user, membership)) throw new AppError('forbidden')
  if (userId === membership.ownerId) throw new AppError('owner-stays')
  const isRemoved = await withReserve(ctx.db, (db) => deleteTeamMember(db, membership.teamId, userId))
  if (!isRemoved) throw new AppError('not-found')
}
