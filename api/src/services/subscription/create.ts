import { AppError } from '#shared/errors.ts'
import type { BillingInterval, PaidPlanId } from '#shared/plans.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import { getUserById, type User } from '../../db/queries/account/users.ts'
import { clearCustomerId } from '../../db/queries/billing/subscriptions.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'
import { cancelUnpaidSubscription } from './cancel-unpaid.ts'
import { getOrCreateCustomer } from './get-or-create-customer.ts'
import { refreshSubscription } from './refresh.ts'
import { findActiveSubscription, findUnpaidSubscription } from './subscription-state.ts'

export interface CreateSubscriptionInput {
  readonly user: User
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  /** Name of the customer, used when the account has none. */
  readonly name: string | null
  /** Absent or null: the first period is paid before the subscription is active. */
  readonly trialDays?: number | null
}

export interface CreatedSubscription {
  readonly subscriptionId: string
  /** The secret to pay with; null when a credit balance paid. */
  readonly clientSecret: string | null
}

/** An attempt fails only when another call changed the subscriptions in the meantime. */
const MAX_ATTEMPTS = 8

/**
 * Creates a subscription that becomes active when its first invoice is paid. The idempotency key contains the number of
 * existing subscriptions, so a double click, two tabs and a retry create one. An unpaid subscription for the same plan
 * is returned again; one for another plan, or before a trial, is cancelled first.
 *
 * Throws `already-subscribed` beside an active subscription, `plan-changing` after 8 attempts, `unauthenticated` when the
 * account was deleted, `provider-unavailable`.
 */
export const createSubscription = async ({
  ctx,
  input,
}: ServiceCall<CreateSubscriptionInput>): Promise<CreatedSubscription> => {
  let user: User | undefined = input.user
  for (let attempt = 0; attempt < MAX_ATTEMPTS && user; attempt++) {
    const created = await attemptCreate(ctx, { ...input, user })
    if (created) {
      await refreshSubscription({ ctx, input: { userId: user.id } })
      return created
    }
    user = await getUserById(ctx.db, input.user.id)
  }
  throw new AppError(user ? 'plan-changing' : 'unauthenticated')
}

/** Reads the state and takes one step; null when something changed in between. */
const attemptCreate = async (
  ctx: Ctx,
  { user, plan, interval, name, trialDays = null }: CreateSubscriptionInput,
): Promise<CreatedSubscription | null> => {
  const customerId = await getOrCreateCustomer(ctx, user, name)
  const subscriptions = await ctx.payments.listSubscriptions(customerId)
  if (findActiveSubscription(subscriptions)) {
    await refreshSubscription({ ctx, input: { userId: user.id } })
    throw new AppError('already-subscribed')
  }
  const unpaid = findUnpaidSubscription(subscriptions)
  const isSame = trialDays === null && unpaid?.plan === plan && unpaid.interval === interval
  const secret = isSame && unpaid.latestInvoice?.clientSecret
  if (unpaid && secret) return { subscriptionId: unpaid.id, clientSecret: secret }
  if (unpaid && !(await cancelUnpaidSubscription(ctx, unpaid))) return null
  try {
    const attempt = `subscription:${customerId}:${subscriptions.length}`
    const input = { customerId, userId: user.id, plan, interval, trialDays, attempt }
    return toCreatedSubscription(await ctx.payments.createSubscription(input))
  } catch (error) {
    return recoverFromConflict(ctx, user, customerId, error)
  }
}

const toCreatedSubscription = ({ id, latestInvoice }: ProviderSubscription): CreatedSubscription => ({
  subscriptionId: id,
  clientSecret: latestInvoice?.clientSecret ?? null,
})

/** Retries when another call used the key for another plan, or when the customer was deleted at the provider. */
const recoverFromConflict = async (ctx: Ctx, user: User, customerId: string, error: unknown): Promise<null> => {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'not-found') await clearCustomerId(ctx.db, user.id, customerId)
  else if (error.code !== 'plan-changing') throw error
  return null
}
