import { Hono } from 'hono'
import { sessionsResponse } from '#shared/api-schema/account.ts'
import type { UserEnv } from '../app-env.ts'
import { describeEndpoint } from '../middleware/describe-endpoint.ts'
import { createFileResponse } from '../middleware/file-response.ts'
import { clearSessionCookie, requireUser } from '../middleware/session.ts'
import { deleteAccount } from '../services/account/delete.ts'
import { exportAccount } from '../services/account/export.ts'
import { listSessions } from '../services/session/list.ts'

/** `/api/account`: export, sessions, deletion. */
export const accountRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/export',
    describeEndpoint('Account', 'Everything we hold about you', { 200: 'zip' }, ['unauthenticated']),
    async (c) =>
      createFileResponse(
        await exportAccount({ ctx: c.var.ctx, input: { user: c.var.user } }),
        'application/zip',
        'faro-account.zip',
      ),
  )
  .get(
    '/sessions',
    describeEndpoint('Account', 'Where you are signed in', { 200: sessionsResponse }, ['unauthenticated']),
    async (c) => c.json(await listSessions({ ctx: c.var.ctx, input: { session: c.var.session } })),
  )
  .delete(
    '/',
    describeEndpoint('Account', 'Delete the account and all that is its own', { 204: 'nothing' }, ['unauthenticated']),
    async (c) => {
      await deleteAccount({ ctx: c.var.ctx, input: { user: c.var.user } })
      clearSessionCookie(c)
      return c.body(null, 204)
    },
  )
