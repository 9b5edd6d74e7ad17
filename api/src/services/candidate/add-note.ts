import type { CandidateResponse } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import { insertNote } from '../../db/queries/team/team-notes.ts'
import { requireMembership, type TeamCall } from '../team/membership.ts'
import { requireCandidate } from './require-candidate.ts'

/** Adds a note to a CV, on every plan. Throws `not-found`, `too-many-notes`. */
export const addNote = async ({
  ctx,
  input: { user, id, text },
}: ServiceCall<TeamCall & { readonly id: string; readonly text: string }>): Promise<CandidateResponse> => {
  const { teamId } = await requireMembership(ctx, user)
  const note = { id: ctx.newId(), teamId, candidateId: id, authorId: user.id, text, now: ctx.clock() }
  const isAdded = await insertNote(ctx.db, note)
  const candidate = await requireCandidate(ctx, user, teamId, id)
  if (!isAdded) throw new AppError('too-many-notes', { max: TEAM_LIMITS.candidateNotes })
  return candidate
}
