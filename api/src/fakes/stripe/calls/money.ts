import * as z from 'zod'
import { call, limit, list, metadata, retrieve } from '../call.ts'
import { base } from '../context.ts'
import { refund } from '../money-back.ts'
import { Refusal } from '../refusal.ts'
import type { PortalConfiguration, PortalSession, WebhookEndpoint } from '../wire.ts'

const anything = z.record(z.string(), z.unknown())

export const moneyCalls = [
  retrieve('payment_intent', '/v1/payment_intents'),
  retrieve('charge', '/v1/charges'),
  call(
    'post',
    '/v1/refunds',
    z.strictObject({ payment_intent: z.string(), amount: z.coerce.number().int().positive().optional() }),
    (ctx, { payment_intent, amount }) => {
      const id = ctx.store.get('payment_intent', payment_intent).latest_charge
      if (!id) throw new Refusal(400, null, 'This PaymentIntent does not have a successful charge to refund.')
      return refund(ctx, ctx.store.get('charge', id), amount)
    },
  ),
  call(
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
      const made = base(ctx, 'billing_portal.session')
      // Same origin as the page it returns to: the stand-in is served there.
      const url = new URL(`/__stand-in/stripe/portal/${made.id}`, return_url).href
      return ctx.store.add<PortalSession>({ ...made, customer, return_url, url, locale: locale ?? null })
    },
  ),
  call(
    'get',
    '/v1/billing_portal/configurations',
    z.strictObject({ active: z.string().optional(), limit }),
    (ctx, { limit }) => list(ctx.store.all('billing_portal.configuration'), '/v1/billing_portal/configurations', limit),
  ),
  call(
    'post',
    '/v1/billing_portal/configurations',
    z.strictObject({ business_profile: anything.optional(), features: anything, metadata }),
    (ctx, { metadata }) =>
      ctx.store.add<PortalConfiguration>({ ...base(ctx, 'billing_portal.configuration'), active: true, metadata }),
  ),
  call('get', '/v1/webhook_endpoints', z.strictObject({ limit }), (ctx, { limit }) =>
    list(ctx.store.all('webhook_endpoint'), '/v1/webhook_endpoints', limit),
  ),
  call(
    'post',
    '/v1/webhook_endpoints',
    z.strictObject({
      url: z.url(),
      enabled_events: z.array(z.string()).min(1),
      api_version: z.string().optional(),
      description: z.string().optional(),
      metadata,
    }),
    (ctx, { url, enabled_events, metadata }) => {
      const made = { ...base(ctx, 'webhook_endpoint'), url, enabled_events, status: 'enabled' as const, metadata }
      ctx.store.add<WebhookEndpoint>(made)
      return { ...made, secret: `whsec_${ctx.store.id('event').slice(4)}` }
    },
  ),
  call(
    'post',
    '/v1/webhook_endpoints/:id',
    z.strictObject({ enabled_events: z.array(z.string()).min(1) }),
    (ctx, input, id) => Object.assign(ctx.store.get('webhook_endpoint', id), input),
  ),
]
