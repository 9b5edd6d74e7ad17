import { AppError } from '#shared/errors.ts'
import { getAnalysisLevel } from '#shared/plans.ts'
import { ENGINE_VERSION } from '#shared/scoring/analyze.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getResumeById, type Resume } from '../../db/queries/resume/resumes.ts'
import { getActiveRun, getRunByIdempotencyKey, reserveRun } from '../../db/queries/resume/runs.ts'
import { getUsageMonth } from '../usage/usage-month.ts'
import { LEASE_MS } from './lease.ts'
import { requireResume } from './require-resume.ts'
import { runAnalysis } from './run-analysis.ts'

export type AnalyzeResult = { readonly id: string; readonly status: 'done' | 'running' }

export interface AnalyzeInput {
  readonly user: User
  readonly id: string
  readonly idempotencyKey: string | null
}

/**
 * Analyzes a resume. `done` when the run has ended; `running`, at once, when another run is in progress. A resume with
 * results of this engine version, and the advice of the person's plan, is done and costs nothing. Throws `not-found`,
 * `limit-reached`, `conflict` for a key that was used for another resume, or the error of the run.
 */
export const analyzeResume = async ({ ctx, input }: ServiceCall<AnalyzeInput>): Promise<AnalyzeResult> => {
  const { user, idempotencyKey } = input
  const resume = await requireResume(ctx, user, input.id)
  if (hasCurrentResults(ctx, user, resume)) return { id: resume.id, status: 'done' }
  const now = ctx.clock()
  const runId = ctx.newId()
  const { month } = getUsageMonth(now)
  const reserved = await reserveRun(ctx.db, {
    runId,
    userId: user.id,
    resumeId: resume.id,
    month,
    now,
    leaseUntil: now + LEASE_MS,
    idempotencyKey,
  })
  if (!reserved) return resolveRefusedRun(ctx, user, resume, idempotencyKey)
  await ctx.background.run(runId, runAnalysis(ctx, { user, resume, runId, month, startedAt: now }))
  return { id: resume.id, status: 'done' }
}

const REPEATABLE_NOTES: readonly StoredAnalysis['note'][] = ['advice-unavailable', 'advice-daily-limit']

/** Without advice that a configured model should have given results were not charged and may be requested again. */
const lacksAdvice = ({ advice, note }: StoredAnalysis, user: User): boolean =>
  advice === undefined
    ? note !== undefined && REPEATABLE_NOTES.includes(note)
    : advice.level !== 'advanced' && getAnalysisLevel(user.subscriptionPlan, user.subscriptionStatus) === 'advanced'

/** Basic advice is not current for somebody whose plan gives advanced advice by now. */
const hasCurrentResults = (ctx: Ctx, user: User, { analysisResults: results }: Resume): boolean =>
  results !== null && results.analysis.engineVersion >= ENGINE_VERSION && !(ctx.advisor && lacksAdvice(results, user))

/** Finds out why no run could be reserved: one is in progress, the key was used, it has just ended, or the limit. */
const resolveRefusedRun = async (
  ctx: Ctx,
  user: User,
  resume: Resume,
  idempotencyKey: string | null,
): Promise<AnalyzeResult> => {
  if (await getActiveRun(ctx.db, resume.id, ctx.clock())) return { id: resume.id, status: 'running' }
  const earlier = idempotencyKey === null ? undefined : await getRunByIdempotencyKey(ctx.db, user.id, idempotencyKey)
  if (earlier && earlier.resumeId !== resume.id) throw new AppError('conflict')
  const settled = await getResumeById(ctx.db, user.id, resume.id)
  if (settled && hasCurrentResults(ctx, user, settled)) return { id: resume.id, status: 'done' }
  throw new AppError('limit-reached')
}
