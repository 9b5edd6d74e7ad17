import { RUNNING_STAGES } from '#shared/analysis-stages.ts'
import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import type { Language } from '#shared/languages.ts'
import type { ResumeSummary } from '../../db/queries/resume/resumes.ts'

/** A running stage whose lease has expired means that the run crashed: `failed`, so that it can be started again. */
const getState = (row: ResumeSummary, now: number): Pick<ResumeResponse, 'stage' | 'error'> => {
  const isRunning = row.stage !== null && RUNNING_STAGES.includes(row.stage)
  const isLost = isRunning && (row.leaseUntil === null || row.leaseUntil <= now)
  return isLost ? { stage: 'failed', error: 'internal' } : { stage: row.stage, error: row.error }
}

/** Items of advice that are written so far, while the model writes. */
const getAdviceItems = (row: ResumeSummary): number | null => (row.stage === 'advice' ? row.adviceItems : null)

/** ETag of `GET /api/resumes/:id`: differs whenever the response would. `now` in UTC ms. */
export const createResumeEtag = (row: ResumeSummary, language: Language, now: number): string =>
  `"${row.id.slice(0, 8)}-${row.revision}-${getState(row, now).stage ?? 'none'}-${language}-${getAdviceItems(row) ?? ''}"`

/** The fields of a resume without its results. `now` in UTC ms. */
export const toResumeSummary = (row: ResumeSummary, now: number) => ({
  id: row.id,
  fileName: row.fileName,
  createdAt: row.createdAt,
  overallScore: row.overallScore,
  ...getState(row, now),
  adviceItems: getAdviceItems(row),
})
