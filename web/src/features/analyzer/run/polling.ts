import type { ResumeResponse, Stage } from '#shared/api-schema/responses.ts'

/** Spec section 9: every 2 s while the overlay is on. */
const POLL_MS = 2_000
const LONGEST_MS = 30_000

const RUNNING: readonly Stage[] = ['queued', 'reading', 'rules', 'advice']

/** An analysis is going on at the server. */
export const isRunning = (resume: Pick<ResumeResponse, 'analysisResults' | 'stage'> | undefined): boolean =>
  resume !== undefined && resume.analysisResults === null && resume.stage !== null && RUNNING.includes(resume.stage)

/** How long to wait before asking again, or not at all; each error doubles the wait. */
export const pollDelay = (
  resume: Pick<ResumeResponse, 'analysisResults' | 'stage'> | undefined,
  watching: boolean,
  errors: number,
): number | false => {
  if (resume?.analysisResults) return false
  if (!watching && !isRunning(resume)) return false
  return Math.min(LONGEST_MS, POLL_MS * 2 ** errors)
}
