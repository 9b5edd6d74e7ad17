import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ServiceCall } from '../../context.ts'
import type { ResumeSummary } from '../../db/queries/resume/resumes.ts'
import { createResumeEtag } from './resume-state.ts'

export interface GetPolledResumeInput {
  /** As it was read with the caller; null when it is unknown or another user's. */
  readonly polledResume: ResumeSummary | null
  /** Language of the results. */
  readonly language: Language
}

/**
 * Returns the summary that was read with the caller, and its ETag: the part of a poll that costs no query. Throws
 * `not-found` for an unknown id and for a resume of another user alike.
 */
export const getPolledResume = ({
  ctx,
  input: { polledResume: summary, language },
}: ServiceCall<GetPolledResumeInput>): { summary: ResumeSummary; etag: string } => {
  if (!summary) throw new AppError('not-found')
  return { summary, etag: createResumeEtag(summary, language, ctx.clock()) }
}
