import { AppError } from '#shared/errors.ts'
import { DAILY_UNCHARGED_ADVICE, getAnalysisLevel } from '#shared/plans.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import type { Ctx } from '../../context.ts'
import { type DailyUse, returnDailyUse, takeDailyUse } from '../../db/queries/account/daily-usage.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { Resume } from '../../db/queries/resume/resumes.ts'
import { renewLease, type Settlement, settleRun, updateAdviceItems, updateStage } from '../../db/queries/resume/runs.ts'
import { describeError } from '../../log.ts'
import { createNoRoomError } from '../storage/no-room-error.ts'
import { getUsageDay, getUsageMonth } from '../usage/usage-month.ts'
import { deliverDue, queueDeliveries } from '../webhook-endpoint/deliver.ts'
import { LEASE_MS } from './lease.ts'
import { requestAdvice } from './request-advice.ts'

export interface AnalysisRun {
  readonly user: User
  readonly resume: Resume
  /** Also the fencing token: only the holder of the lease writes. */
  readonly runId: string
  /** `YYYY-MM`, UTC. */
  readonly month: string
  /** UTC ms; advice counts for this day. */
  readonly startedAt: number
}

/** Deliveries that an analysis sends at once, those of other people that are due included. */
const MAX_SENT_AT_ONCE = 10

const HEARTBEAT_INTERVAL_MS = LEASE_MS / 3
const PROGRESS_INTERVAL_MS = 1_000

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
    const end = await settleRun(ctx.db, createSettlement(ctx, run), { results, score, charged })
    if (end === 'full') throw await createNoRoomError(ctx, run.user.id, null)
    if (end === 'lost') throw new AppError('cancelled')
    await tellWebhooks(ctx, run)
    if (charged || results.note === 'advice-unavailable') await returnUnchargedAdvice(ctx, run)
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

/** Queues the event and sends it after the analysis; without it the analysis is as good. */
const tellWebhooks = async (ctx: Ctx, { user, resume }: AnalysisRun): Promise<void> => {
  const warn = (error: unknown) => ctx.log({ level: 'warn', event: 'webhook-queue', ...describeError(error) })
  try {
    if (!(await queueDeliveries(ctx, user, resume.id))) return
    ctx.background.run(ctx.newId(), deliverDue(ctx, MAX_SENT_AT_ONCE)).catch(warn)
  } catch (error) {
    warn(error)
  }
}

const runStages = async (ctx: Ctx, run: AnalysisRun, signal: AbortSignal): Promise<StoredAnalysis> => {
  const { resume, runId, user } = run
  await updateStage(ctx.db, resume.id, runId, 'rules')
  const language = resume.language ?? user.language ?? 'en'
  const { layout, originalText: text, job, country } = resume
  const adviceLevel = ctx.advisor ? getAnalysisLevel(user.subscriptionPlan, user.subscriptionStatus) : null
  const { analysis, advice } = await ctx.tasks.run(
    'analyze',
    { layout, text, job, language, country, now: ctx.clock(), adviceLevel },
    { caller: user.id, signal },
  )
  if (!ctx.advisor || !advice) return { analysis }
  if (!(await takeUnchargedAdvice(ctx, run))) return { analysis, note: 'advice-daily-limit' }
  await updateStage(ctx.db, resume.id, runId, 'advice')
  const onProgress = createProgressWriter(ctx, runId)
  return requestAdvice(ctx.advisor, ctx.tasks, { analysis, advice, caller: user.id, signal, onProgress, log: ctx.log })
}

/** Stores how much advice is written, at most once in a while; polls show it. An analysis is as good without it. */
const createProgressWriter = (ctx: Ctx, runId: string) => {
  let writtenAt = Number.NEGATIVE_INFINITY
  return (items: number): void => {
    const now = ctx.clock()
    if (now - writtenAt < PROGRESS_INTERVAL_MS) return
    writtenAt = now
    updateAdviceItems(ctx.db, runId, items).catch(() => undefined)
  }
}

const getUnchargedAdvice = ({ user, startedAt }: AnalysisRun): DailyUse => ({
  userId: user.id,
  day: getUsageDay(startedAt).day,
  kind: 'uncharged-advice',
})

/** Counts advice before it is asked for, so that a cancelled or refused one counts too. False at the limit of the day. */
const takeUnchargedAdvice = (ctx: Ctx, run: AnalysisRun): Promise<boolean> =>
  takeDailyUse(ctx.db, getUnchargedAdvice(run), DAILY_UNCHARGED_ADVICE)

/** The analysis was charged, or the model did not answer. */
const returnUnchargedAdvice = (ctx: Ctx, run: AnalysisRun): Promise<void> =>
  ctx.advisor ? returnDailyUse(ctx.db, getUnchargedAdvice(run)) : Promise.resolve()

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
