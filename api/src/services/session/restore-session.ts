import type { Ctx, SignedIn } from '../../context.ts'
import { liveSession, touchSession } from '../../db/queries/sessions.ts'
import { hashOfCookie } from './cookie.ts'
import { IDLE_MS, TOUCH_MS } from './times.ts'

/** Takes a session up from its cookie, and along with it what a poll asks for; null when there is none to take up. */
export const restoreSession = async (
  ctx: Ctx,
  cookie: string,
  resumeId: string | undefined,
): Promise<SignedIn | null> => {
  const idHash = await hashOfCookie(ctx.sessionSecret, cookie)
  if (idHash === null) return null
  const now = ctx.clock()
  const live = await liveSession(ctx.db, { idHash, now, idleSince: now - IDLE_MS, resumeId })
  if (!live) return null
  if (now - live.lastSeenAt > TOUCH_MS) await touchSession(ctx.db, idHash, now)
  return { user: live.user, sessionHash: idHash, polled: live.polled }
}
