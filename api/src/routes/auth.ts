import { Hono } from 'hono'
import { authSyncBody } from '#shared/api-schema/requests.ts'
import { userResponse } from '#shared/api-schema/responses.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { rate } from '../middleware/rate.ts'
import { clearSessionCookie, requireUser, sessionCookie, writeSessionCookie } from '../middleware/session.ts'
import { valid } from '../middleware/valid.ts'
import { signIn } from '../services/session/sign-in.ts'
import { signOut, signOutEverywhere } from '../services/session/sign-out.ts'
import { toUserResponse } from '../services/user/view.ts'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i

export const auth = new Hono<AppEnv>()
  .post(
    '/sync',
    doc('Account', 'Sign in with an ID token and start a session', { 200: userResponse }, [
      'unauthenticated',
      'forbidden',
      'conflict',
      'rate-limited',
    ]),
    rate('sign-in'),
    valid('json', authSyncBody),
    async (c) => {
      const [, idToken] = BEARER.exec(c.req.header('authorization') ?? '') ?? []
      if (idToken === undefined) throw new AppError('unauthenticated')
      const { googleId } = c.req.valid('json')
      const { user, cookie } = await signIn(c.var.ctx, { idToken, googleId, oldCookie: sessionCookie(c) })
      writeSessionCookie(c, cookie)
      return c.json(toUserResponse(user))
    },
  )
  .post('/sign-out', doc('Account', 'End this session', { 204: 'nothing' }), async (c) => {
    if (c.var.signedIn) await signOut(c.var.ctx, c.var.signedIn)
    clearSessionCookie(c)
    return c.body(null, 204)
  })
  .post(
    '/sign-out-everywhere',
    doc('Account', 'End every session of this account', { 204: 'nothing' }, ['unauthenticated']),
    requireUser,
    async (c) => {
      await signOutEverywhere(c.var.ctx, c.var.user)
      clearSessionCookie(c)
      return c.body(null, 204)
    },
  )
