import { AppError } from '#shared/errors.ts'
import { STATUS_EFFECTS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import type { ProviderPayment } from '../../ports/payments.ts'
import { refreshSubscription } from './refresh.ts'

const isPaidInFull = ({ status, receivedCents, dueCents, subscriptionId }: ProviderPayment): boolean =>
  status === 'succeeded' && dueCents !== null && receivedCents >= dueCents && subscriptionId !== null

/**
 * Confirms a payment with the provider and returns the updated user. Throws `forbidden` for a payment intent of another
 * user or an unknown one, `payment-incomplete` when it has not paid for a subscription in full, `provider-unavailable`.
 */
export const confirmPayment = async ({
  ctx,
  input: { user, paymentIntentId },
}: ServiceCall<{ user: User; paymentIntentId: string }>): Promise<User> => {
  const payment = await ctx.payments.getPayment(paymentIntentId).catch((error: unknown) => {
    throw error instanceof AppError && ['not-found', 'conflict'].includes(error.code)
      ? new AppError('forbidden')
      : error
  })
  if (!user.stripeCustomerId || payment.customerId !== user.stripeCustomerId) throw new AppError('forbidden')
  if (!isPaidInFull(payment)) throw new AppError('payment-incomplete')
  const updated = await refreshSubscription({ ctx, input: { userId: user.id } })
  if (!STATUS_EFFECTS[updated.subscriptionStatus].active) throw new AppError('payment-incomplete')
  return updated
}
