import { Hono } from 'hono'
import { idParam } from '#shared/api-schema/common.ts'
import { createShareBody, shareResponse, sharesResponse } from '#shared/api-schema/shares.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { validate } from '../../middleware/validate.ts'
import { createShare } from '../../services/share/create.ts'
import { deleteShare } from '../../services/share/delete.ts'
import { listShares } from '../../services/share/list.ts'

/** `/api/shares`: the links to resumes of the signed-in person. The pages themselves are in `share-pages.ts`. */
export const shareRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/',
    describeEndpoint('Shares', 'List your resume links, newest first', { 200: sharesResponse }, [
      'unauthenticated',
      'session-required',
    ]),
    async (c) => c.json(await listShares({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
  .post(
    '/',
    describeEndpoint(
      'Shares',
      'Create a link, `/r/{id}`; anyone with it sees the latest saved version of a draft',
      { 201: shareResponse },
      [
        'unauthenticated',
        'session-required',
        'plan-required',
        'not-found',
        'invalid-request',
        'too-many-shares',
        'rate-limited',
      ],
    ),
    rateLimit('analyze'),
    validate('json', createShareBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('json') }
      return c.json(await createShare({ ctx: c.var.ctx, input }), 201)
    },
  )
  .delete(
    '/:id',
    describeEndpoint('Shares', 'Turn off a link immediately', { 204: 'nothing' }, [
      'unauthenticated',
      'session-required',
      'not-found',
    ]),
    validate('param', idParam),
    async (c) => {
      await deleteShare({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
