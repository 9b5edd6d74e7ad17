import type { BoardResponse } from '#shared/api-schema/teams.ts'
import type { ServiceCall } from '../../context.ts'
import { listCandidates } from '../../db/queries/team/team-candidates.ts'
import { toSummaryResponse } from '../candidate/to-summary-response.ts'
import type { TeamCall } from '../team/membership.ts'
import { requireOpening } from './require-opening.ts'
import { toOpeningResponse } from './to-opening-response.ts'

/** An opening with the rows of its board, on every plan. Throws `not-found`. */
export const getBoard = async ({
  ctx,
  input: { user, id },
}: ServiceCall<TeamCall & { readonly id: string }>): Promise<BoardResponse> => {
  const { membership, opening } = await requireOpening(ctx, user, id)
  const rows = await listCandidates(ctx.db, membership.teamId, id, ctx.clock())
  return { ...toOpeningResponse(user, membership, opening), candidates: rows.map(toSummaryResponse) }
}
