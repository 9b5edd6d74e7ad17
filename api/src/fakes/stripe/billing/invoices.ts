import { createObject, type StripeContext } from '../context.ts'
import type { Invoice, InvoiceLine, PaymentMethod, Subscription } from '../objects.ts'
import { StripeError, toCardError } from '../stripe-error.ts'
import { toWire } from '../to-wire.ts'
import { getSubscriptionOfInvoice, markPaid } from './mark-paid.ts'
import { cancelIntent, chargeCard, createIntent } from './payment-intents.ts'
import { findSavedCard, getCardNumber } from './payment-methods.ts'
import { ACTION_REQUIRED } from './test-cards.ts'

/** Stripe's minimum charge; smaller amounts are added to the balance of the customer. */
const MIN_CHARGE_CENTS = 50

/** Issues an open invoice for the lines minus the customer's credit; paid at once when nothing is due. */
export const issueInvoice = (
  ctx: StripeContext,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: InvoiceLine[],
): Invoice => {
  const customer = ctx.store.get('customer', subscription.customer)
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const owed = total + customer.balance
  const due = owed < MIN_CHARGE_CENTS ? 0 : owed
  const fields = createObject(ctx, 'invoice')
  const item = subscription.items.data[0]
  const invoice = ctx.store.add<Invoice>({
    ...fields,
    customer: customer.id,
    number: `FARO-${String(ctx.store.list('invoice').length + 1).padStart(4, '0')}`,
    status: 'open',
    billing_reason: reason,
    currency: subscription.currency,
    total,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    starting_balance: customer.balance,
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${fields.id}/lines` },
    period_start: item.current_period_start,
    period_end: item.current_period_end,
  })
  customer.balance = owed - due
  subscription.latest_invoice = invoice.id
  ctx.emit('invoice.created', invoice)
  ctx.emit('invoice.finalized', invoice)
  if (due === 0) markPaid(ctx, invoice, 0)
  else createIntent(ctx, invoice)
  return invoice
}

const findIntentOfInvoice = (ctx: StripeContext, invoice: Invoice) => {
  const payment = ctx.store.list('invoice_payment', (p) => p.invoice === invoice.id)[0]
  return payment ? ctx.store.get('payment_intent', payment.payment.payment_intent) : null
}

/** Charges the saved card. The invoice remains open without a card or when it is declined. */
export const collectInvoice = (ctx: StripeContext, invoice: Invoice): void => {
  const intent = findIntentOfInvoice(ctx, invoice)
  const method = findSavedCard(ctx, invoice.customer, getSubscriptionOfInvoice(ctx, invoice).default_payment_method)
  if (invoice.status !== 'open' || !intent) return
  if (method) {
    chargeCard(ctx, intent, method, getCardNumber(method))
    return
  }
  invoice.attempt_count += 1
  ctx.emit('invoice.payment_failed', invoice)
}

/** Charges an open invoice to a card. Throws the card error of a declined card or one that needs authentication. */
export const payInvoice = (ctx: StripeContext, invoice: Invoice, method: PaymentMethod): void => {
  const intent = findIntentOfInvoice(ctx, invoice)
  if (invoice.status !== 'open' || !intent)
    throw new StripeError(400, 'invoice_not_editable', `Invoice ${invoice.id} is ${invoice.status}.`)
  chargeCard(ctx, intent, method, getCardNumber(method))
  if (intent.last_payment_error) throw toCardError(intent.last_payment_error, toWire(intent))
  if (intent.status === 'requires_action') throw toCardError(ACTION_REQUIRED, toWire(intent))
}

/** Voids an open invoice, so that it cannot be paid, and restores the credit that it used. */
export const voidInvoice = (ctx: StripeContext, invoice: Invoice): void => {
  if (invoice.status !== 'open')
    throw new StripeError(
      400,
      'invoice_not_editable',
      `Invoice ${invoice.id} is ${invoice.status}; it cannot be voided.`,
    )
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  ctx.store.get('customer', invoice.customer).balance += invoice.starting_balance
  const intent = findIntentOfInvoice(ctx, invoice)
  if (intent) cancelIntent(ctx, intent)
  for (const payment of ctx.store.list('invoice_payment', (p) => p.invoice === invoice.id)) payment.status = 'canceled'
  ctx.emit('invoice.voided', invoice)
  const subscription = getSubscriptionOfInvoice(ctx, invoice)
  if (subscription.latest_invoice !== invoice.id) return
  if (subscription.pending_update) {
    subscription.pending_update = null
    ctx.emit('customer.subscription.pending_update_expired', subscription)
  }
  if (subscription.status === 'incomplete') {
    subscription.status = 'incomplete_expired'
    subscription.ended_at = ctx.nowSeconds()
    ctx.emit('customer.subscription.updated', subscription)
  }
}
