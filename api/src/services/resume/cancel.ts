import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import { resumeSummary } from '../../db/queries/resumes.ts'
import { liveRun, releaseRuns } from '../../db/queries/runs.ts'
import type { User } from '../../db/queries/users.ts'

/** Gives the running analysis back: nothing is charged. Throws `not-found`; fine when none is running. */
export const cancelAnalysis = async (ctx: Ctx, user: User, id: string): Promise<void> => {
  if (!(await resumeSummary(ctx.db, user.id, id))) throw new AppError('not-found')
  const now = ctx.clock()
  const run = await liveRun(ctx.db, id, now)
  if (run && run.userId === user.id) await releaseRuns(ctx.db, [run.id], now, 'cancelled')
}
