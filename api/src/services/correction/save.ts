import type { Correction } from '#shared/api-schema/corrections.ts'
import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getCorrection, saveCorrection as saveStored } from '../../db/queries/resume/reading-corrections.ts'
import { getResumeSummaryById } from '../../db/queries/resume/resumes.ts'
import { createNoRoomError } from '../storage/no-room-error.ts'

export interface SaveCorrectionInput {
  readonly user: User
  readonly id: string
  readonly correction: Correction
}

const NOTHING_CORRECTED = { reading: null, overallScore: null, matchRate: null } as const

/**
 * Stores what a person corrected of a resume and returns the correction that stands: this one, or a later one of another
 * device. Throws `not-found`, `account-full`.
 */
export const saveCorrection = async ({
  ctx,
  input: { user, id, correction },
}: ServiceCall<SaveCorrectionInput>): Promise<Correction> => {
  // A clock that is ahead must not outlast the corrections after it.
  const correctedAt = Math.min(correction.correctedAt, ctx.clock())
  const row = correction.reading ? { ...correction, correctedAt } : { ...NOTHING_CORRECTED, correctedAt }
  if (await saveStored(ctx.db, user.id, id, row)) return row
  const current = await getCorrection(ctx.db, user.id, id)
  if (current && current.correctedAt > row.correctedAt) return current
  if (!(await getResumeSummaryById(ctx.db, user.id, id))) throw new AppError('not-found')
  throw await createNoRoomError(ctx, user.id, null)
}
