import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import { isTaken } from '../../db/errors.ts'
import { startSession } from '../../db/queries/sessions.ts'
import { type User, upsertUser } from '../../db/queries/users.ts'
import { hashOfCookie, newCookie } from './cookie.ts'
import { ABSOLUTE_MS } from './times.ts'

/**
 * Signs in by an ID token: the user's row is made or brought up to date from the token alone, and a new session starts
 * under a new id; the one the browser came with ends. Throws `unauthenticated`, `forbidden` when `googleId` is not the
 * token's own, `conflict` when the e-mail belongs to another account.
 */
export const signIn = async (
  ctx: Ctx,
  input: { idToken: string; googleId: string; oldCookie: string | undefined },
): Promise<{ user: User; cookie: string }> => {
  const identity = await ctx.identity.verify(input.idToken)
  if (identity.uid !== input.googleId) throw new AppError('forbidden')
  const now = ctx.clock()
  const { uid: googleId, email, name, picture } = identity
  const user = await upsertUser(ctx.db, { id: ctx.newId(), googleId, email, name, picture, createdAt: now }).catch(
    (error: unknown) => {
      throw isTaken(error) ? new AppError('conflict', {}, error) : error
    },
  )
  if (!user) throw new AppError('internal')
  const replaced = input.oldCookie === undefined ? null : await hashOfCookie(ctx.sessionSecret, input.oldCookie)
  const { value, idHash } = await newCookie(ctx.sessionSecret)
  const session = { idHash, userId: user.id, createdAt: now, lastSeenAt: now, expiresAt: now + ABSOLUTE_MS }
  await startSession(ctx.db, session, replaced)
  return { user, cookie: value }
}
