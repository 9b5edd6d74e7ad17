import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getResumeSummaryById } from '../../db/queries/resume/resumes.ts'
import { getActiveRun, releaseRuns } from '../../db/queries/resume/runs.ts'

/** Cancels the running analysis and releases its reservation; no effect when none is running. Throws `not-found`. */
export const cancelAnalysis = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ user: User; id: string }>): Promise<void> => {
  if (!(await getResumeSummaryById(ctx.db, user.id, id))) throw new AppError('not-found')
  const now = ctx.clock()
  const run = await getActiveRun(ctx.db, id, now)
  if (run && run.userId === user.id) await releaseRuns(ctx.db, [run.id], now, 'cancelled')
}
