import { STATUS_EFFECTS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { refreshSubscription } from './refresh.ts'

/** How long after the end of a period the webhook may arrive before the subscription is fetched. */
const MAX_WEBHOOK_DELAY_MS = 60 * 60_000

/**
 * Returns the user; fetches the subscription first when its period has ended and no webhook reported what followed.
 * Never throws: the stored state is returned when the provider is unavailable.
 */
export const refreshIfStale = async ({ ctx, input: { user } }: ServiceCall<{ user: User }>): Promise<User> => {
  const { currentPeriodEnd, subscriptionStatus } = user
  const isStale = currentPeriodEnd !== null && ctx.clock() > currentPeriodEnd + MAX_WEBHOOK_DELAY_MS
  if (!isStale || !STATUS_EFFECTS[subscriptionStatus].active) return user
  return refreshSubscription({ ctx, input: { userId: user.id } }).catch(() => user)
}
