import type { Ctx } from '../../context.ts'
import { type Closing, closingDone, closingFailed, dueClosings } from '../../db/queries/subscriptions.ts'

const MINUTE = 60_000
const LONGEST_WAIT = 6 * 60 * MINUTE

/** One minute, then twice as long each time, up to six hours. It never gives up: an unknown end may still bill. */
const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.min(attempts, 20))

/** Ends billing for deleted accounts at the provider; what it cannot confirm is tried again later. */
export const closeBilling = async (ctx: Ctx): Promise<void> => {
  for (const closing of await dueClosings(ctx.db, ctx.clock())) await close(ctx, closing)
}

const close = async (ctx: Ctx, closing: Closing): Promise<void> => {
  try {
    if (closing.stripeSubscriptionId) await ctx.payments.end(closing.stripeSubscriptionId)
    if (closing.stripeCustomerId) await ctx.payments.deleteCustomer(closing.stripeCustomerId)
    await closingDone(ctx.db, closing.id)
  } catch {
    await closingFailed(ctx.db, closing, ctx.clock() + waitAfter(closing.attempts))
    ctx.log({ level: 'warn', event: 'billing-not-closed', closing: closing.id, attempts: closing.attempts + 1 })
  }
}
