import { Hono } from 'hono'
import {
  beginTrialBody,
  beginTrialResponse,
  startTrialBody,
  subscriptionStatusResponse,
} from '#shared/api-schema/subscriptions.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { assertOwnGoogleId, requireRecentSignIn } from '../../middleware/session.ts'
import { validate } from '../../middleware/validate.ts'
import { toStatusResponse } from '../../services/subscription/to-status-response.ts'
import { beginTrial } from '../../services/trial/begin.ts'
import { startTrial } from '../../services/trial/start.ts'

const ERROR_CODES = [
  'unauthenticated',
  'forbidden',
  'invalid-request',
  'trial-unavailable',
  'provider-unavailable',
] as const

/** `/api/subscription/trial`: the free trial, which starts once a card is saved. */
export const trialRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .post(
    '/',
    describeEndpoint('Subscription', 'Start saving the card for a free trial', { 200: beginTrialResponse }, [
      ...ERROR_CODES,
      'reauthentication-required',
    ]),
    validate('json', beginTrialBody),
    requireRecentSignIn,
    async (c) => {
      assertOwnGoogleId(c, c.req.valid('json').googleId)
      return c.json(await beginTrial({ ctx: c.var.ctx, input: { user: c.var.user } }))
    },
  )
  .post(
    '/start',
    describeEndpoint(
      'Subscription',
      'Start the free trial once its card is saved',
      { 200: subscriptionStatusResponse },
      [...ERROR_CODES, 'payment-incomplete'],
    ),
    validate('json', startTrialBody),
    async (c) => {
      const { googleId, setupIntentId } = c.req.valid('json')
      assertOwnGoogleId(c, googleId)
      const input = { user: c.var.user, cardSetupId: setupIntentId }
      return c.json(toStatusResponse(await startTrial({ ctx: c.var.ctx, input })))
    },
  )
