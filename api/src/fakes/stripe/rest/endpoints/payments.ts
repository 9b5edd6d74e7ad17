import * as z from 'zod'
import { createRefund } from '../../billing/refunds.ts'
import { createSetupIntent } from '../../billing/setup-intents.ts'
import { createObject } from '../../context.ts'
import type { PortalConfiguration, PortalSession, WebhookEndpoint } from '../../objects.ts'
import { StripeError } from '../../stripe-error.ts'
import {
  booleanSchema,
  defineEndpoint,
  defineRetrieveEndpoint,
  limitSchema,
  metadataSchema,
  toListObject,
} from '../endpoint.ts'

const enabledSchema = z.strictObject({ enabled: booleanSchema }).default({ enabled: false })
const featuresSchema = z.strictObject({ invoice_history: enabledSchema, payment_method_update: enabledSchema })

/** The other features of the portal are off. */
const createFeatures = ({ invoice_history, payment_method_update }: z.output<typeof featuresSchema>) => ({
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history,
  payment_method_update: { ...payment_method_update, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: null,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
})

export const paymentEndpoints = [
  defineRetrieveEndpoint('payment_intent', '/v1/payment_intents'),
  defineRetrieveEndpoint('charge', '/v1/charges'),
  defineRetrieveEndpoint('setup_intent', '/v1/setup_intents'),
  defineEndpoint(
    'post',
    '/v1/setup_intents',
    z.strictObject({
      customer: z.string(),
      allowed_payment_method_types: z.tuple([z.literal('card')]),
      usage: z.literal('off_session'),
      metadata: metadataSchema,
    }),
    (ctx, { customer, metadata }) => createSetupIntent(ctx, ctx.store.get('customer', customer).id, metadata),
  ),
  defineEndpoint(
    'post',
    '/v1/refunds',
    z.strictObject({ payment_intent: z.string(), amount: z.coerce.number().int().positive().optional() }),
    (ctx, { payment_intent, amount }) => {
      const id = ctx.store.get('payment_intent', payment_intent).latest_charge
      if (!id) throw new StripeError(400, null, 'This PaymentIntent does not have a successful charge to refund.')
      return createRefund(ctx, ctx.store.get('charge', id), amount)
    },
  ),
  defineEndpoint(
    'post',
    '/v1/billing_portal/sessions',
    z.strictObject({
      customer: z.string(),
      return_url: z.url(),
      locale: z.string().optional(),
      configuration: z.string().optional(),
    }),
    (ctx, { customer, return_url, locale }) => {
      ctx.store.get('customer', customer)
      const fields = createObject(ctx, 'billing_portal.session')
      // The fake is served on the origin of the page that the portal returns to.
      const url = new URL(`/__stand-in/stripe/portal/${fields.id}`, return_url).href
      return ctx.store.add<PortalSession>({ ...fields, customer, return_url, url, locale: locale ?? null })
    },
  ),
  defineEndpoint(
    'get',
    '/v1/billing_portal/configurations',
    z.strictObject({ active: z.string().optional(), limit: limitSchema }),
    (ctx, { limit }) =>
      toListObject(ctx.store.list('billing_portal.configuration'), '/v1/billing_portal/configurations', limit),
  ),
  defineEndpoint(
    'post',
    '/v1/billing_portal/configurations',
    z.strictObject({ features: featuresSchema, metadata: metadataSchema }),
    (ctx, { features, metadata }) =>
      ctx.store.add<PortalConfiguration>({
        ...createObject(ctx, 'billing_portal.configuration'),
        active: true,
        features: createFeatures(features),
        metadata,
      }),
  ),
  defineEndpoint('get', '/v1/webhook_endpoints', z.strictObject({ limit: limitSchema }), (ctx, { limit }) =>
    toListObject(ctx.store.list('webhook_endpoint'), '/v1/webhook_endpoints', limit),
  ),
  defineEndpoint(
    'post',
    '/v1/webhook_endpoints',
    z.strictObject({
      url: z.url(),
      enabled_events: z.array(z.string()).min(1),
      api_version: z.string().optional(),
      description: z.string().optional(),
      metadata: metadataSchema,
    }),
    (ctx, { url, enabled_events, metadata, api_version = null }) => {
      const fields = {
        ...createObject(ctx, 'webhook_endpoint'),
        url,
        enabled_events,
        api_version,
        status: 'enabled' as const,
        metadata,
      }
      ctx.store.add<WebhookEndpoint>(fields)
      return { ...fields, secret: `whsec_${ctx.store.createId('event').slice(4)}` }
    },
  ),
  defineEndpoint(
    'post',
    '/v1/webhook_endpoints/:id',
    z.strictObject({ enabled_events: z.array(z.string()).min(1) }),
    (ctx, input, id) => Object.assign(ctx.store.get('webhook_endpoint', id), input),
  ),
]
