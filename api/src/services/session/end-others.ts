import type { ServiceCall } from '../../context.ts'
import { deleteOtherSessions } from '../../db/queries/account/sessions.ts'
import { withReserve } from '../../db/with-reserve.ts'
import type { CurrentSession } from './current-session.ts'

/** Ends every session of the account but the one of this request. */
export const endOtherSessions = ({
  ctx,
  input: { session },
}: ServiceCall<{ session: CurrentSession }>): Promise<void> =>
  withReserve(ctx.db, (db) => deleteOtherSessions(db, session.user.id, session.sessionIdHash))
