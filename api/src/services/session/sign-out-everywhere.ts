import type { ServiceCall } from '../../context.ts'
import { deleteSessionsByUser } from '../../db/queries/sessions.ts'
import type { User } from '../../db/queries/users.ts'

/** Ends every session of the account. */
export const signOutEverywhere = ({ ctx, input: { user } }: ServiceCall<{ user: User }>): Promise<void> =>
  deleteSessionsByUser(ctx.db, user.id)
