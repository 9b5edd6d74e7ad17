import { AUTHENTICATION_FAILED, outcomeOf } from './cards.ts'
import { base, type Context } from './context.ts'
import { markPaid, subscriptionOf } from './invoice-paid.ts'
import { Refusal } from './refusal.ts'
import type { CardError, Invoice, PaymentIntent, PaymentMethod } from './wire.ts'

const invoiceOf = (ctx: Context, intent: PaymentIntent): Invoice | null => {
  const payment = ctx.store.all('invoice_payment', (p) => p.payment.payment_intent === intent.id)[0]
  return payment ? ctx.store.get('invoice', payment.invoice) : null
}

/** An intent for an invoice, linked to it by an invoice payment. */
export const intentFor = (ctx: Context, invoice: Invoice): PaymentIntent => {
  const made = base(ctx, 'payment_intent')
  const intent = ctx.store.add<PaymentIntent>({
    ...made,
    customer: invoice.customer,
    amount: invoice.amount_due,
    amount_received: 0,
    currency: invoice.currency,
    status: 'requires_payment_method',
    client_secret: `${made.id}_secret_${ctx.store.id('event').slice(4)}`,
    payment_method: null,
    latest_charge: null,
    setup_future_usage: 'off_session',
    last_payment_error: null,
    next_action: null,
  })
  ctx.store.add({
    ...base(ctx, 'invoice_payment'),
    invoice: invoice.id,
    status: 'open',
    amount_requested: invoice.amount_due,
    payment: { type: 'payment_intent', payment_intent: intent.id },
  })
  return intent
}

const addCharge = (ctx: Context, intent: PaymentIntent, status: 'succeeded' | 'failed') => {
  const charge = ctx.store.add({
    ...base(ctx, 'charge'),
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

const succeed = (ctx: Context, intent: PaymentIntent): void => {
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    last_payment_error: null,
  })
  addCharge(ctx, intent, 'succeeded')
  ctx.emit('payment_intent.succeeded', intent)
  const invoice = invoiceOf(ctx, intent)
  if (!invoice) return
  const subscription = subscriptionOf(ctx, invoice)
  subscription.default_payment_method = intent.payment_method
  markPaid(ctx, invoice, intent.amount)
}

const fail = (ctx: Context, intent: PaymentIntent, error: CardError): void => {
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error, next_action: null })
  addCharge(ctx, intent, 'failed')
  ctx.emit('payment_intent.payment_failed', intent)
  const invoice = invoiceOf(ctx, intent)
  if (!invoice) return
  invoice.attempt_count += 1
  ctx.emit('invoice.payment_failed', invoice)
}

const askBank = (ctx: Context, intent: PaymentIntent): void => {
  Object.assign(intent, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
    last_payment_error: null,
  })
  ctx.emit('payment_intent.requires_action', intent)
  const invoice = invoiceOf(ctx, intent)
  if (invoice) ctx.emit('invoice.payment_action_required', invoice)
}

/** Charges a card for an intent: paid, refused, or waiting for the bank's question (3-D Secure). */
export const charge = (ctx: Context, intent: PaymentIntent, method: PaymentMethod, number: string): void => {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw new Refusal(
      400,
      'payment_intent_unexpected_state',
      `This PaymentIntent's status is ${intent.status}; it cannot be confirmed.`,
      'invalid_request_error',
      { payment_intent: { id: intent.id, status: intent.status } },
    )
  intent.payment_method = method.id
  const outcome = outcomeOf(number)
  if (outcome === 'succeeds') succeed(ctx, intent)
  else if (outcome === 'challenge') askBank(ctx, intent)
  else fail(ctx, intent, outcome)
}

/** The answer to the bank's question. */
export const answerBank = (ctx: Context, intent: PaymentIntent, yes: boolean): void => {
  if (intent.status !== 'requires_action')
    throw new Refusal(400, 'payment_intent_unexpected_state', `This PaymentIntent's status is ${intent.status}.`)
  if (yes) succeed(ctx, intent)
  else fail(ctx, intent, AUTHENTICATION_FAILED)
}

export const cancelIntent = (ctx: Context, intent: PaymentIntent): void => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return
  Object.assign(intent, { status: 'canceled', next_action: null })
  ctx.emit('payment_intent.canceled', intent)
}
