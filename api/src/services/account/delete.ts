import type { Ctx } from '../../context.ts'
import { deleteAccount, scrub } from '../../db/queries/account.ts'
import type { User } from '../../db/queries/users.ts'
import { closeBilling } from '../subscription/close-billing.ts'

/** Deletes the account: rows, sessions, and the subscription at the provider, which is asked until it confirms. */
export const removeAccount = async (ctx: Ctx, user: User): Promise<void> => {
  await deleteAccount(ctx.db, user.id, ctx.newId(), ctx.clock())
  await scrub(ctx.db)
  void ctx.background.run(ctx.newId(), closeBilling(ctx)).catch(() => undefined)
}
