import * as z from 'zod'
import { payInvoice, voidInvoice } from '../../billing/invoices.ts'
import { createChangeLines } from '../../billing/proration.ts'
import { createObject, type StripeContext } from '../../context.ts'
import type { InvoiceLine, Subscription } from '../../objects.ts'
import { defineEndpoint, defineRetrieveEndpoint, limitSchema, NO_PARAMETERS, toListObject } from '../endpoint.ts'

const previewSchema = z.strictObject({
  customer: z.string(),
  subscription: z.string(),
  subscription_details: z.strictObject({
    items: z.tuple([z.strictObject({ id: z.string(), price: z.string() })]),
    proration_behavior: z.literal('always_invoice'),
    proration_date: z.coerce.number().optional(),
    trial_end: z.literal('now').optional(),
  }),
})

/** An invoice that is not stored. */
const createPreview = (ctx: StripeContext, subscription: Subscription, lines: InvoiceLine[]) => {
  const fields = createObject(ctx, 'invoice')
  const item = subscription.items.data[0]
  return {
    ...fields,
    customer: subscription.customer,
    number: null,
    status: 'draft',
    billing_reason: 'upcoming',
    currency: subscription.currency,
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${fields.id}/lines` },
    period_start: item.current_period_start,
    period_end: item.current_period_end,
  }
}

export const invoiceEndpoints = [
  defineEndpoint(
    'post',
    '/v1/invoices/create_preview',
    previewSchema,
    (ctx, { customer, subscription, subscription_details }) => {
      const { items, proration_date, trial_end } = subscription_details
      const lines = createChangeLines(
        ctx.store.get('subscription', subscription),
        ctx.store.get('price', items[0].price),
        { asOf: proration_date ?? ctx.nowSeconds(), endsTrial: trial_end === 'now' },
      )
      const total = lines.reduce((sum, line) => sum + line.amount, 0)
      const starting_balance = ctx.store.get('customer', customer).balance
      const owed = total + starting_balance
      return {
        ...createPreview(ctx, ctx.store.get('subscription', subscription), lines),
        total,
        starting_balance,
        amount_due: owed < 50 ? 0 : owed,
        amount_remaining: owed < 50 ? 0 : owed,
      }
    },
  ),
  defineEndpoint(
    'get',
    '/v1/invoices',
    z.strictObject({ customer: z.string(), limit: limitSchema }),
    (ctx, { customer, limit }) =>
      toListObject(
        ctx.store.list('invoice', (invoice) => invoice.customer === customer),
        '/v1/invoices',
        limit,
      ),
  ),
  defineRetrieveEndpoint('invoice', '/v1/invoices'),
  defineEndpoint('post', '/v1/invoices/:id/void', NO_PARAMETERS, (ctx, _, id) => {
    const invoice = ctx.store.get('invoice', id)
    voidInvoice(ctx, invoice)
    return invoice
  }),
  defineEndpoint(
    'post',
    '/v1/invoices/:id/pay',
    z.strictObject({ payment_method: z.string() }),
    (ctx, { payment_method }, id) => {
      const invoice = ctx.store.get('invoice', id)
      payInvoice(ctx, invoice, ctx.store.get('payment_method', payment_method))
      return invoice
    },
  ),
  defineEndpoint(
    'get',
    '/v1/invoice_payments',
    z.strictObject({
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
      limit: limitSchema,
    }),
    (ctx, { payment, limit }) =>
      toListObject(
        ctx.store.list('invoice_payment', (p) => p.payment.payment_intent === payment.payment_intent),
        '/v1/invoice_payments',
        limit,
      ),
  ),
]
