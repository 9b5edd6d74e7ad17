import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'

/** Lists the user's subscriptions at the provider, ended ones included. Throws `no-subscription` without a customer. */
export const requireSubscriptions = async (ctx: Ctx, user: User): Promise<ProviderSubscription[]> => {
  if (!user.stripeCustomerId) throw new AppError('no-subscription')
  return ctx.payments.listSubscriptions(user.stripeCustomerId)
}
