import { base, type Context, HOUR } from './context.ts'
import { collect, issue, voidInvoice } from './invoices.ts'
import { nextEnd } from './periods.ts'
import { prorate } from './proration.ts'
import { Refusal } from './refusal.ts'
import type { Metadata, Price, Subscription } from './wire.ts'

const ENDED = ['canceled', 'incomplete_expired']

/** `payment_behavior: default_incomplete`: nothing is given until the first invoice is paid. */
export const createSubscription = (
  ctx: Context,
  { customer, price, metadata }: { customer: string; price: Price; metadata: Metadata },
): Subscription => {
  const made = base(ctx, 'subscription')
  const end = nextEnd(made.created, made.created, price.recurring.interval)
  const subscription = ctx.store.add<Subscription>({
    ...made,
    customer,
    status: 'incomplete',
    currency: price.currency,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${made.id.slice(4)}`,
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: made.created,
          current_period_end: end,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${made.id}`,
    },
    latest_invoice: null,
    default_payment_method: null,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    pending_update: null,
    metadata,
    collection_method: 'charge_automatically',
  })
  ctx.emit('customer.subscription.created', subscription)
  issue(ctx, subscription, 'subscription_create', [
    { description: `1 × ${price.lookup_key ?? price.id}`, amount: price.unit_amount, price: price.id },
  ])
  return subscription
}

/**
 * `proration_behavior: always_invoice` with `payment_behavior: pending_if_incomplete`: the change is applied once its
 * invoice is paid, at once when the saved card pays it or nothing is owed.
 */
export const changePrice = (ctx: Context, subscription: Subscription, price: Price, asOf: number): void => {
  if (ENDED.includes(subscription.status) || subscription.status === 'incomplete')
    throw new Refusal(400, null, `A subscription that is ${subscription.status} cannot be changed.`)
  if (subscription.pending_update && subscription.latest_invoice)
    voidInvoice(ctx, ctx.store.get('invoice', subscription.latest_invoice))
  const item = subscription.items.data[0]
  if (item.price.id === price.id) return
  const expires = Math.min(item.current_period_end, ctx.now() + 23 * HOUR)
  const lines = prorate(subscription, price, asOf)
  subscription.pending_update = { expires_at: expires, subscription_items: [{ id: item.id, price }] }
  collect(ctx, issue(ctx, subscription, 'subscription_update', lines))
  ctx.emit('customer.subscription.updated', subscription)
}

export const setCancelAtPeriodEnd = (ctx: Context, subscription: Subscription, cancel: boolean): void => {
  if (ENDED.includes(subscription.status))
    throw new Refusal(400, null, 'A canceled subscription can only update its cancellation_details and metadata.')
  subscription.cancel_at_period_end = cancel
  subscription.cancel_at = cancel ? subscription.items.data[0].current_period_end : null
  subscription.canceled_at = cancel ? ctx.now() : null
  ctx.emit('customer.subscription.updated', subscription)
}

/** Ends a subscription now. Its open invoice is voided when it was the first or a pending change, else left open. */
export const endSubscription = (ctx: Context, subscription: Subscription): void => {
  if (ENDED.includes(subscription.status))
    throw new Refusal(404, 'resource_missing', `No such subscription: '${subscription.id}'`)
  const invoice = subscription.latest_invoice ? ctx.store.get('invoice', subscription.latest_invoice) : null
  const first = subscription.status === 'incomplete'
  subscription.status = 'canceled'
  subscription.canceled_at = ctx.now()
  subscription.ended_at = ctx.now()
  if (invoice?.status === 'open' && (first || subscription.pending_update)) voidInvoice(ctx, invoice)
  if (invoice?.status === 'open') invoice.next_payment_attempt = null
  ctx.emit('customer.subscription.deleted', subscription)
}
