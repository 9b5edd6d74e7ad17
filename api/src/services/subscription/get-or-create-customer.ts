import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { saveCustomerId } from '../../db/queries/billing/subscriptions.ts'

/** Name of a customer whose account has none. */
const DEFAULT_CUSTOMER_NAME = 'Usuario'

/**
 * Returns the id of the user's customer at the provider and creates it when needed; concurrent calls create one.
 * Throws `unauthenticated` when the account was deleted meanwhile, `provider-unavailable`.
 */
export const getOrCreateCustomer = async (ctx: Ctx, user: User, name: string | null): Promise<string> => {
  if (user.stripeCustomerId) return user.stripeCustomerId
  const createdId = await ctx.payments.createCustomer({
    userId: user.id,
    email: user.email,
    name: user.name || name || DEFAULT_CUSTOMER_NAME,
    language: user.language ?? 'es',
    attempt: `customer:${user.id}:${user.subscriptionRevision}`,
  })
  const savedId = await saveCustomerId(ctx.db, user.id, createdId)
  // Another call saved its customer first, or the account was deleted: this one is not used.
  if (savedId !== createdId) await ctx.payments.deleteCustomer(createdId).catch(() => undefined)
  if (!savedId) throw new AppError('unauthenticated')
  return savedId
}
