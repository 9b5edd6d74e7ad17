import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { updateResumeFileName } from '../../db/queries/resume/resumes.ts'
import { sanitizeFileName } from './sanitize-file-name.ts'

/** Renames a resume. Throws `invalid-request` when nothing of the name is left after sanitizing, `not-found`. */
export const updateResume = async ({
  ctx,
  input: { user, id, name },
}: ServiceCall<{ user: User; id: string; name: string }>): Promise<void> => {
  const fileName = sanitizeFileName(name)
  if (fileName === null) throw new AppError('invalid-request', { path: 'name' })
  if (!(await updateResumeFileName(ctx.db, user.id, id, fileName))) throw new AppError('not-found')
}
