import { RUNNING_STAGES } from '#shared/analysis-stages.ts'
import type { ResumeResponse } from '#shared/api-schema/resumes.ts'

const POLL_MS = 2_000
const MAX_POLL_MS = 30_000

/** Whether an analysis is running on the server. */
export const isRunning = (resume: Pick<ResumeResponse, 'analysisResults' | 'stage'> | undefined): boolean =>
  resume !== undefined &&
  resume.analysisResults === null &&
  resume.stage !== null &&
  RUNNING_STAGES.includes(resume.stage)

/** Delay before the next poll in ms, doubled per error up to `MAX_POLL_MS`; false to stop polling. */
export const getPollDelay = (
  resume: Pick<ResumeResponse, 'analysisResults' | 'stage'> | undefined,
  watching: boolean,
  errors: number,
): number | false => {
  if (resume?.analysisResults) return false
  if (!watching && !isRunning(resume)) return false
  return Math.min(MAX_POLL_MS, POLL_MS * 2 ** errors)
}
