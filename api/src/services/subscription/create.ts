import { AppError } from '#shared/errors.ts'
import type { Interval, PaidPlanId } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import { dropCustomer } from '../../db/queries/subscriptions.ts'
import { type User, userById } from '../../db/queries/users.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'
import { customerOf } from './customer.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { retire } from './retire.ts'
import { liveOf, waitingOf } from './standing.ts'

export interface Wanted {
  readonly plan: PaidPlanId
  readonly interval: Interval
  readonly name: string | null
}

export interface Started {
  readonly subscriptionId: string
  readonly clientSecret: string | null
}

const ROUNDS = 8

/**
 * Starts a subscription and answers the secret its payment is made with; null when credit paid for it.
 *
 * The attempt is named after how many subscriptions the provider already holds, so that a double click, two tabs and a
 * retry after a lost answer all ask for the same one. An unpaid one of the same plan is given again, of another plan it
 * is retired first. Throws `already-subscribed` beside a live one.
 */
export const createSubscription = async (ctx: Ctx, user: User, wanted: Wanted): Promise<Started> => {
  let owner: User | undefined = user
  for (let round = 0; round < ROUNDS && owner; round++) {
    const started = await tryOnce(ctx, owner, wanted)
    if (started) {
      await refreshSubscription(ctx, user.id)
      return started
    }
    owner = await userById(ctx.db, user.id)
  }
  throw new AppError(owner ? 'conflict' : 'unauthenticated')
}

/** One look and one step; null when something moved in between. */
const tryOnce = async (ctx: Ctx, user: User, { plan, interval, name }: Wanted): Promise<Started | null> => {
  const customerId = await customerOf(ctx, user, name)
  const found = await ctx.payments.subscriptionsOf(customerId)
  if (liveOf(found)) {
    await refreshSubscription(ctx, user.id)
    throw new AppError('already-subscribed')
  }
  const waiting = waitingOf(found)
  const secret = waiting?.plan === plan && waiting.interval === interval && waiting.latestInvoice?.clientSecret
  if (waiting && secret) return { subscriptionId: waiting.id, clientSecret: secret }
  if (waiting && !(await retire(ctx, waiting))) return null
  try {
    const attempt = `subscription:${customerId}:${found.length}`
    return toStarted(await ctx.payments.start({ customerId, userId: user.id, plan, interval, attempt }))
  } catch (error) {
    return recover(ctx, user, customerId, error)
  }
}

const toStarted = ({ id, latestInvoice }: ProviderSubscription): Started => ({
  subscriptionId: id,
  clientSecret: latestInvoice?.clientSecret ?? null,
})

/** Another call used this attempt for another plan, or the customer was deleted at the provider: look once more. */
const recover = async (ctx: Ctx, user: User, customerId: string, error: unknown): Promise<null> => {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'not-found') await dropCustomer(ctx.db, user.id, customerId)
  else if (error.code !== 'conflict') throw error
  return null
}
