import { Hono } from 'hono'
import { idParam } from '#shared/api-schema/common.ts'
import {
  createdWebhookEndpointResponse,
  createWebhookEndpointBody,
  webhookEndpointResponse,
  webhookEndpointsResponse,
} from '#shared/api-schema/webhook-endpoints.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { validate } from '../../middleware/validate.ts'
import { createWebhookEndpoint } from '../../services/webhook-endpoint/create.ts'
import { deleteWebhookEndpoint } from '../../services/webhook-endpoint/delete.ts'
import { listEndpoints } from '../../services/webhook-endpoint/list.ts'
import { testWebhookEndpoint } from '../../services/webhook-endpoint/test.ts'

const TAG = 'Webhooks'
const SESSION_CODES = ['unauthenticated', 'session-required'] as const

/** `/api/webhook-endpoints`: addresses of the signed-in person that are told of finished analyses. */
export const webhookEndpointRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/',
    describeEndpoint(
      TAG,
      'List your webhooks and their latest deliveries',
      { 200: webhookEndpointsResponse },
      SESSION_CODES,
    ),
    async (c) => c.json(await listEndpoints({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
  .post(
    '/',
    describeEndpoint(
      TAG,
      'Add a webhook, an https address that is notified when an analysis finishes; the signing secret is returned only once',
      { 201: createdWebhookEndpointResponse },
      [...SESSION_CODES, 'plan-required', 'invalid-request', 'not-public', 'too-many-webhooks'],
    ),
    validate('json', createWebhookEndpointBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('json') }
      return c.json(await createWebhookEndpoint({ ctx: c.var.ctx, input }), 201)
    },
  )
  .post(
    '/:id/test',
    describeEndpoint(TAG, 'Send a signed test to a webhook', { 200: webhookEndpointResponse }, [
      ...SESSION_CODES,
      'plan-required',
      'not-found',
      'rate-limited',
    ]),
    rateLimit('analyze'),
    validate('param', idParam),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param') }
      return c.json(await testWebhookEndpoint({ ctx: c.var.ctx, input }))
    },
  )
  .delete(
    '/:id',
    describeEndpoint(TAG, 'Remove a webhook and its deliveries', { 204: 'nothing' }, [...SESSION_CODES, 'not-found']),
    validate('param', idParam),
    async (c) => {
      await deleteWebhookEndpoint({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
