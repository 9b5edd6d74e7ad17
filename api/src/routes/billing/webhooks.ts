import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { handleWebhook } from '../../services/subscription/handle-webhook.ts'

/** `/api/webhooks`: events of the payment provider. The signature covers the raw body, so it must not be parsed before. */
export const webhookRoutes = new Hono<AppEnv>().post(
  '/stripe',
  describeEndpoint('Subscription', 'Receive an event from the payment provider', { 204: 'nothing' }, [
    'invalid-request',
  ]),
  async (c) => {
    const input = { rawBody: await c.req.text(), signature: c.req.header('stripe-signature') ?? '' }
    await handleWebhook({ ctx: c.var.ctx, input })
    return c.body(null, 204)
  },
)
