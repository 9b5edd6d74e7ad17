import type { StripeContext } from '../context.ts'
import type { Invoice, Subscription } from '../objects.ts'
import { getNextPeriodEnd } from './periods.ts'

/** The subscription that an invoice is for. Throws when it does not exist. */
export const getSubscriptionOfInvoice = (ctx: StripeContext, invoice: Invoice): Subscription =>
  ctx.store.get('subscription', invoice.parent.subscription_details.subscription)

/** The first paid period begins now. */
const endTrial = (ctx: StripeContext, subscription: Subscription): void => {
  const now = ctx.nowSeconds()
  const item = subscription.items.data[0]
  Object.assign(subscription, {
    status: 'active',
    trial_end: now,
    billing_cycle_anchor: now,
  } satisfies Partial<Subscription>)
  item.current_period_start = now
  item.current_period_end = getNextPeriodEnd(now, now, item.price.recurring.interval)
}

const applyPendingUpdate = (ctx: StripeContext, subscription: Subscription): void => {
  const change = subscription.pending_update?.subscription_items[0]
  if (change) subscription.items.data[0].price = change.price
  if (subscription.pending_update?.trial_end != null) endTrial(ctx, subscription)
  subscription.pending_update = null
  ctx.emit('customer.subscription.pending_update_applied', subscription)
}

/** Marks an invoice as paid and activates its subscription or pending change. `amount`: cents. */
export const markPaid = (ctx: StripeContext, invoice: Invoice, amount: number): void => {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: amount,
    amount_remaining: 0,
    next_payment_attempt: null,
  } satisfies Partial<Invoice>)
  for (const payment of ctx.store.list('invoice_payment', (p) => p.invoice === invoice.id && p.status === 'open'))
    payment.status = 'paid'
  const subscription = getSubscriptionOfInvoice(ctx, invoice)
  if (subscription.latest_invoice === invoice.id) {
    if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) subscription.status = 'active'
    if (subscription.pending_update) applyPendingUpdate(ctx, subscription)
  }
  ctx.emit('invoice.paid', invoice)
  ctx.emit('customer.subscription.updated', subscription)
}
