import type { CandidateSummaryResponse, SaveCandidateBody } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import { getCandidate, insertCandidate } from '../../db/queries/team/team-candidates.ts'
import { requireOpening } from '../opening/require-opening.ts'
import { assertCanAdd, type TeamCall } from '../team/membership.ts'
import { requireSummary } from './require-candidate.ts'

export interface SaveCandidateInput extends TeamCall {
  readonly openingId: string
  /** Made by the device: sending it again changes nothing. */
  readonly id: string
  readonly candidate: Omit<SaveCandidateBody, 'consent'>
}

/**
 * Puts a CV on the board of an opening. Throws `not-found`, `plan-required`, `team-plan-ended`, `board-full`, and `conflict`
 * for the id of a CV on another board.
 */
export const saveCandidate = async ({
  ctx,
  input: { user, openingId, id, candidate },
}: ServiceCall<SaveCandidateInput>): Promise<CandidateSummaryResponse> => {
  const { membership } = await requireOpening(ctx, user, openingId)
  assertCanAdd(user, membership)
  const { teamId } = membership
  const { overallScore, matchRate } = candidate.analysis
  const email = candidate.content.personalInfo.email
  const row = { ...candidate, teamId, id, openingId, email, overallScore, matchRate, addedBy: user.id }
  if (!(await insertCandidate(ctx.db, { ...row, addedAt: ctx.clock() }))) {
    const existing = await getCandidate(ctx.db, teamId, id, ctx.clock())
    if (!existing) throw new AppError('board-full', { max: TEAM_LIMITS.openingCandidates })
    if (existing.openingId !== openingId) throw new AppError('conflict')
  }
  return requireSummary(ctx, teamId, id)
}
