import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import {
  type BillingClosure,
  deleteBillingClosure,
  listDueBillingClosures,
  rescheduleBillingClosure,
} from '../../db/queries/billing/subscriptions.ts'
import { describeError } from '../../log.ts'

const MAX_CLOSURES = 50
const MINUTE_MS = 60_000
const MAX_RETRY_DELAY_MS = 6 * 60 * MINUTE_MS

/** Doubles from one minute to six hours. Retries never end, because an unconfirmed cancellation may still bill. */
const getRetryDelayMs = (attempts: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, MINUTE_MS * 2 ** Math.min(attempts, 20))

/** Ends the billing of up to `max` deleted accounts at the provider, and schedules a retry for every failure. */
export const closeBilling = async ({ ctx, max = MAX_CLOSURES }: { ctx: Ctx; max?: number }): Promise<void> => {
  for (const closure of await listDueBillingClosures(ctx.db, ctx.clock(), max)) await closeAccountBilling(ctx, closure)
}

const closeAccountBilling = async (ctx: Ctx, closure: BillingClosure): Promise<void> => {
  try {
    if (closure.stripeSubscriptionId) await ctx.payments.cancelSubscription(closure.stripeSubscriptionId)
    if (closure.stripeCustomerId) await ctx.payments.deleteCustomer(closure.stripeCustomerId)
    await deleteBillingClosure(ctx.db, closure.id)
  } catch (error) {
    await rescheduleBillingClosure(ctx.db, closure, ctx.clock() + getRetryDelayMs(closure.attempts))
    const { fault } = describeError(error instanceof AppError ? (error.cause ?? error) : error)
    ctx.log({ level: 'warn', event: 'billing-not-closed', closing: closure.id, attempts: closure.attempts + 1, fault })
  }
}
