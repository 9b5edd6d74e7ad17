import { createObject, HOUR_SECONDS, type StripeContext } from '../context.ts'
import type { Metadata, Price, Subscription } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'
import { collectInvoice, issueInvoice, voidInvoice } from './invoices.ts'
import { getNextPeriodEnd } from './periods.ts'
import { type ChangeTime, createChangeLines, createPriceLine } from './proration.ts'
import { createTrialFields, type NewTrial } from './trials.ts'

const ENDED_STATUSES = ['canceled', 'incomplete_expired']

interface NewSubscription {
  readonly customer: string
  readonly price: Price
  readonly metadata: Metadata
  readonly trial: NewTrial | null
  readonly settings: {
    readonly payment_method_types?: 'card'[] | undefined
    readonly save_default_payment_method: Subscription['payment_settings']['save_default_payment_method']
  }
}

/**
 * `payment_behavior: default_incomplete`: the subscription is incomplete until the first invoice is paid. That of a trial
 * is over nothing, so a trial begins at once.
 */
export const createSubscription = (
  ctx: StripeContext,
  { customer, price, metadata, settings, trial }: NewSubscription,
): Subscription => {
  const fields = createObject(ctx, 'subscription')
  const trialFields = createTrialFields(fields.created, trial)
  const { trial_end: trialEnd } = trialFields
  const subscription = ctx.store.add<Subscription>({
    ...fields,
    customer,
    ...trialFields,
    status: trial ? 'trialing' : 'incomplete',
    billing_cycle_anchor: trialEnd ?? fields.created,
    currency: price.currency,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${fields.id.slice(4)}`,
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: fields.created,
          current_period_end: trialEnd ?? getNextPeriodEnd(fields.created, fields.created, price.recurring.interval),
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${fields.id}`,
    },
    latest_invoice: null,
    default_payment_method: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: settings.payment_method_types ?? null,
      save_default_payment_method: settings.save_default_payment_method,
    },
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    pending_update: null,
    metadata,
    collection_method: 'charge_automatically',
  })
  ctx.emit('customer.subscription.created', subscription)
  issueInvoice(ctx, subscription, 'subscription_create', [createPriceLine(price, trial === null)])
  return subscription
}

/**
 * `proration_behavior: always_invoice` with `payment_behavior: pending_if_incomplete`: the change applies when its
 * invoice is paid, immediately when the saved card pays it or nothing is due. `asOf`: Unix seconds. `endsTrial`:
 * `trial_end: now`.
 */
export const changePrice = (
  ctx: StripeContext,
  subscription: Subscription,
  price: Price,
  { asOf, endsTrial }: ChangeTime,
): void => {
  if (ENDED_STATUSES.includes(subscription.status) || subscription.status === 'incomplete')
    throw new StripeError(400, null, `A subscription that is ${subscription.status} cannot be changed.`)
  if (subscription.pending_update && subscription.latest_invoice)
    voidInvoice(ctx, ctx.store.get('invoice', subscription.latest_invoice))
  const item = subscription.items.data[0]
  if (item.price.id === price.id) return
  const now = ctx.nowSeconds()
  subscription.pending_update = {
    expires_at: Math.min(item.current_period_end, now + 23 * HOUR_SECONDS),
    subscription_items: [{ id: item.id, price }],
    trial_end: endsTrial ? now : null,
  }
  const lines = createChangeLines(subscription, price, { asOf, endsTrial })
  collectInvoice(ctx, issueInvoice(ctx, subscription, 'subscription_update', lines))
  ctx.emit('customer.subscription.updated', subscription)
}

const assertNotEnded = (subscription: Subscription): void => {
  const message = 'A canceled subscription can only update its cancellation_details and metadata.'
  if (ENDED_STATUSES.includes(subscription.status))
    throw new StripeError(400, 'invalid_canceled_subscription_fields', message)
}

/** Revoking does not remove an end date of another day, which has a parameter of its own. */
export const setCancelAtPeriodEnd = (ctx: StripeContext, subscription: Subscription, cancel: boolean): void => {
  assertNotEnded(subscription)
  if (cancel || subscription.cancel_at_period_end) {
    subscription.cancel_at = cancel ? subscription.items.data[0].current_period_end : null
    subscription.canceled_at = cancel ? ctx.nowSeconds() : null
  }
  subscription.cancel_at_period_end = cancel
  ctx.emit('customer.subscription.updated', subscription)
}

/** Sets or removes (`null`) the end date, as in the dashboard. `at`: Unix seconds. */
export const setCancelAt = (ctx: StripeContext, subscription: Subscription, at: number | null): void => {
  assertNotEnded(subscription)
  subscription.cancel_at_period_end = false
  subscription.cancel_at = at
  subscription.canceled_at = at === null ? null : ctx.nowSeconds()
  ctx.emit('customer.subscription.updated', subscription)
}

/** Cancels a subscription. Its open invoice is voided when it is the first one or of a pending change. */
export const endSubscription = (ctx: StripeContext, subscription: Subscription): void => {
  if (ENDED_STATUSES.includes(subscription.status))
    throw new StripeError(404, 'resource_missing', `No such subscription: '${subscription.id}'`)
  const invoice = subscription.latest_invoice ? ctx.store.get('invoice', subscription.latest_invoice) : null
  const isFirst = subscription.status === 'incomplete'
  subscription.status = 'canceled'
  subscription.canceled_at = ctx.nowSeconds()
  subscription.ended_at = ctx.nowSeconds()
  if (invoice?.status === 'open' && (isFirst || subscription.pending_update)) voidInvoice(ctx, invoice)
  if (invoice?.status === 'open') invoice.next_payment_attempt = null
  ctx.emit('customer.subscription.deleted', subscription)
}
