import { AppError } from '#shared/errors.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import { insertSession, insertUsedIdToken, type Session } from '../../db/queries/account/sessions.ts'
import { adoptUser, hasUser, type User, type UserUpsert, upsertUser } from '../../db/queries/account/users.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { createCookie, verifyCookie } from './cookie.ts'
import type { Device } from './detect-device.ts'
import { MAX_SESSION_MS } from './session-lifetime.ts'

export interface SignInInput {
  readonly idToken: string
  /** Must be the uid of the token. */
  readonly googleId: string
  /** Cookie of the session that this sign-in replaces. */
  readonly oldCookie: string | undefined
  readonly device: Device
}

/**
 * Signs in with an ID token: creates or updates the user from the claims of the token and starts a session with a new
 * id. Returns the user and the cookie value. Throws `unauthenticated`, `forbidden` when `googleId` is not the uid of the
 * token, `sign-in-used` when the token was used before, `email-taken` when another account has the email.
 */
export const signIn = async ({ ctx, input }: ServiceCall<SignInInput>): Promise<{ user: User; cookie: string }> => {
  const identity = await ctx.identity.verify(input.idToken).catch((error: unknown) => {
    logRefusedToken(ctx, error)
    throw error
  })
  if (identity.uid !== input.googleId) throw new AppError('forbidden')
  const now = ctx.clock()
  const { uid: googleId, googleAccountId, email, name, picture } = identity
  // On a full disk a person signs in from the reserve, to export and delete; a new account has to wait.
  const isKnown = await hasUser(ctx.db, googleId)
  const write = <T>(run: (db: Db) => Promise<T>) => (isKnown ? withReserve(ctx.db, run) : run(ctx.db))
  // Before anything else is written: a token that was stolen after its use creates neither a session nor an account.
  if (!(await write((db) => insertUsedIdToken(db, identity.tokenHash, identity.tokenExpiresAt))))
    throw new AppError('sign-in-used')
  const profile = { id: ctx.newId(), googleId, googleAccountId, email, name, picture, createdAt: now }
  const user = await write((db) => upsertUserOrAdopt(db, profile))
  if (!user) throw new AppError('internal')
  const replacedIdHash = input.oldCookie === undefined ? null : await verifyCookie(ctx.sessionSecret, input.oldCookie)
  const { value, idHash } = await createCookie(ctx.sessionSecret)
  const session: Session = {
    idHash,
    userId: user.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + MAX_SESSION_MS,
    // Clocks differ: a sign-in is never in the future.
    signedInAt: Math.min(identity.signedInAt, now),
    ...input.device,
  }
  await write((db) => insertSession(db, session, replacedIdHash))
  return { user, cookie: value }
}

/** Where everybody is refused for the same reason, the clock or the project of the server is wrong. */
const logRefusedToken = (ctx: Ctx, error: unknown): void => {
  const reason = error instanceof AppError ? error.params['reason'] : undefined
  if (reason !== undefined) ctx.log({ level: 'warn', event: 'sign-in-refused', reason })
}

/** An email that exists is that of another person, or of the same Google account with a new Firebase user. */
const upsertUserOrAdopt = async (db: Db, profile: UserUpsert): Promise<User | undefined> => {
  try {
    return await upsertUser(db, profile)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    if (!(await adoptUser(db, profile))) throw new AppError('email-taken', {}, error)
    return upsertUser(db, profile)
  }
}
