import type { CandidateResponse, CandidateSummaryResponse } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getCandidate, getCandidateSummary } from '../../db/queries/team/team-candidates.ts'
import { listNotes } from '../../db/queries/team/team-notes.ts'
import { parseTags, toSummaryResponse } from './to-summary-response.ts'

/** A row of a board. Throws `not-found`. */
export const requireSummary = async (
  { db, clock }: Ctx,
  teamId: string,
  id: string,
): Promise<CandidateSummaryResponse> => {
  const row = await getCandidateSummary(db, teamId, id, clock())
  if (!row) throw new AppError('not-found')
  return toSummaryResponse(row)
}

/** A CV with everything about it. Throws `not-found`. */
export const requireCandidate = async (
  { db, clock }: Ctx,
  user: User,
  teamId: string,
  id: string,
): Promise<CandidateResponse> => {
  const row = await getCandidate(db, teamId, id, clock())
  if (!row) throw new AppError('not-found')
  const notes = await listNotes(db, { teamId, candidateId: id })
  const { requirements: _, ...fields } = row
  return {
    ...fields,
    tags: parseTags(row.tags),
    notes: notes.map(({ authorId, ...note }) => ({ ...note, isOwn: authorId === user.id })),
  }
}
