import { Hono } from 'hono'
import { createSubscriptionBody } from '#shared/api-schema/requests.ts'
import { createSubscriptionResponse } from '#shared/api-schema/responses.ts'
import type { UserEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { requireUser } from '../middleware/session.ts'
import { valid } from '../middleware/valid.ts'
import { createSubscription as create } from '../services/subscription/create.ts'

export const createSubscription = new Hono<UserEnv>().post(
  '/',
  doc('Subscription', 'Start a subscription; it is active once its payment is', { 200: createSubscriptionResponse }, [
    'unauthenticated',
    'already-subscribed',
    'invalid-request',
    'provider-unavailable',
  ]),
  requireUser,
  valid('json', createSubscriptionBody),
  async (c) => {
    const { plan, interval, name } = c.req.valid('json')
    return c.json(await create(c.var.ctx, c.var.user, { plan, interval, name: name ?? null }))
  },
)
