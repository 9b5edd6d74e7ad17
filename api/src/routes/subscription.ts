import { Hono } from 'hono'
import {
  cancelBody,
  changePlanBody,
  changePreviewQuery,
  confirmBody,
  portalBody,
  resumeBody,
  subscriptionStatusQuery,
  subscriptionSyncBody,
} from '#shared/api-schema/requests.ts'
import {
  changePlanResponse,
  changePreviewResponse,
  invoicesResponse,
  portalResponse,
  subscriptionStatusResponse,
} from '#shared/api-schema/responses.ts'
import type { UserEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { ownOrigin } from '../middleware/own-origin.ts'
import { checkGoogleId, requireUser } from '../middleware/session.ts'
import { valid } from '../middleware/valid.ts'
import { listInvoices, openPortal } from '../services/subscription/billing-page.ts'
import { cancelSubscription, reactivateSubscription } from '../services/subscription/cancel.ts'
import { changePlan, previewChange } from '../services/subscription/change-plan.ts'
import { confirmPayment } from '../services/subscription/confirm.ts'
import { currentUser } from '../services/subscription/current.ts'
import { refreshSubscription } from '../services/subscription/refresh-subscription.ts'
import { subscriptionStatus } from '../services/subscription/status.ts'

const status = { 200: subscriptionStatusResponse }
const READ = ['unauthenticated', 'forbidden', 'invalid-request'] as const
const CHANGE = [...READ, 'no-subscription', 'conflict', 'provider-unavailable'] as const

export const subscription = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/status',
    doc('Subscription', 'Plan, status and limits', status, READ),
    valid('query', subscriptionStatusQuery),
    async (c) => {
      checkGoogleId(c, c.req.valid('query').googleId)
      return c.json(subscriptionStatus(await currentUser(c.var.ctx, c.var.user)))
    },
  )
  .post(
    '/sync',
    doc('Subscription', 'Look the subscription up again', status, READ),
    valid('json', subscriptionSyncBody),
    async (c) => {
      checkGoogleId(c, c.req.valid('json').googleId)
      return c.json(subscriptionStatus(await refreshSubscription(c.var.ctx, c.var.user.id)))
    },
  )
  .post(
    '/confirm',
    doc('Subscription', 'Confirm a payment', status, [...READ, 'payment-incomplete', 'provider-unavailable']),
    valid('json', confirmBody),
    async (c) => {
      const { googleId, paymentIntentId } = c.req.valid('json')
      checkGoogleId(c, googleId)
      return c.json(subscriptionStatus(await confirmPayment(c.var.ctx, c.var.user, paymentIntentId)))
    },
  )
  .post(
    '/cancel',
    doc('Subscription', 'End the subscription with its paid period', status, CHANGE),
    valid('json', cancelBody),
    async (c) => {
      checkGoogleId(c, c.req.valid('json').googleId)
      return c.json(subscriptionStatus(await cancelSubscription(c.var.ctx, c.var.user)))
    },
  )
  .post(
    '/resume',
    doc('Subscription', 'Take a cancellation back', status, CHANGE),
    valid('json', resumeBody),
    async (c) => {
      checkGoogleId(c, c.req.valid('json').googleId)
      return c.json(subscriptionStatus(await reactivateSubscription(c.var.ctx, c.var.user)))
    },
  )
  .get(
    '/change-preview',
    doc('Subscription', 'What a change of plan would cost', { 200: changePreviewResponse }, [
      ...CHANGE,
      'renewal-owed',
    ]),
    valid('query', changePreviewQuery),
    async (c) => c.json(await previewChange(c.var.ctx, c.var.user, c.req.valid('query').newPlan)),
  )
  .post(
    '/change-plan',
    doc('Subscription', 'Change the plan', { 200: changePlanResponse }, [...CHANGE, 'renewal-owed']),
    valid('json', changePlanBody),
    async (c) => {
      const { googleId, newPlan, asOf } = c.req.valid('json')
      checkGoogleId(c, googleId)
      return c.json(await changePlan(c.var.ctx, c.var.user, newPlan, asOf))
    },
  )
  .post(
    '/portal',
    doc('Subscription', "The provider's page for card and invoices", { 200: portalResponse }, CHANGE),
    valid('json', portalBody),
    async (c) => {
      const { googleId, language = c.var.language } = c.req.valid('json')
      checkGoogleId(c, googleId)
      return c.json({ url: await openPortal(c.var.ctx, c.var.user, `${ownOrigin(c)}/settings`, language) })
    },
  )
  .get(
    '/invoices',
    doc('Subscription', 'The last 24 invoices', { 200: invoicesResponse }, ['unauthenticated', 'provider-unavailable']),
    async (c) => c.json(await listInvoices(c.var.ctx, c.var.user)),
  )
