import { AppError } from '#shared/errors.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import type { Ctx } from '../../context.ts'
import type { Resume } from '../../db/queries/resumes.ts'
import { renewLease, type Settlement, settleRun, updateStage } from '../../db/queries/runs.ts'
import type { User } from '../../db/queries/users.ts'
import { describeError } from '../../log.ts'
import { getUsageMonth } from '../usage/usage-month.ts'
import { LEASE_MS } from './lease.ts'
import { requestAdvice } from './request-advice.ts'
import { scoreDocument } from './score-document.ts'
import { getStoredDocument } from './stored-document.ts'

export interface AnalysisRun {
  readonly user: User
  readonly resume: Resume
  /** Also the fencing token: only the holder of the lease writes. */
  readonly runId: string
  /** `YYYY-MM`, UTC. */
  readonly month: string
}

const HEARTBEAT_INTERVAL_MS = LEASE_MS / 3

/**
 * Runs the stages of a reserved run and settles it. Throws the error that ended the run, `cancelled` when the lease
 * was lost or the user cancelled.
 */
export const runAnalysis = async (ctx: Ctx, run: AnalysisRun): Promise<void> => {
  const abort = new AbortController()
  const heartbeat = setInterval(() => void sendHeartbeat(ctx, run, abort), HEARTBEAT_INTERVAL_MS)
  try {
    const results = await runStages(ctx, run, abort.signal)
    // With a model configured, an analysis without its advice is not charged.
    const charged = ctx.advisor === null || results.advice !== undefined
    const score = results.analysis.overallScore
    const saved = await settleRun(ctx.db, createSettlement(ctx, run), { results, score, charged })
    if (!saved) throw new AppError('cancelled')
  } catch (error) {
    const failure = error instanceof AppError ? error : new AppError('internal', {}, error)
    ctx.log({
      level: 'warn',
      event: 'run-failed',
      runId: run.runId,
      code: failure.code,
      ...describeError(failure.cause),
    })
    await settleRun(ctx.db, createSettlement(ctx, run), { error: failure.code })
    throw failure
  } finally {
    clearInterval(heartbeat)
  }
}

const runStages = async (
  ctx: Ctx,
  { resume, runId, user }: AnalysisRun,
  signal: AbortSignal,
): Promise<StoredAnalysis> => {
  await updateStage(ctx.db, resume.id, runId, 'reading')
  const extracted = getStoredDocument(resume)
  signal.throwIfAborted()
  await updateStage(ctx.db, resume.id, runId, 'rules')
  const language = resume.language ?? user.language ?? 'en'
  const scored = scoreDocument(extracted, { job: resume.job, language, now: ctx.clock() })
  signal.throwIfAborted()
  if (!ctx.advisor) return { analysis: scored.analysis }
  await updateStage(ctx.db, resume.id, runId, 'advice')
  return requestAdvice(ctx.advisor, { scored, language, signal })
}

/** Renews the lease. Aborts the run when the lease was lost or released; a database error is not a lost lease. */
const sendHeartbeat = async (ctx: Ctx, { runId }: AnalysisRun, abort: AbortController): Promise<void> => {
  const now = ctx.clock()
  const renewed = await renewLease(ctx.db, runId, now, now + LEASE_MS).catch(() => true)
  if (!renewed) abort.abort(new AppError('cancelled'))
}

const createSettlement = (ctx: Ctx, { user, resume, runId, month }: AnalysisRun): Settlement => {
  const now = ctx.clock()
  return { runId, userId: user.id, resumeId: resume.id, month, monthStart: getUsageMonth(now).start, now }
}
