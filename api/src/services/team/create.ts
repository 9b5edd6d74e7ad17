import type { TeamResponse } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import { hasCapability } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import { insertTeam } from '../../db/queries/team/teams.ts'
import { requireMembership, type TeamCall } from './membership.ts'
import { toTeamResponse } from './to-team-response.ts'

/** Makes a team with the user as its owner. Throws `plan-required`, `already-in-team`. */
export const createTeam = async ({
  ctx,
  input: { user, name },
}: ServiceCall<TeamCall & { readonly name: string }>): Promise<TeamResponse> => {
  if (!hasCapability('teams', user.subscriptionPlan, user.subscriptionStatus)) throw new AppError('plan-required')
  const row = { id: ctx.newId(), userId: user.id, name, now: ctx.clock() }
  if (!(await insertTeam(ctx.db, row))) throw new AppError('already-in-team')
  return toTeamResponse(ctx, user, await requireMembership(ctx, user))
}
