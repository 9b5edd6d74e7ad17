import { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { Ctx } from '../../context.ts'
import { resumeOf } from '../../db/queries/resumes.ts'
import type { User } from '../../db/queries/users.ts'
import { readStored } from '../engine.ts'

/** What was read of a CV, for a device that has not read it itself. Throws `not-found`. */
export const readingOf = async (ctx: Ctx, user: User, id: string): Promise<ExtractedDocument> => {
  const resume = await resumeOf(ctx.db, user.id, id)
  if (!resume) throw new AppError('not-found')
  return readStored(resume)
}
