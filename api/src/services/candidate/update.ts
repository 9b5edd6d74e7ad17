import type * as z from 'zod'
import type { CandidateSummaryResponse, updateCandidateBody } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { DAY_MS } from '#shared/utc.ts'
import type { ServiceCall } from '../../context.ts'
import { updateCandidate as updateRow } from '../../db/queries/team/team-candidates.ts'
import { deleteTags, insertTag } from '../../db/queries/team/team-notes.ts'
import { requireMembership, type TeamCall } from '../team/membership.ts'
import { requireSummary } from './require-candidate.ts'

type UpdateCandidateInput = TeamCall & { readonly id: string; readonly fields: z.output<typeof updateCandidateBody> }

/**
 * Changes name, deletion date and tags of a CV. Tags are added and removed one by one, so that two members do not undo each
 * other. Throws `not-found`, `too-many-tags`.
 */
export const updateCandidate = async ({
  ctx,
  input: { user, id, fields },
}: ServiceCall<UpdateCandidateInput>): Promise<CandidateSummaryResponse> => {
  const { teamId } = await requireMembership(ctx, user)
  const { name, deleteInDays, addTags = [], removeTags = [] } = fields
  const now = ctx.clock()
  const changed = {
    ...(name !== undefined && { name }),
    ...(deleteInDays !== undefined && { deleteAt: now + deleteInDays * DAY_MS }),
  }
  if (Object.keys(changed).length > 0) await updateRow(ctx.db, { teamId, id, now }, changed)
  const key = { teamId, candidateId: id }
  if (removeTags.length > 0) await deleteTags(ctx.db, key, removeTags)
  for (const tag of addTags) await insertTag(ctx.db, key, tag)
  const summary = await requireSummary(ctx, teamId, id)
  if (addTags.some((tag) => !summary.tags.includes(tag)))
    throw new AppError('too-many-tags', { max: TEAM_LIMITS.candidateTags })
  return summary
}
