import type { TeamResponse } from '#shared/api-schema/teams.ts'
import type { ServiceCall } from '../../context.ts'
import { getMembership } from '../../db/queries/team/teams.ts'
import type { TeamCall } from './membership.ts'
import { toTeamResponse } from './to-team-response.ts'

/** The team of a user with its members and openings; null without one. */
export const getTeam = async ({ ctx, input: { user } }: ServiceCall<TeamCall>): Promise<TeamResponse | null> => {
  const membership = await getMembership(ctx.db, user.id)
  return membership ? toTeamResponse(ctx, user, membership) : null
}
