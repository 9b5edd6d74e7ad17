import type { AnalysisStage, ResumeResponse } from '#shared/api-schema/resumes.ts'

/** Spec section 9: every 2 s while the overlay is on. */
const POLL_MS = 2_000
const MAX_POLL_MS = 30_000

const RUNNING_STAGES: readonly AnalysisStage[] = ['queued', 'reading', 'rules', 'advice']

/** An analysis is going on at the server. */
export const isRunning = (resume: Pick<ResumeResponse, 'analysisResults' | 'stage'> | undefined): boolean =>
  resume !== undefined &&
  resume.analysisResults === null &&
  resume.stage !== null &&
  RUNNING_STAGES.includes(resume.stage)

/** How long to wait before asking again, or not at all; each error doubles the wait. */
export const getPollDelay = (
  resume: Pick<ResumeResponse, 'analysisResults' | 'stage'> | undefined,
  watching: boolean,
  errors: number,
): number | false => {
  if (resume?.analysisResults) return false
  if (!watching && !isRunning(resume)) return false
  return Math.min(MAX_POLL_MS, POLL_MS * 2 ** errors)
}
