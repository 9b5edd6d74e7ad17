import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import type { Language } from '#shared/languages.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { DAY_MS } from '#shared/utc.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getAnalysisResults, type ResumeSummary, touchResume } from '../../db/queries/resume/resumes.ts'
import { toResumeSummary } from './resume-state.ts'

export interface GetResumeInput {
  readonly user: User
  readonly summary: ResumeSummary
  /** Language of the results. */
  readonly language: Language
}

/** Returns a resume with its results, and records the use at most once a day. */
export const getResume = async ({ ctx, input }: ServiceCall<GetResumeInput>): Promise<ResumeResponse> => {
  const { user, summary, language } = input
  const now = ctx.clock()
  if (now - summary.lastUsedAt > DAY_MS) await touchResume(ctx.db, user.id, summary.id, now)
  const stored = summary.overallScore === null ? null : await getAnalysisResults(ctx.db, user.id, summary.id)
  return {
    ...toResumeSummary(summary, now),
    analysisResults: stored?.results ? toResults(stored.results, language) : null,
    job: stored?.job ?? null,
  }
}
