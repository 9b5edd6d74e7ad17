import type { Correction } from '#shared/api-schema/corrections.ts'
import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getCorrection as getStored } from '../../db/queries/resume/reading-corrections.ts'
import { getResumeSummaryById } from '../../db/queries/resume/resumes.ts'

/** Returns what a person corrected of a resume; null when nothing was. Throws `not-found`. */
export const getCorrection = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ user: User; id: string }>): Promise<Correction | null> => {
  const correction = await getStored(ctx.db, user.id, id)
  if (!correction && !(await getResumeSummaryById(ctx.db, user.id, id))) throw new AppError('not-found')
  return correction ?? null
}
