import type { TeamResponse } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import { acceptInvitation, countTeamMembers, getMembership } from '../../db/queries/team/teams.ts'
import { canAdd, requireMembership, type TeamCall } from './membership.ts'
import { requireInvitation } from './preview-invitation.ts'
import { toTeamResponse } from './to-team-response.ts'

/**
 * Makes the user a member; the invitation cannot be used again. Throws `invitation-invalid`, `team-plan-ended`,
 * `already-in-team`, `team-full`.
 */
export const joinTeam = async ({
  ctx,
  input: { user, token },
}: ServiceCall<TeamCall & { readonly token: string }>): Promise<TeamResponse> => {
  const { tokenHash, teamId, ...owner } = await requireInvitation(ctx, token)
  if (!canAdd(owner)) throw new AppError('team-plan-ended')
  if (await acceptInvitation(ctx.db, { tokenHash, userId: user.id, now: ctx.clock() }))
    return toTeamResponse(ctx, user, await requireMembership(ctx, user))
  if (await getMembership(ctx.db, user.id)) throw new AppError('already-in-team')
  const isFull = (await countTeamMembers(ctx.db, teamId)) >= TEAM_LIMITS.members
  throw isFull ? new AppError('team-full', { max: TEAM_LIMITS.members }) : new AppError('invitation-invalid')
}
