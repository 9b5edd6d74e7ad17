import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'

/** False when the provider refused with `plan-changing`, because the invoice was paid first. */
const succeedsUnlessPaid = async (step: Promise<void>): Promise<boolean> => {
  try {
    await step
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'plan-changing') return false
    throw error
  }
}

/** Voids the latest invoice when it is open. Returns false when it was paid or voided meanwhile. */
export const voidOpenInvoice = async (ctx: Ctx, { latestInvoice }: ProviderSubscription): Promise<boolean> =>
  latestInvoice?.status !== 'open' || succeedsUnlessPaid(ctx.payments.voidInvoice(latestInvoice.id))

/**
 * Cancels an unpaid subscription. Its invoice is voided first, so that nobody can pay for a cancelled subscription.
 * Returns false, and cancels nothing, when the invoice was paid meanwhile.
 */
export const cancelUnpaidSubscription = async (ctx: Ctx, subscription: ProviderSubscription): Promise<boolean> => {
  if (!(await voidOpenInvoice(ctx, subscription))) return false
  await ctx.payments.cancelSubscription(subscription.id)
  return true
}
