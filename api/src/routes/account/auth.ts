import { Hono } from 'hono'
import { authSyncBody, userResponse } from '#shared/api-schema/account.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '../../middleware/session.ts'
import { validate } from '../../middleware/validate.ts'
import { detectDevice } from '../../services/session/detect-device.ts'
import { signIn } from '../../services/session/sign-in.ts'
import { signOut } from '../../services/session/sign-out.ts'
import { signOutEverywhere } from '../../services/session/sign-out-everywhere.ts'
import { toUserResponse } from '../../services/user/to-user-response.ts'

const BEARER_TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i

/** `/api/auth`: sign-in and sign-out. */
export const authRoutes = new Hono<AppEnv>()
  .post(
    '/sync',
    describeEndpoint('Account', 'Sign in with an ID token and start a session', { 200: userResponse }, [
      'unauthenticated',
      'sign-in-used',
      'forbidden',
      'email-taken',
      'rate-limited',
    ]),
    rateLimit('sign-in'),
    validate('json', authSyncBody),
    async (c) => {
      const [, idToken] = BEARER_TOKEN.exec(c.req.header('authorization') ?? '') ?? []
      if (idToken === undefined) throw new AppError('unauthenticated')
      const { googleId } = c.req.valid('json')
      const device = detectDevice(c.req.header('user-agent'))
      const input = { idToken, googleId, oldCookie: readSessionCookie(c), device }
      const { user, cookie } = await signIn({ ctx: c.var.ctx, input })
      writeSessionCookie(c, cookie)
      return c.json(toUserResponse(user))
    },
  )
  .post('/sign-out', describeEndpoint('Account', 'Sign out of this session', { 204: 'nothing' }), async (c) => {
    const { ctx, caller } = c.var
    if (caller?.kind === 'session') await signOut({ ctx, input: { session: caller.session } })
    clearSessionCookie(c)
    return c.body(null, 204)
  })
  .post(
    '/sign-out-everywhere',
    describeEndpoint('Account', 'Sign out of all sessions', { 204: 'nothing' }, ['unauthenticated']),
    requireSession,
    async (c) => {
      await signOutEverywhere({ ctx: c.var.ctx, input: { user: c.var.user } })
      clearSessionCookie(c)
      return c.body(null, 204)
    },
  )
