import type { Ctx } from '../../context.ts'
import { deleteAccount, scrub } from '../../db/queries/account.ts'
import type { User } from '../../db/queries/users.ts'

/** Deletes the account: rows, sessions, and by `closingSubscriptions` what still bills at the provider. */
export const removeAccount = async (ctx: Ctx, user: User): Promise<void> => {
  await deleteAccount(ctx.db, user, ctx.newId(), ctx.clock())
  await scrub(ctx.db)
}
