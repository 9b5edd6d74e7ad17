import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'

/** Runs a step that fails with `conflict` when the payment came first. */
const unlessPaid = async (step: Promise<void>): Promise<boolean> => {
  try {
    await step
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false
    throw error
  }
}

/** Makes what an open invoice asks for unpayable. False when it was paid, or voided, meanwhile. */
export const withdrawInvoice = async (ctx: Ctx, { latestInvoice }: ProviderSubscription): Promise<boolean> =>
  latestInvoice?.status !== 'open' || unlessPaid(ctx.payments.voidInvoice(latestInvoice.id))

/**
 * Ends a subscription that is not paid for. Its invoice is made unpayable first, so that nobody pays for what is gone:
 * false when that came too late, and then it stays.
 */
export const retire = async (ctx: Ctx, subscription: ProviderSubscription): Promise<boolean> => {
  if (!(await withdrawInvoice(ctx, subscription))) return false
  await ctx.payments.end(subscription.id)
  return true
}
