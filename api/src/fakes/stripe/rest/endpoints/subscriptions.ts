import * as z from 'zod'
import {
  changePrice,
  createSubscription,
  endSubscription,
  setCancelAt,
  setCancelAtPeriodEnd,
} from '../../billing/subscriptions.ts'
import type { StripeContext } from '../../context.ts'
import type { Subscription } from '../../objects.ts'
import { StripeError } from '../../stripe-error.ts'
import {
  booleanSchema,
  defineEndpoint,
  defineRetrieveEndpoint,
  limitSchema,
  metadataSchema,
  NO_PARAMETERS,
  toListObject,
} from '../endpoint.ts'

const createSchema = z.strictObject({
  customer: z.string(),
  items: z.tuple([z.strictObject({ price: z.string() })]),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.strictObject({
    save_default_payment_method: z.enum(['on_subscription', 'off']).default('off'),
    payment_method_types: z.array(z.literal('card')).optional(),
  }),
  trial_period_days: z.coerce.number().int().min(1).max(730).optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice']) }),
    })
    .default({ end_behavior: { missing_payment_method: 'create_invoice' } }),
  metadata: metadataSchema,
})

const changePlanSchema = z.strictObject({
  items: z.tuple([z.strictObject({ id: z.string(), price: z.string() })]),
  proration_behavior: z.literal('always_invoice'),
  payment_behavior: z.literal('pending_if_incomplete'),
  proration_date: z.coerce.number().optional(),
  trial_end: z.literal('now').optional(),
})
const cancelSchema = z.strictObject({ cancel_at_period_end: booleanSchema })
const cancelAtSchema = z.strictObject({ cancel_at: z.union([z.literal(''), z.coerce.number().int()]) })

const getActivePrice = (ctx: StripeContext, id: string) => {
  const price = ctx.store.get('price', id)
  if (!price.active) throw new StripeError(400, 'price_inactive', `The price ${id} is inactive.`)
  return price
}

const applyPlanChange = (ctx: StripeContext, subscription: Subscription, input: z.output<typeof changePlanSchema>) => {
  const [{ id, price }] = input.items
  if (subscription.items.data[0].id !== id) throw new StripeError(404, 'resource_missing', `No such item: '${id}'`)
  changePrice(ctx, subscription, getActivePrice(ctx, price), {
    asOf: input.proration_date ?? ctx.nowSeconds(),
    endsTrial: input.trial_end === 'now' && subscription.status === 'trialing',
  })
}

export const subscriptionEndpoints = [
  defineEndpoint('post', '/v1/subscriptions', createSchema, (ctx, input) => {
    const { customer, items, metadata, payment_settings: settings, trial_period_days: days, trial_settings } = input
    ctx.store.get('customer', customer)
    const trial = days === undefined ? null : { days, missingCard: trial_settings.end_behavior.missing_payment_method }
    return createSubscription(ctx, { customer, price: getActivePrice(ctx, items[0].price), metadata, settings, trial })
  }),
  defineEndpoint(
    'get',
    '/v1/subscriptions',
    z.strictObject({ customer: z.string(), status: z.literal('all'), limit: limitSchema }),
    (ctx, { customer, limit }) =>
      toListObject(
        ctx.store.list('subscription', (s) => s.customer === customer),
        '/v1/subscriptions',
        limit,
      ),
  ),
  defineRetrieveEndpoint('subscription', '/v1/subscriptions'),
  defineEndpoint(
    'post',
    '/v1/subscriptions/:id',
    z.union([changePlanSchema, cancelSchema, cancelAtSchema]),
    (ctx, input, id) => {
      const subscription = ctx.store.get('subscription', id)
      if ('items' in input) applyPlanChange(ctx, subscription, input)
      else if ('cancel_at' in input) setCancelAt(ctx, subscription, input.cancel_at || null)
      else setCancelAtPeriodEnd(ctx, subscription, input.cancel_at_period_end)
      return subscription
    },
  ),
  defineEndpoint('delete', '/v1/subscriptions/:id', NO_PARAMETERS, (ctx, _, id) => {
    const subscription = ctx.store.get('subscription', id)
    endSubscription(ctx, subscription)
    return subscription
  }),
]
