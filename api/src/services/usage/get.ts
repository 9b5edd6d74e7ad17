import type { UsageResponse } from '#shared/api-schema/account.ts'
import { getEffectivePlan, getMonthlyLimit } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { countUsedRuns, resetMonthlyCount } from '../../db/queries/resume/runs.ts'
import { getUsageMonth } from './usage-month.ts'

/** Counts the charged and running analyses of this UTC month; a limit of -1 means unlimited. */
export const getUsage = async ({ ctx, input: { user } }: ServiceCall<{ user: User }>): Promise<UsageResponse> => {
  const now = ctx.clock()
  const { month, start, end } = getUsageMonth(now)
  if (user.lastAnalysisReset < start) await resetMonthlyCount(ctx.db, user.id, start)
  return {
    count: await countUsedRuns(ctx.db, user.id, month, now),
    limit: getMonthlyLimit(user.subscriptionPlan, user.subscriptionStatus),
    plan: getEffectivePlan(user.subscriptionPlan, user.subscriptionStatus),
    resetsAt: end,
  }
}
