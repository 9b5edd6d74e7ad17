import { STATUS_MEANING } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import { refreshSubscription } from './refresh-subscription.ts'

/** How long after a period's end we wait for the webhook before we look ourselves. */
const WEBHOOK_MS = 60 * 60_000

/** The row, looked up again when its period is over and no webhook said what came next. */
export const currentUser = async (ctx: Ctx, user: User): Promise<User> => {
  const { currentPeriodEnd, subscriptionStatus } = user
  const stale = currentPeriodEnd !== null && ctx.clock() > currentPeriodEnd + WEBHOOK_MS
  if (!stale || !STATUS_MEANING[subscriptionStatus].active) return user
  return refreshSubscription(ctx, user.id).catch(() => user)
}
