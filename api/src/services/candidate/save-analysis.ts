import type { CandidateSummaryResponse } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import type { CandidateAnalysis } from '#shared/team/candidate.ts'
import type { ServiceCall } from '../../context.ts'
import { updateCandidateAnalysis } from '../../db/queries/team/team-candidates.ts'
import { assertCanAdd, requireMembership, type TeamCall } from '../team/membership.ts'
import { requireSummary } from './require-candidate.ts'

export interface SaveAnalysisInput extends TeamCall {
  readonly id: string
  readonly analysis: CandidateAnalysis
  /** Of the ad that the CV was compared with. */
  readonly adRevision: number
}

/** Replaces the result of a CV after a change of the ad. Throws `not-found`, `plan-required`, `team-plan-ended`. */
export const saveAnalysis = async ({
  ctx,
  input: { user, id, analysis, adRevision },
}: ServiceCall<SaveAnalysisInput>): Promise<CandidateSummaryResponse> => {
  const membership = await requireMembership(ctx, user)
  assertCanAdd(user, membership)
  const { teamId } = membership
  const isUpdated = await updateCandidateAnalysis(ctx.db, { teamId, id, now: ctx.clock() }, { analysis, adRevision })
  if (!isUpdated) throw new AppError('not-found')
  return requireSummary(ctx, teamId, id)
}
