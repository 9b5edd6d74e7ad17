import type { ServiceCall } from '../../context.ts'
import { deleteSession } from '../../db/queries/sessions.ts'
import type { CurrentSession } from './current-session.ts'

/** Ends the session of this request. */
export const signOut = ({ ctx, input: { session } }: ServiceCall<{ session: CurrentSession }>): Promise<void> =>
  deleteSession(ctx.db, session.sessionIdHash)
