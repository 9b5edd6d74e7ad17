import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'

/** All that the provider holds for this user. Throws `no-subscription` for one who never had any. */
export const findSubscriptions = async (ctx: Ctx, user: User): Promise<ProviderSubscription[]> => {
  if (!user.stripeCustomerId) throw new AppError('no-subscription')
  return ctx.payments.subscriptionsOf(user.stripeCustomerId)
}
