import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { updateTeamOwner } from '../../db/queries/team/teams.ts'
import { requireOwnership, type TeamCall } from './membership.ts'

/**
 * Makes another member the owner; the former one stays a member. What may be added follows the plan of the new owner. Throws
 * `not-found` without a team and for somebody who is no member, `forbidden`.
 */
export const transferTeam = async ({
  ctx,
  input: { user, userId },
}: ServiceCall<TeamCall & { readonly userId: string }>): Promise<void> => {
  const { teamId } = await requireOwnership(ctx, user)
  if (!(await updateTeamOwner(ctx.db, teamId, user.id, userId))) throw new AppError('not-found')
}
