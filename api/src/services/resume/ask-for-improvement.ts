import { AppError } from '#shared/errors.ts'
import { getDailyImprovements } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import { type DailyUse, returnDailyUse, takeDailyUse } from '../../db/queries/account/daily-usage.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getUsageDay } from '../usage/usage-month.ts'

/**
 * Makes one call of the model for suggestions and counts it for the day, also when its answer is refused or the caller
 * goes away. One without an answer is given back. Throws `daily-limit` instead of the call, and what `ask` throws.
 */
export const askForImprovement = async <T>(ctx: Ctx, user: User, ask: () => Promise<T>): Promise<T> => {
  const max = getDailyImprovements(user.subscriptionPlan, user.subscriptionStatus)
  const use: DailyUse = { userId: user.id, day: getUsageDay(ctx.clock()).day, kind: 'improvement' }
  if (!(await takeDailyUse(ctx.db, use, max))) throw new AppError('daily-limit', { max })
  try {
    return await ask()
  } catch (error) {
    const isUnanswered = error instanceof AppError && error.params['reason'] === 'unavailable'
    if (isUnanswered) await returnDailyUse(ctx.db, use)
    throw error
  }
}
