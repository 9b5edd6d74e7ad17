import { Hono } from 'hono'
import { createSubscriptionBody, createSubscriptionResponse } from '#shared/api-schema/subscriptions.ts'
import type { UserEnv } from '../app-env.ts'
import { describeEndpoint } from '../middleware/describe-endpoint.ts'
import { requireRecentSignIn, requireUser } from '../middleware/session.ts'
import { validate } from '../middleware/validate.ts'
import { createSubscription } from '../services/subscription/create.ts'

/** `/api/create-subscription`. */
export const createSubscriptionRoutes = new Hono<UserEnv>().post(
  '/',
  describeEndpoint(
    'Subscription',
    'Start a subscription; it is active once its payment is',
    { 200: createSubscriptionResponse },
    ['unauthenticated', 'reauthentication-required', 'already-subscribed', 'invalid-request', 'provider-unavailable'],
  ),
  requireUser,
  validate('json', createSubscriptionBody),
  requireRecentSignIn,
  async (c) => {
    const { ctx, user } = c.var
    const { plan, interval, name } = c.req.valid('json')
    return c.json(await createSubscription({ ctx, input: { user, plan, interval, name: name ?? null } }))
  },
)
