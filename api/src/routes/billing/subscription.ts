import { Hono } from 'hono'
import {
  billingPortalBody,
  cancelSubscriptionBody,
  changePlanBody,
  changePlanResponse,
  changePreviewQuery,
  changePreviewResponse,
  confirmPaymentBody,
  invoicesResponse,
  portalResponse,
  reactivateSubscriptionBody,
  subscriptionStatusQuery,
  subscriptionStatusResponse,
  subscriptionSyncBody,
} from '#shared/api-schema/subscriptions.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { getOwnOrigin } from '../../middleware/own-origin.ts'
import { assertOwnGoogleId, assertRecentSignIn, requireRecentSignIn } from '../../middleware/session.ts'
import { validate } from '../../middleware/validate.ts'
import { cancelSubscription } from '../../services/subscription/cancel.ts'
import { changePlan } from '../../services/subscription/change-plan.ts'
import { confirmPayment } from '../../services/subscription/confirm-payment.ts'
import { createPortalSession } from '../../services/subscription/create-portal-session.ts'
import { listInvoices } from '../../services/subscription/list-invoices.ts'
import { previewChange } from '../../services/subscription/preview-change.ts'
import { reactivateSubscription } from '../../services/subscription/reactivate.ts'
import { refreshSubscription } from '../../services/subscription/refresh.ts'
import { refreshIfStale } from '../../services/subscription/refresh-if-stale.ts'
import { toStatusResponse } from '../../services/subscription/to-status-response.ts'
import { getTrialDays } from '../../services/trial/offer.ts'

const STATUS_RESPONSE = { 200: subscriptionStatusResponse }
const READ_ERROR_CODES = ['unauthenticated', 'forbidden', 'invalid-request'] as const
const CHANGE_ERROR_CODES = [...READ_ERROR_CODES, 'no-subscription', 'plan-changing', 'provider-unavailable'] as const
const PLAN_CHANGE_ERROR_CODES = [...CHANGE_ERROR_CODES, 'reauthentication-required'] as const

/** `/api/subscription`: status, plan changes, cancellation, billing portal. */
export const subscriptionRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/status',
    describeEndpoint('Subscription', 'Get the plan, its status and its limits', STATUS_RESPONSE, READ_ERROR_CODES),
    validate('query', subscriptionStatusQuery),
    async (c) => {
      assertOwnGoogleId(c, c.req.valid('query').googleId)
      const { ctx, user } = c.var
      const current = await refreshIfStale({ ctx, input: { user } })
      return c.json(toStatusResponse(current, await getTrialDays(ctx, current)))
    },
  )
  .post(
    '/sync',
    describeEndpoint(
      'Subscription',
      'Refresh the subscription from the payment provider',
      STATUS_RESPONSE,
      READ_ERROR_CODES,
    ),
    validate('json', subscriptionSyncBody),
    async (c) => {
      assertOwnGoogleId(c, c.req.valid('json').googleId)
      const { ctx, user } = c.var
      const current = await refreshSubscription({ ctx, input: { userId: user.id } })
      return c.json(toStatusResponse(current, await getTrialDays(ctx, current)))
    },
  )
  .post(
    '/confirm',
    describeEndpoint('Subscription', 'Confirm a payment', STATUS_RESPONSE, [
      ...READ_ERROR_CODES,
      'payment-incomplete',
      'payment-confirming',
      'provider-unavailable',
    ]),
    validate('json', confirmPaymentBody),
    async (c) => {
      const { googleId, paymentIntentId } = c.req.valid('json')
      assertOwnGoogleId(c, googleId)
      const input = { user: c.var.user, paymentIntentId }
      return c.json(toStatusResponse(await confirmPayment({ ctx: c.var.ctx, input })))
    },
  )
  .post(
    '/cancel',
    describeEndpoint(
      'Subscription',
      'Cancel the subscription at the end of the paid period',
      STATUS_RESPONSE,
      PLAN_CHANGE_ERROR_CODES,
    ),
    validate('json', cancelSubscriptionBody),
    async (c) => {
      // A trial ends with one press: nothing was paid, and it can be taken back.
      if (c.var.user.subscriptionStatus !== 'trialing') assertRecentSignIn(c)
      assertOwnGoogleId(c, c.req.valid('json').googleId)
      return c.json(toStatusResponse(await cancelSubscription({ ctx: c.var.ctx, input: { user: c.var.user } })))
    },
  )
  .post(
    '/resume',
    describeEndpoint('Subscription', 'Resume a canceled subscription', STATUS_RESPONSE, PLAN_CHANGE_ERROR_CODES),
    validate('json', reactivateSubscriptionBody),
    requireRecentSignIn,
    async (c) => {
      assertOwnGoogleId(c, c.req.valid('json').googleId)
      return c.json(toStatusResponse(await reactivateSubscription({ ctx: c.var.ctx, input: { user: c.var.user } })))
    },
  )
  .get(
    '/change-preview',
    describeEndpoint('Subscription', 'Preview what changing plans would cost', { 200: changePreviewResponse }, [
      ...CHANGE_ERROR_CODES,
      'renewal-owed',
    ]),
    validate('query', changePreviewQuery),
    async (c) => {
      const input = { user: c.var.user, plan: c.req.valid('query').newPlan }
      return c.json(await previewChange({ ctx: c.var.ctx, input }))
    },
  )
  .post(
    '/change-plan',
    describeEndpoint('Subscription', 'Change plans', { 200: changePlanResponse }, [
      ...PLAN_CHANGE_ERROR_CODES,
      'renewal-owed',
    ]),
    validate('json', changePlanBody),
    requireRecentSignIn,
    async (c) => {
      const { googleId, newPlan, asOf } = c.req.valid('json')
      assertOwnGoogleId(c, googleId)
      return c.json(await changePlan({ ctx: c.var.ctx, input: { user: c.var.user, plan: newPlan, asOf } }))
    },
  )
  .post(
    '/portal',
    describeEndpoint(
      'Subscription',
      'Get a link to the payment provider’s page for the card and invoices',
      { 200: portalResponse },
      CHANGE_ERROR_CODES,
    ),
    validate('json', billingPortalBody),
    async (c) => {
      const { googleId, language = c.var.language } = c.req.valid('json')
      assertOwnGoogleId(c, googleId)
      const input = { user: c.var.user, returnUrl: `${getOwnOrigin(c)}/settings`, language }
      return c.json({ url: await createPortalSession({ ctx: c.var.ctx, input }) })
    },
  )
  .get(
    '/invoices',
    describeEndpoint('Subscription', 'List the last 24 invoices', { 200: invoicesResponse }, [
      'unauthenticated',
      'provider-unavailable',
    ]),
    async (c) => c.json(await listInvoices({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
