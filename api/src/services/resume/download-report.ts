import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getReportBrand } from '../../db/queries/resume/own-designs.ts'
import { requireResume } from './require-resume.ts'

export interface DownloadReportInput {
  readonly user: User
  readonly id: string
  readonly language: Language
  readonly signal: AbortSignal
}

/**
 * Renders the report of an analysis, with the brand that the person has on reports; returns PDF bytes. Throws
 * `not-found`, `not-analyzed`, the codes of `TaskRunner`.
 */
export const downloadReport = async ({
  ctx,
  input: { user, id, language, signal },
}: ServiceCall<DownloadReportInput>): Promise<Uint8Array> => {
  const { analysisResults, fileName } = await requireResume(ctx, user, id)
  if (!analysisResults) throw new AppError('not-analyzed')
  const brand = await getReportBrand(ctx.db, user.id)
  const input = {
    stored: JSON.stringify(analysisResults),
    language,
    fileName: fileName ?? '',
    brand: brand ? JSON.stringify(brand) : null,
  }
  return (await ctx.tasks.run('render-report', input, { caller: user.id, signal })).bytes
}
