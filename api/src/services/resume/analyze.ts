import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import { type Resume, resumeOf } from '../../db/queries/resumes.ts'
import { liveRun, reserveRun, runByKey } from '../../db/queries/runs.ts'
import type { User } from '../../db/queries/users.ts'
import { ENGINE_VERSION } from '../engine.ts'
import { monthOf } from '../usage/month.ts'
import { LEASE_MS } from './lease.ts'
import { runAnalysis } from './run-analysis.ts'

export type AnalyzeAnswer = { readonly id: string; readonly status: 'done' | 'running' }

/**
 * Analyses a resume. `done` when the run is over, `running` at once when one is under way already. A document that has
 * results of this engine is done: asking again costs nothing. Throws `limit-reached`, `not-found`, or the run's failure.
 */
export const analyzeResume = async (
  ctx: Ctx,
  user: User,
  input: { id: string; idempotencyKey: string | null },
): Promise<AnalyzeAnswer> => {
  const resume = await resumeOf(ctx.db, user.id, input.id)
  if (!resume) throw new AppError('not-found')
  if (isDone(ctx, resume)) return { id: resume.id, status: 'done' }
  const now = ctx.clock()
  const runId = ctx.newId()
  const { month } = monthOf(now)
  const reserved = await reserveRun(ctx.db, {
    runId,
    userId: user.id,
    resumeId: resume.id,
    month,
    now,
    leaseUntil: now + LEASE_MS,
    idempotencyKey: input.idempotencyKey,
  })
  if (!reserved) return refused(ctx, user, resume, input.idempotencyKey)
  await ctx.background.run(runId, runAnalysis(ctx, { user, resume, runId, month }))
  return { id: resume.id, status: 'done' }
}

/** Results by the rules alone, where a model's advice was promised, were not charged and may be asked for again. */
const isDone = (ctx: Ctx, { analysisResults: results }: Resume): boolean =>
  results !== null &&
  results.analysis.engineVersion >= ENGINE_VERSION &&
  !(ctx.advisor && results.advice === undefined && results.note === 'advice-unavailable')

const refused = async (ctx: Ctx, user: User, resume: Resume, key: string | null): Promise<AnalyzeAnswer> => {
  if (await liveRun(ctx.db, resume.id, ctx.clock())) return { id: resume.id, status: 'running' }
  const earlier = key === null ? undefined : await runByKey(ctx.db, user.id, key)
  if (earlier && earlier.resumeId !== resume.id) throw new AppError('conflict')
  const settled = await resumeOf(ctx.db, user.id, resume.id)
  if (settled && isDone(ctx, settled)) return { id: resume.id, status: 'done' }
  throw new AppError('limit-reached')
}
