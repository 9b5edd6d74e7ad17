import type { ServiceCall } from '../../context.ts'
import { deleteSessionsByUser } from '../../db/queries/account/sessions.ts'
import type { User } from '../../db/queries/account/users.ts'
import { withReserve } from '../../db/with-reserve.ts'

/** Ends every session of the account. */
export const signOutEverywhere = ({ ctx, input: { user } }: ServiceCall<{ user: User }>): Promise<void> =>
  withReserve(ctx.db, (db) => deleteSessionsByUser(db, user.id))
