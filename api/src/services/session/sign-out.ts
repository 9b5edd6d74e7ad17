import type { ServiceCall } from '../../context.ts'
import { deleteSession } from '../../db/queries/account/sessions.ts'
import { withReserve } from '../../db/with-reserve.ts'
import type { CurrentSession } from './current-session.ts'

/** Ends the session of this request. */
export const signOut = ({ ctx, input: { session } }: ServiceCall<{ session: CurrentSession }>): Promise<void> =>
  withReserve(ctx.db, (db) => deleteSession(db, session.sessionIdHash))
