import type { ServiceCall } from '../../context.ts'
import { deleteContentInSteps, deleteUserById, truncateWal } from '../../db/queries/account/account.ts'
import type { User } from '../../db/queries/account/users.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { closeBilling } from '../subscription/close-billing.ts'

/** Deletes an account: its rows, its sessions and its billing at the provider, which maintenance retries until it ends. */
export const deleteAccount = async ({ ctx, input: { user } }: ServiceCall<{ user: User }>): Promise<void> => {
  await withReserve(
    ctx.db,
    (db) => deleteUserById(db, user.id, ctx.newId(), ctx.clock()),
    (db) => deleteContentInSteps(db, user.id),
  )
  await truncateWal(ctx.db)
  ctx.log({ level: 'info', event: 'account-deleted', accountId: user.id })
  void ctx.background.run(ctx.newId(), closeBilling({ ctx })).catch(() => undefined)
}
