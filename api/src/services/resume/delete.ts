import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { truncateWal } from '../../db/queries/account/account.ts'
import type { User } from '../../db/queries/account/users.ts'
import { deleteResumeById } from '../../db/queries/resume/resumes.ts'
import { withReserve } from '../../db/with-reserve.ts'

/** Deletes a resume, its results and its documents. Its analyses still count for the month. Throws `not-found`. */
export const deleteResume = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ user: User; id: string }>): Promise<void> => {
  if (!(await withReserve(ctx.db, (db) => deleteResumeById(db, user.id, id)))) throw new AppError('not-found')
  await truncateWal(ctx.db)
}
