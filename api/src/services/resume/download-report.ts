import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { renderReport } from '#shared/renderer/render-report.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import { requireResume } from './require-resume.ts'

/** Renders the report of an analysis; returns PDF bytes. Throws `not-found`, `not-analyzed`. */
export const downloadReport = async ({
  ctx,
  input: { user, id, language },
}: ServiceCall<{ user: User; id: string; language: Language }>): Promise<Uint8Array> => {
  const { analysisResults, fileName } = await requireResume(ctx, user, id)
  if (!analysisResults) throw new AppError('not-analyzed')
  const fonts = await ctx.fonts.load('Inter')
  const results = toResults(analysisResults, language)
  return renderReport({ results, language, fileName: fileName ?? '', fonts }).bytes
}
