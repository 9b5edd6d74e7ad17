import type * as z from 'zod'
import type { createOpeningBody, OpeningResponse } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import { insertOpening } from '../../db/queries/team/team-openings.ts'
import { assertCanAdd, requireMembership, type TeamCall } from '../team/membership.ts'
import { toOpeningResponse } from './to-opening-response.ts'

/** Makes an opening with an empty board. Throws `not-found`, `plan-required`, `team-plan-ended`, `too-many-openings`. */
export const createOpening = async ({
  ctx,
  input: { user, ...fields },
}: ServiceCall<TeamCall & z.output<typeof createOpeningBody>>): Promise<OpeningResponse> => {
  const membership = await requireMembership(ctx, user)
  assertCanAdd(user, membership)
  const { teamId } = membership
  const row = { ...fields, id: ctx.newId(), teamId, createdBy: user.id, createdAt: ctx.clock() }
  if (!(await insertOpening(ctx.db, row))) throw new AppError('too-many-openings', { max: TEAM_LIMITS.openings })
  return toOpeningResponse(user, membership, { ...row, adRevision: 1 })
}
