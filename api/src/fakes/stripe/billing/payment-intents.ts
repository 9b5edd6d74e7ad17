import { createObject, type StripeContext } from '../context.ts'
import type { CardError, Invoice, PaymentIntent, PaymentMethod } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'
import { getSubscriptionOfInvoice, markPaid } from './mark-paid.ts'
import { AUTHENTICATION_FAILED, getChargeOutcome } from './test-cards.ts'

const findInvoiceOfIntent = (ctx: StripeContext, intent: PaymentIntent): Invoice | null => {
  const payment = ctx.store.list('invoice_payment', (p) => p.payment.payment_intent === intent.id)[0]
  return payment ? ctx.store.get('invoice', payment.invoice) : null
}

/** Creates a payment intent for an invoice, linked by an invoice payment. */
export const createIntent = (ctx: StripeContext, invoice: Invoice): PaymentIntent => {
  const fields = createObject(ctx, 'payment_intent')
  const intent = ctx.store.add<PaymentIntent>({
    ...fields,
    customer: invoice.customer,
    amount: invoice.amount_due,
    amount_received: 0,
    currency: invoice.currency,
    status: 'requires_payment_method',
    client_secret: `${fields.id}_secret_${ctx.store.createId('event').slice(4)}`,
    payment_method: null,
    latest_charge: null,
    setup_future_usage: 'off_session',
    last_payment_error: null,
    next_action: null,
  })
  ctx.store.add({
    ...createObject(ctx, 'invoice_payment'),
    invoice: invoice.id,
    status: 'open',
    amount_requested: invoice.amount_due,
    payment: { type: 'payment_intent', payment_intent: intent.id },
  })
  return intent
}

const addCharge = (ctx: StripeContext, intent: PaymentIntent, status: 'succeeded' | 'failed') => {
  const charge = ctx.store.add({
    ...createObject(ctx, 'charge'),
    customer: intent.customer,
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    status,
    currency: intent.currency,
  })
  intent.latest_charge = charge.id
  ctx.emit(`charge.${status}`, charge)
}

const markSucceeded = (ctx: StripeContext, intent: PaymentIntent): void => {
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    last_payment_error: null,
  })
  addCharge(ctx, intent, 'succeeded')
  ctx.emit('payment_intent.succeeded', intent)
  const invoice = findInvoiceOfIntent(ctx, intent)
  if (!invoice) return
  const subscription = getSubscriptionOfInvoice(ctx, invoice)
  if (subscription.payment_settings.save_default_payment_method === 'on_subscription')
    subscription.default_payment_method = intent.payment_method
  markPaid(ctx, invoice, intent.amount)
}

const markFailed = (ctx: StripeContext, intent: PaymentIntent, error: CardError): void => {
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error, next_action: null })
  addCharge(ctx, intent, 'failed')
  ctx.emit('payment_intent.payment_failed', intent)
  const invoice = findInvoiceOfIntent(ctx, intent)
  if (!invoice) return
  invoice.attempt_count += 1
  ctx.emit('invoice.payment_failed', invoice)
}

const requireAuthentication = (ctx: StripeContext, intent: PaymentIntent): void => {
  Object.assign(intent, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
    last_payment_error: null,
  })
  ctx.emit('payment_intent.requires_action', intent)
  const invoice = findInvoiceOfIntent(ctx, intent)
  if (invoice) ctx.emit('invoice.payment_action_required', invoice)
}

/** Charges a card: the intent succeeds, fails, or requires 3-D Secure authentication. */
export const chargeCard = (ctx: StripeContext, intent: PaymentIntent, method: PaymentMethod, number: string): void => {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw new StripeError(
      400,
      'payment_intent_unexpected_state',
      `This PaymentIntent's status is ${intent.status}; it cannot be confirmed.`,
      'invalid_request_error',
      { payment_intent: { id: intent.id, status: intent.status } },
    )
  intent.payment_method = method.id
  const outcome = getChargeOutcome(number)
  if (outcome === 'succeeds') markSucceeded(ctx, intent)
  else if (outcome === 'challenge') requireAuthentication(ctx, intent)
  else markFailed(ctx, intent, outcome)
}

/** Ends the 3-D Secure authentication of an intent. */
export const completeAuthentication = (ctx: StripeContext, intent: PaymentIntent, succeeded: boolean): void => {
  if (intent.status !== 'requires_action')
    throw new StripeError(400, 'payment_intent_unexpected_state', `This PaymentIntent's status is ${intent.status}.`)
  if (succeeded) markSucceeded(ctx, intent)
  else markFailed(ctx, intent, AUTHENTICATION_FAILED)
}

/** Cancels a payment that has not succeeded, with its event. */
export const cancelIntent = (ctx: StripeContext, intent: PaymentIntent): void => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return
  Object.assign(intent, { status: 'canceled', next_action: null })
  ctx.emit('payment_intent.canceled', intent)
}
