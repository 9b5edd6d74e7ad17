import { AppError } from '#shared/errors.ts'
import { STATUS_EFFECTS } from '#shared/plans.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { ProviderPayment } from '../../ports/payments.ts'
import { refreshSubscription } from './refresh.ts'

const isPaidInFull = ({ status, receivedCents, dueCents, subscriptionId }: ProviderPayment): boolean =>
  status === 'succeeded' && dueCents !== null && receivedCents >= dueCents && subscriptionId !== null

/** Pauses between the reads of a subscription that is paid and not active yet; ten seconds in all. */
const PAUSES_MS = [500, 1_000, 1_500, 2_000, 2_500, 2_500] as const

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Confirms a payment with the provider and returns the updated user. The provider activates the subscription shortly
 * after the payment, which is waited for. Throws `forbidden` for a payment intent of another user or an unknown one,
 * `payment-incomplete` when it has not paid for a subscription in full, `payment-confirming` when it has and the
 * subscription is still not active after ten seconds, `provider-unavailable`.
 */
export const confirmPayment = async ({
  ctx,
  input: { user, paymentIntentId },
}: ServiceCall<{ user: User; paymentIntentId: string }>): Promise<User> => {
  const payment = await ctx.payments.getPayment(paymentIntentId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not-found' ? new AppError('forbidden') : error
  })
  if (!user.stripeCustomerId || payment.customerId !== user.stripeCustomerId) throw new AppError('forbidden')
  if (!isPaidInFull(payment)) throw new AppError('payment-incomplete')
  // A failure does not matter here: the webhook of the payment does the same, and is repeated until it succeeds.
  await ctx.payments.setDefaultCard(paymentIntentId).catch(() => undefined)
  return waitUntilActive(ctx, user.id)
}

const waitUntilActive = async (ctx: Ctx, userId: string): Promise<User> => {
  for (const ms of [...PAUSES_MS, null]) {
    const updated = await refreshSubscription({ ctx, input: { userId } })
    if (STATUS_EFFECTS[updated.subscriptionStatus].active) return updated
    if (ms !== null) await pause(ms)
  }
  throw new AppError('payment-confirming')
}
