import type { CandidateMatch } from '#shared/api-schema/teams.ts'
import type { ServiceCall } from '../../context.ts'
import { searchCandidates as searchRows } from '../../db/queries/team/team-candidates.ts'
import { requireMembership, type TeamCall } from '../team/membership.ts'

/** The CVs of a person on all boards of the user's team, by name, email or file name. Throws `not-found` without a team. */
export const searchCandidates = async ({
  ctx,
  input: { user, search },
}: ServiceCall<TeamCall & { readonly search: string }>): Promise<CandidateMatch[]> =>
  searchRows(ctx.db, (await requireMembership(ctx, user)).teamId, search, ctx.clock())
