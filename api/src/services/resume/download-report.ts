import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import { requireResume } from './require-resume.ts'

export interface DownloadReportInput {
  readonly user: User
  readonly id: string
  readonly language: Language
  readonly signal: AbortSignal
}

/** Renders the report of an analysis; returns PDF bytes. Throws `not-found`, `not-analyzed`, the codes of `TaskRunner`. */
export const downloadReport = async ({
  ctx,
  input: { user, id, language, signal },
}: ServiceCall<DownloadReportInput>): Promise<Uint8Array> => {
  const { analysisResults, fileName } = await requireResume(ctx, user, id)
  if (!analysisResults) throw new AppError('not-analyzed')
  const input = { stored: JSON.stringify(analysisResults), language, fileName: fileName ?? '' }
  return (await ctx.tasks.run('render-report', input, { caller: user.id, signal })).bytes
}
