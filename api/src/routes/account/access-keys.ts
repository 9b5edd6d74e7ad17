import { Hono } from 'hono'
import { accessKeysResponse, createAccessKeyBody, createdAccessKeyResponse } from '#shared/api-schema/access-keys.ts'
import { idParam } from '#shared/api-schema/common.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { requireRecentSignIn } from '../../middleware/session.ts'
import { validate } from '../../middleware/validate.ts'
import { createAccessKey } from '../../services/access-key/create.ts'
import { deleteAccessKey } from '../../services/access-key/delete.ts'
import { listAccessKeys } from '../../services/access-key/list.ts'

/** `/api/access-keys`: keys for programs of the signed-in person. */
export const accessKeyRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/',
    describeEndpoint('Access keys', 'List your access keys and their use, newest first', { 200: accessKeysResponse }, [
      'unauthenticated',
      'session-required',
    ]),
    async (c) => c.json(await listAccessKeys({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
  .post(
    '/',
    describeEndpoint(
      'Access keys',
      'Create an access key, returned only once; requires a recent sign-in',
      { 201: createdAccessKeyResponse },
      [
        'unauthenticated',
        'session-required',
        'reauthentication-required',
        'plan-required',
        'invalid-request',
        'too-many-keys',
      ],
    ),
    validate('json', createAccessKeyBody),
    requireRecentSignIn,
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('json') }
      return c.json(await createAccessKey({ ctx: c.var.ctx, input }), 201)
    },
  )
  .delete(
    '/:id',
    describeEndpoint('Access keys', 'Revoke an access key immediately', { 204: 'nothing' }, [
      'unauthenticated',
      'session-required',
      'not-found',
    ]),
    validate('param', idParam),
    async (c) => {
      await deleteAccessKey({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
