import { AppError } from '#shared/errors.ts'
import { STATUS_MEANING } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import type { ProviderPayment } from '../../ports/payments.ts'
import { refreshSubscription } from './refresh-subscription.ts'

const isPaid = ({ status, receivedCents, dueCents, subscriptionId }: ProviderPayment): boolean =>
  status === 'succeeded' && dueCents !== null && receivedCents >= dueCents && subscriptionId !== null

/**
 * Confirms a payment by asking the provider. Throws `forbidden` for an intent that is not this user's or does not
 * exist, `payment-incomplete` for one that has not paid a subscription in full: no plan is given then.
 */
export const confirmPayment = async (ctx: Ctx, user: User, paymentIntentId: string): Promise<User> => {
  const payment = await ctx.payments.payment(paymentIntentId).catch((error: unknown) => {
    throw error instanceof AppError && ['not-found', 'conflict'].includes(error.code)
      ? new AppError('forbidden')
      : error
  })
  if (!user.stripeCustomerId || payment.customerId !== user.stripeCustomerId) throw new AppError('forbidden')
  if (!isPaid(payment)) throw new AppError('payment-incomplete')
  const now = await refreshSubscription(ctx, user.id)
  if (!STATUS_MEANING[now.subscriptionStatus].active) throw new AppError('payment-incomplete')
  return now
}
