import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getResumeById, type Resume } from '../../db/queries/resume/resumes.ts'

/** Reads a resume of the user. Throws `not-found` for an unknown id and for a resume of another user alike. */
export const requireResume = async (ctx: Ctx, user: User, id: string): Promise<Resume> => {
  const resume = await getResumeById(ctx.db, user.id, id)
  if (!resume) throw new AppError('not-found')
  return resume
}
