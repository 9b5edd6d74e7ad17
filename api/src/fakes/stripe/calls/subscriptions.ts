import * as z from 'zod'
import { call, limit, list, metadata, NONE, retrieve, yesNo } from '../call.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { changePrice, createSubscription, endSubscription, setCancelAtPeriodEnd } from '../subscriptions.ts'
import type { Subscription } from '../wire.ts'

const create = z.strictObject({
  customer: z.string(),
  items: z.tuple([z.strictObject({ price: z.string() })]),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.strictObject({
    save_default_payment_method: z.literal('on_subscription'),
    payment_method_types: z.array(z.literal('card')).optional(),
  }),
  metadata,
})

const change = z.strictObject({
  items: z.tuple([z.strictObject({ id: z.string(), price: z.string() })]),
  proration_behavior: z.literal('always_invoice'),
  payment_behavior: z.literal('pending_if_incomplete'),
  proration_date: z.coerce.number().optional(),
})
const ending = z.strictObject({ cancel_at_period_end: yesNo })

const activePrice = (ctx: Context, id: string) => {
  const price = ctx.store.get('price', id)
  if (!price.active) throw new Refusal(400, 'price_inactive', `The price ${id} is inactive.`)
  return price
}

const applyChange = (ctx: Context, subscription: Subscription, input: z.output<typeof change>) => {
  const [{ id, price }] = input.items
  if (subscription.items.data[0].id !== id) throw new Refusal(404, 'resource_missing', `No such item: '${id}'`)
  changePrice(ctx, subscription, activePrice(ctx, price), input.proration_date ?? ctx.now())
}

export const subscriptionCalls = [
  call('post', '/v1/subscriptions', create, (ctx, { customer, items: [{ price }], metadata }) => {
    ctx.store.get('customer', customer)
    return createSubscription(ctx, { customer, price: activePrice(ctx, price), metadata })
  }),
  call(
    'get',
    '/v1/subscriptions',
    z.strictObject({ customer: z.string(), status: z.literal('all'), limit }),
    (ctx, { customer, limit }) =>
      list(
        ctx.store.all('subscription', (s) => s.customer === customer),
        '/v1/subscriptions',
        limit,
      ),
  ),
  retrieve('subscription', '/v1/subscriptions'),
  call('post', '/v1/subscriptions/:id', z.union([change, ending]), (ctx, input, id) => {
    const subscription = ctx.store.get('subscription', id)
    if ('items' in input) applyChange(ctx, subscription, input)
    else setCancelAtPeriodEnd(ctx, subscription, input.cancel_at_period_end)
    return subscription
  }),
  call('delete', '/v1/subscriptions/:id', NONE, (ctx, _, id) => {
    const subscription = ctx.store.get('subscription', id)
    endSubscription(ctx, subscription)
    return subscription
  }),
]
