import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import { findSubscriptions } from './find.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { retire, withdrawInvoice } from './retire.ts'
import { liveOf, waitingOf } from './standing.ts'

/**
 * Ends the subscription with its paid period; what is not paid for ends now, and a change that waits for payment is
 * dropped. Throws `no-subscription`.
 */
export const cancelSubscription = async (ctx: Ctx, user: User): Promise<User> => {
  const found = await findSubscriptions(ctx, user)
  const live = liveOf(found)
  const waiting = waitingOf(found)
  if (live) {
    if (live.pendingPlan) await withdrawInvoice(ctx, live)
    await ctx.payments.setCancelAtPeriodEnd(live.id, true)
  } else if (waiting) await retire(ctx, waiting)
  else throw new AppError('no-subscription')
  return refreshSubscription(ctx, user.id)
}

/** Takes a cancellation back before the period has ended. Throws `no-subscription` after. */
export const reactivateSubscription = async (ctx: Ctx, user: User): Promise<User> => {
  const live = liveOf(await findSubscriptions(ctx, user))
  if (!live) throw new AppError('no-subscription')
  if (live.cancelAtPeriodEnd) await ctx.payments.setCancelAtPeriodEnd(live.id, false)
  return refreshSubscription(ctx, user.id)
}
