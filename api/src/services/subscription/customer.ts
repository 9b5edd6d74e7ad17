import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import { keepCustomer } from '../../db/queries/subscriptions.ts'
import type { User } from '../../db/queries/users.ts'

/** Spec section 7: the name a customer has when the account shows none. */
const NAMELESS = 'Usuario'

/** The user's customer at the provider, made at the first need: one, however many calls come at once. */
export const customerOf = async (ctx: Ctx, user: User, name: string | null): Promise<string> => {
  if (user.stripeCustomerId) return user.stripeCustomerId
  const made = await ctx.payments.createCustomer({
    userId: user.id,
    email: user.email,
    name: user.name || name || NAMELESS,
    language: user.language ?? 'es',
    attempt: `customer:${user.id}:${user.subscriptionRevision}`,
  })
  const kept = await keepCustomer(ctx.db, user.id, made)
  // Another call was faster, or the account went away meanwhile: this customer bills nothing and goes.
  if (kept !== made) await ctx.payments.deleteCustomer(made).catch(() => undefined)
  if (!kept) throw new AppError('unauthenticated')
  return kept
}
