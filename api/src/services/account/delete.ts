import type { Ctx } from '../../context.ts'
import { deleteAccount, scrub } from '../../db/queries/account.ts'
import type { User } from '../../db/queries/users.ts'
import { closeBilling } from '../subscription/close-billing.ts'

/** Deletes the account: rows, sessions, and the subscription at the provider, which is asked until it confirms. */
export const removeAccount = async (ctx: Ctx, user: User): Promise<void> => {
  await deleteAccount(ctx.db, user, ctx.newId(), ctx.clock())
  await scrub(ctx.db)
  if (user.stripeCustomerId === null && user.stripeSubscriptionId === null) return
  void ctx.background.run(ctx.newId(), closeBilling(ctx)).catch(() => undefined)
}
