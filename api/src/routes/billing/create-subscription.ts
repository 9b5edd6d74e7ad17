import { Hono } from 'hono'
import { createSubscriptionBody, createSubscriptionResponse } from '#shared/api-schema/subscriptions.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { requireRecentSignIn } from '../../middleware/session.ts'
import { validate } from '../../middleware/validate.ts'
import { createSubscription } from '../../services/subscription/create.ts'

/** `/api/create-subscription`. */
export const createSubscriptionRoutes = new Hono<SessionEnv>().post(
  '/',
  describeEndpoint(
    'Subscription',
    'Start a subscription; it becomes active when the payment goes through',
    { 200: createSubscriptionResponse },
    [
      'unauthenticated',
      'reauthentication-required',
      'already-subscribed',
      'plan-changing',
      'invalid-request',
      'provider-unavailable',
    ],
  ),
  requireSession,
  validate('json', createSubscriptionBody),
  requireRecentSignIn,
  async (c) => {
    const { ctx, user } = c.var
    const { plan, interval, name } = c.req.valid('json')
    return c.json(await createSubscription({ ctx, input: { user, plan, interval, name: name ?? null } }))
  },
)
