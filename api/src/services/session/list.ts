import type { ServiceCall } from '../../context.ts'
import { listSessionsByUser } from '../../db/queries/sessions.ts'
import type { CurrentSession } from './current-session.ts'

/** Lists the sessions of the account, last used first; `current` is the session of this request. Times in UTC ms. */
export const listSessions = async ({ ctx, input: { session } }: ServiceCall<{ session: CurrentSession }>) =>
  (await listSessionsByUser(ctx.db, session.user.id))
    .map(({ idHash, createdAt, lastSeenAt, expiresAt }) => ({
      current: idHash === session.sessionIdHash,
      createdAt,
      lastSeenAt,
      expiresAt,
    }))
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt)
