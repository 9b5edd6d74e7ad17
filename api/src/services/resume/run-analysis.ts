import { AppError } from '#shared/errors.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import type { Ctx } from '../../context.ts'
import type { Resume } from '../../db/queries/resumes.ts'
import { renewLease, type Settlement, setStage, settleRun } from '../../db/queries/runs.ts'
import type { User } from '../../db/queries/users.ts'
import { faultFields } from '../../log.ts'
import { adviseOn, readStored, score } from '../engine.ts'
import { monthOf } from '../usage/month.ts'
import { LEASE_MS } from './lease.ts'

export interface AnalysisRun {
  readonly user: User
  readonly resume: Resume
  /** Also the fencing token: only its holder writes. */
  readonly runId: string
  readonly month: string
}

const HEARTBEAT_MS = LEASE_MS / 3

/** The stages of one reserved run, from the document to its settled outcome. Throws what made it fail. */
export const runAnalysis = async (ctx: Ctx, run: AnalysisRun): Promise<void> => {
  const stop = new AbortController()
  const heart = setInterval(() => void beat(ctx, run, stop), HEARTBEAT_MS)
  try {
    const results = await stages(ctx, run, stop.signal)
    // With a model configured its advice is what was promised; without one the rules' is.
    const charged = ctx.advisor === null || results.advice !== undefined
    const kept = await settleRun(ctx.db, settlement(ctx, run), {
      results,
      score: results.analysis.overallScore,
      charged,
    })
    if (!kept) throw new AppError('cancelled')
  } catch (error) {
    const failed = error instanceof AppError ? error : new AppError('internal', {}, error)
    ctx.log({ level: 'warn', event: 'run-failed', runId: run.runId, code: failed.code, ...faultFields(failed.cause) })
    await settleRun(ctx.db, settlement(ctx, run), { error: failed.code })
    throw failed
  } finally {
    clearInterval(heart)
  }
}

const stages = async (ctx: Ctx, run: AnalysisRun, signal: AbortSignal): Promise<StoredAnalysis> => {
  const { resume, runId } = run
  await setStage(ctx.db, resume.id, runId, 'reading')
  const read = readStored(resume)
  signal.throwIfAborted()
  await setStage(ctx.db, resume.id, runId, 'rules')
  const language = resume.language ?? run.user.language ?? 'en'
  const scored = score(read, { job: resume.job, language, now: ctx.clock() })
  signal.throwIfAborted()
  if (!ctx.advisor) return { analysis: scored.analysis }
  await setStage(ctx.db, resume.id, runId, 'advice')
  return adviseOn(ctx.advisor, scored, language, signal)
}

/** Keeps the lease; when it was lost, or a person has cancelled, the run stops. */
const beat = async (ctx: Ctx, { runId }: AnalysisRun, stop: AbortController): Promise<void> => {
  const now = ctx.clock()
  const held = await renewLease(ctx.db, runId, now, now + LEASE_MS).catch(() => true)
  if (!held) stop.abort(new AppError('cancelled'))
}

const settlement = (ctx: Ctx, { user, resume, runId, month }: AnalysisRun): Settlement => {
  const now = ctx.clock()
  return { runId, userId: user.id, resumeId: resume.id, month, monthStart: monthOf(now).start, now }
}
