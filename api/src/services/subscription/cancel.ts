import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { cancelUnpaidSubscription, voidOpenInvoice } from './cancel-unpaid.ts'
import { refreshSubscription } from './refresh.ts'
import { requireSubscriptions } from './require-subscriptions.ts'
import { findActiveSubscription, findUnpaidSubscription } from './subscription-state.ts'

/**
 * Cancels the subscription at the end of its paid period, and a pending plan change at once. An unpaid subscription
 * ends immediately. Returns the updated user. Throws `no-subscription`, `provider-unavailable`.
 */
export const cancelSubscription = async ({ ctx, input: { user } }: ServiceCall<{ user: User }>): Promise<User> => {
  const subscriptions = await requireSubscriptions(ctx, user)
  const active = findActiveSubscription(subscriptions)
  const unpaid = findUnpaidSubscription(subscriptions)
  if (active) {
    if (active.pendingPlan) await voidOpenInvoice(ctx, active)
    await ctx.payments.setCancelAtPeriodEnd(active.id, true)
  } else if (unpaid) await cancelUnpaidSubscription(ctx, unpaid)
  else throw new AppError('no-subscription')
  return refreshSubscription({ ctx, input: { userId: user.id } })
}
