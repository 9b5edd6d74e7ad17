import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ServiceCall } from '../../context.ts'
import type { ResumeSummary } from '../../db/queries/resumes.ts'
import type { CurrentSession } from '../session/current-session.ts'
import { createResumeEtag } from './resume-state.ts'

export interface GetPolledResumeInput {
  readonly session: CurrentSession
  /** Language of the results. */
  readonly language: Language
}

/**
 * Returns the summary that was read with the session, and its ETag: the part of a poll that costs no query. Throws
 * `not-found` for an unknown id and for a resume of another user alike.
 */
export const getPolledResume = ({
  ctx,
  input: { session, language },
}: ServiceCall<GetPolledResumeInput>): { summary: ResumeSummary; etag: string } => {
  const { polledResume: summary } = session
  if (!summary) throw new AppError('not-found')
  return { summary, etag: createResumeEtag(summary, language, ctx.clock()) }
}
