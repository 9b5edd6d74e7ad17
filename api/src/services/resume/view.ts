import type { ResumeResponse } from '#shared/api-schema/responses.ts'
import type { Language } from '#shared/languages.ts'
import type { ResumeSummary } from '../../db/queries/resumes.ts'

const RUNNING = ['queued', 'reading', 'rules', 'advice']

/** Where a resume stands. A run whose lease has ended without an outcome has crashed: it failed, and may be tried again. */
const stateOf = (row: ResumeSummary, now: number): Pick<ResumeResponse, 'stage' | 'error'> => {
  const running = row.stage !== null && RUNNING.includes(row.stage)
  const lost = running && (row.leaseUntil === null || row.leaseUntil <= now)
  return lost ? { stage: 'failed', error: 'internal' } : { stage: row.stage, error: row.error }
}

/** Changes whenever the answer would. */
export const etagOf = (row: ResumeSummary, language: Language, now: number): string =>
  `"${row.id.slice(0, 8)}-${row.revision}-${stateOf(row, now).stage ?? 'none'}-${language}"`

export const toSummary = (row: ResumeSummary, now: number) => ({
  id: row.id,
  fileName: row.fileName,
  createdAt: row.createdAt,
  overallScore: row.overallScore,
  ...stateOf(row, now),
})
