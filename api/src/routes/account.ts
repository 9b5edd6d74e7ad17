import { Hono } from 'hono'
import { sessionsResponse } from '#shared/api-schema/responses.ts'
import type { UserEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { fileResponse } from '../middleware/file-response.ts'
import { clearSessionCookie, requireUser } from '../middleware/session.ts'
import { removeAccount } from '../services/account/delete.ts'
import { exportAccount } from '../services/account/export.ts'
import { listSessions } from '../services/session/list.ts'

export const account = new Hono<UserEnv>()
  .use(requireUser)
  .get('/export', doc('Account', 'Everything we hold about you', { 200: 'zip' }, ['unauthenticated']), async (c) =>
    fileResponse(await exportAccount(c.var.ctx, c.var.user), 'application/zip', 'faro-account.zip'),
  )
  .get(
    '/sessions',
    doc('Account', 'Where you are signed in', { 200: sessionsResponse }, ['unauthenticated']),
    async (c) => c.json(await listSessions(c.var.ctx, c.var.signedIn)),
  )
  .delete(
    '/',
    doc('Account', 'Delete the account and all that is its own', { 204: 'nothing' }, ['unauthenticated']),
    async (c) => {
      await removeAccount(c.var.ctx, c.var.user)
      clearSessionCookie(c)
      return c.body(null, 204)
    },
  )
