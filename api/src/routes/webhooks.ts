import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { receiveEvent } from '../services/subscription/receive-event.ts'

/** What the payment provider tells us. Its signature is over the raw text, so nothing parses the body before. */
export const webhooks = new Hono<AppEnv>().post(
  '/stripe',
  doc('Subscription', 'An event of the payment provider', { 204: 'nothing' }, ['invalid-request']),
  async (c) => {
    await receiveEvent(c.var.ctx, await c.req.text(), c.req.header('stripe-signature') ?? '')
    return c.body(null, 204)
  },
)
