import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import { scrub } from '../../db/queries/account.ts'
import { deleteResume, renameResume, resumesOf } from '../../db/queries/resumes.ts'
import type { User } from '../../db/queries/users.ts'
import { safeFileName } from './file-name.ts'
import { toSummary } from './view.ts'

export const listResumes = async (ctx: Ctx, user: User) => {
  const now = ctx.clock()
  return (await resumesOf(ctx.db, user.id)).map((row) => toSummary(row, now))
}

export const nameResume = async (ctx: Ctx, user: User, id: string, name: string): Promise<void> => {
  const fileName = safeFileName(name)
  if (fileName === null) throw new AppError('invalid-request', { path: 'name' })
  if (!(await renameResume(ctx.db, user.id, id, fileName))) throw new AppError('not-found')
}

/** Deletes a CV with its results and what was generated from it. What it cost this month stays counted. */
export const removeResume = async (ctx: Ctx, user: User, id: string): Promise<void> => {
  if (!(await deleteResume(ctx.db, user.id, id))) throw new AppError('not-found')
  await scrub(ctx.db)
}
