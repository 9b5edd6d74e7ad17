import type { SessionsResponse } from '#shared/api-schema/account.ts'
import type { ServiceCall } from '../../context.ts'
import { listSessionsByUser } from '../../db/queries/account/sessions.ts'
import type { CurrentSession } from './current-session.ts'
import { toPublicSessionId } from './public-session-id.ts'
import { MAX_IDLE_MS } from './session-lifetime.ts'

/** Lists the sessions of the account, last used first; `current` is the session of this request. */
export const listSessions = async ({
  ctx,
  input: { session },
}: ServiceCall<{ session: CurrentSession }>): Promise<SessionsResponse> => {
  const now = ctx.clock()
  const rows = await listSessionsByUser(ctx.db, session.user.id, { now, idleSince: now - MAX_IDLE_MS })
  return rows
    .map(({ idHash, userId: _, signedInAt: __, ...row }) => ({
      id: toPublicSessionId(idHash),
      current: idHash === session.sessionIdHash,
      ...row,
    }))
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt)
}
