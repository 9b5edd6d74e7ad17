import { Hono } from 'hono'
import { sessionsResponse } from '#shared/api-schema/account.ts'
import { idParam } from '#shared/api-schema/common.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { createFileResponse } from '../../middleware/file-response.ts'
import { clearSessionCookie, requireRecentSignIn } from '../../middleware/session.ts'
import { validate } from '../../middleware/validate.ts'
import { deleteAccount } from '../../services/account/delete.ts'
import { exportAccount } from '../../services/account/export.ts'
import { endSession } from '../../services/session/end.ts'
import { endOtherSessions } from '../../services/session/end-others.ts'
import { listSessions } from '../../services/session/list.ts'

/** `/api/account`: export, sessions, deletion. */
export const accountRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/export',
    describeEndpoint('Account', 'Export everything in your account', { 200: 'zip' }, ['unauthenticated', 'busy']),
    async (c) =>
      createFileResponse(
        await exportAccount({ ctx: c.var.ctx, input: { user: c.var.user, signal: c.req.raw.signal } }),
        'application/zip',
        'faro-account.zip',
      ),
  )
  .get(
    '/sessions',
    describeEndpoint('Account', 'List the sessions of your account', { 200: sessionsResponse }, ['unauthenticated']),
    async (c) => c.json(await listSessions({ ctx: c.var.ctx, input: { session: c.var.session } })),
  )
  .delete(
    '/sessions',
    describeEndpoint('Account', 'Sign out all other sessions', { 204: 'nothing' }, ['unauthenticated']),
    async (c) => {
      await endOtherSessions({ ctx: c.var.ctx, input: { session: c.var.session } })
      return c.body(null, 204)
    },
  )
  .delete(
    '/sessions/:id',
    describeEndpoint('Account', 'Sign out one session', { 204: 'nothing' }, [
      'unauthenticated',
      'invalid-request',
      'not-found',
    ]),
    validate('param', idParam),
    async (c) => {
      const input = { session: c.var.session, id: c.req.valid('param').id }
      if (await endSession({ ctx: c.var.ctx, input })) clearSessionCookie(c)
      return c.body(null, 204)
    },
  )
  .delete(
    '/',
    describeEndpoint(
      'Account',
      'Delete your account and everything in it; requires a recent sign-in',
      { 204: 'nothing' },
      ['unauthenticated', 'reauthentication-required'],
    ),
    requireRecentSignIn,
    async (c) => {
      await deleteAccount({ ctx: c.var.ctx, input: { user: c.var.user } })
      clearSessionCookie(c)
      return c.body(null, 204)
    },
  )
