import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getOpening, type TeamOpening } from '../../db/queries/team/team-openings.ts'
import type { Membership } from '../../db/queries/team/teams.ts'
import { requireMembership } from '../team/membership.ts'

/** An opening of the user's team. Throws `not-found` without a team and for any other opening. */
export const requireOpening = async (
  ctx: Ctx,
  user: User,
  id: string,
): Promise<{ readonly membership: Membership; readonly opening: TeamOpening }> => {
  const membership = await requireMembership(ctx, user)
  const opening = await getOpening(ctx.db, membership.teamId, id)
  if (!opening) throw new AppError('not-found')
  return { membership, opening }
}
