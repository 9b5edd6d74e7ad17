import type { CandidateResponse } from '#shared/api-schema/teams.ts'
import type { ServiceCall } from '../../context.ts'
import { requireMembership, type TeamCall } from '../team/membership.ts'
import { requireCandidate } from './require-candidate.ts'

/** A CV of the user's team with everything about it, on every plan. Throws `not-found`. */
export const getCandidate = async ({
  ctx,
  input: { user, id },
}: ServiceCall<TeamCall & { readonly id: string }>): Promise<CandidateResponse> =>
  requireCandidate(ctx, user, (await requireMembership(ctx, user)).teamId, id)
