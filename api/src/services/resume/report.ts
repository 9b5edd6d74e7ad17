import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { Ctx } from '../../context.ts'
import { resumeOf } from '../../db/queries/resumes.ts'
import type { User } from '../../db/queries/users.ts'
import { drawReport } from '../engine.ts'

/** The analysis as a PDF. Throws `not-analyzed` while there is none. */
export const downloadReport = async (ctx: Ctx, user: User, id: string, language: Language): Promise<Uint8Array> => {
  const resume = await resumeOf(ctx.db, user.id, id)
  if (!resume) throw new AppError('not-found')
  if (!resume.analysisResults) throw new AppError('not-analyzed')
  return drawReport(ctx, { stored: resume.analysisResults, fileName: resume.fileName, language })
}
