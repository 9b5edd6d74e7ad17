import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { deleteSession, listSessionsByUser } from '../../db/queries/account/sessions.ts'
import { withReserve } from '../../db/with-reserve.ts'
import type { CurrentSession } from './current-session.ts'
import { toPublicSessionId } from './public-session-id.ts'
import { MAX_IDLE_MS } from './session-lifetime.ts'

interface EndSessionInput {
  readonly session: CurrentSession
  /** The id of a session in the list of sessions. */
  readonly id: string
}

/** Ends one session of the account. Returns whether it was the session of this request. Throws `not-found`. */
export const endSession = async ({ ctx, input: { session, id } }: ServiceCall<EndSessionInput>): Promise<boolean> => {
  const now = ctx.clock()
  const rows = await listSessionsByUser(ctx.db, session.user.id, { now, idleSince: now - MAX_IDLE_MS })
  const found = rows.find(({ idHash }) => toPublicSessionId(idHash) === id)
  if (!found) throw new AppError('not-found')
  await withReserve(ctx.db, (db) => deleteSession(db, found.idHash))
  return found.idHash === session.sessionIdHash
}
