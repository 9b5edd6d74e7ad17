import type { ResumeResponse } from '#shared/api-schema/responses.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { type ResumeSummary, resultsOf, touchResume } from '../../db/queries/resumes.ts'
import type { User } from '../../db/queries/users.ts'
import { toResults } from '../engine.ts'
import { etagOf, toSummary } from './view.ts'

const DAY = 86_400_000

export interface Found {
  readonly etag: string
  readonly row: ResumeSummary
}

/** Where a resume stands: the cheap half of a poll. Throws `not-found` for ids of nobody and of others alike. */
export const findResume = (ctx: Ctx, { polled }: SignedIn, language: Language): Found => {
  if (!polled) throw new AppError('not-found')
  return { row: polled, etag: etagOf(polled, language, ctx.clock()) }
}

/** The whole answer, its results in the reader's language. */
export const describeResume = async (
  ctx: Ctx,
  user: User,
  { row }: Found,
  language: Language,
): Promise<ResumeResponse> => {
  const now = ctx.clock()
  if (now - row.lastUsedAt > DAY) await touchResume(ctx.db, user.id, row.id, now)
  const stored = row.overallScore === null ? null : await resultsOf(ctx.db, user.id, row.id)
  return { ...toSummary(row, now), analysisResults: stored && toResults(stored, language) }
}
