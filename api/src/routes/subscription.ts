import { Hono } from 'hono'
import { subscriptionStatusQuery, subscriptionSyncBody } from '#shared/contract/requests.ts'
import { subscriptionStatusResponse } from '#shared/contract/responses.ts'
import type { UserEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { checkGoogleId, requireUser } from '../middleware/session.ts'
import { valid } from '../middleware/valid.ts'
import { subscriptionStatus } from '../services/subscription/status.ts'

const answers = { 200: subscriptionStatusResponse }
const REFUSALS = ['unauthenticated', 'forbidden', 'invalid-request'] as const

export const subscription = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/status',
    doc('Subscription', 'Plan, status and limits', answers, REFUSALS),
    valid('query', subscriptionStatusQuery),
    (c) => {
      checkGoogleId(c, c.req.valid('query').googleId)
      return c.json(subscriptionStatus(c.var.user))
    },
  )
  .post(
    '/sync',
    doc('Subscription', 'Look the subscription up again', answers, REFUSALS),
    valid('json', subscriptionSyncBody),
    (c) => {
      checkGoogleId(c, c.req.valid('json').googleId)
      return c.json(subscriptionStatus(c.var.user))
    },
  )
