import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { refreshSubscription } from './refresh.ts'
import { requireSubscriptions } from './require-subscriptions.ts'
import { findActiveSubscription } from './subscription-state.ts'

/**
 * Revokes a cancellation before the period has ended. Returns the updated user. Throws `no-subscription` afterwards,
 * `provider-unavailable`.
 */
export const reactivateSubscription = async ({ ctx, input: { user } }: ServiceCall<{ user: User }>): Promise<User> => {
  const active = findActiveSubscription(await requireSubscriptions(ctx, user))
  if (!active) throw new AppError('no-subscription')
  if (active.cancelAtPeriodEnd) await ctx.payments.setCancelAtPeriodEnd(active.id, false)
  return refreshSubscription({ ctx, input: { userId: user.id } })
}
