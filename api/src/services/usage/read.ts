import type { UsageResponse } from '#shared/api-schema/responses.ts'
import { effectivePlan, monthlyLimit } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import { countRuns, resetCount } from '../../db/queries/runs.ts'
import type { User } from '../../db/queries/users.ts'
import { monthOf } from './month.ts'

/** Analyses of this UTC month: used and running, of how many (-1: no limit). */
export const readUsage = async (ctx: Ctx, user: User): Promise<UsageResponse> => {
  const now = ctx.clock()
  const { month, start, end } = monthOf(now)
  if (user.lastAnalysisReset < start) await resetCount(ctx.db, user.id, start)
  return {
    count: await countRuns(ctx.db, user.id, month, now),
    limit: monthlyLimit(user.subscriptionPlan, user.subscriptionStatus),
    plan: effectivePlan(user.subscriptionPlan, user.subscriptionStatus),
    resetsAt: end,
  }
}
