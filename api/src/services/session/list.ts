import type { Ctx, SignedIn } from '../../context.ts'
import { sessionsOf } from '../../db/queries/sessions.ts'

/** Where this account is signed in, the newest use first. */
export const listSessions = async (ctx: Ctx, { user, sessionHash }: SignedIn) =>
  (await sessionsOf(ctx.db, user.id))
    .map(({ idHash, createdAt, lastSeenAt, expiresAt }) => ({
      current: idHash === sessionHash,
      createdAt,
      lastSeenAt,
      expiresAt,
    }))
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt)
