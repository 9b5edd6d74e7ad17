import * as z from 'zod'
import { call, limit, list, NONE, retrieve } from '../call.ts'
import { voidInvoice } from '../invoices.ts'
import { prorate } from '../proration.ts'

const preview = z.strictObject({
  customer: z.string(),
  subscription: z.string(),
  subscription_details: z.strictObject({
    items: z.tuple([z.strictObject({ id: z.string(), price: z.string() })]),
    proration_behavior: z.literal('always_invoice'),
    proration_date: z.coerce.number().optional(),
  }),
})

export const invoiceCalls = [
  call('post', '/v1/invoices/create_preview', preview, (ctx, { customer, subscription, subscription_details }) => {
    const lines = prorate(
      ctx.store.get('subscription', subscription),
      ctx.store.get('price', subscription_details.items[0].price),
      subscription_details.proration_date ?? ctx.now(),
    )
    const total = lines.reduce((sum, line) => sum + line.amount, 0)
    const starting_balance = ctx.store.get('customer', customer).balance
    const owed = total + starting_balance
    return { object: 'invoice', currency: 'usd', total, starting_balance, amount_due: owed < 50 ? 0 : owed }
  }),
  call('get', '/v1/invoices', z.strictObject({ customer: z.string(), limit }), (ctx, { customer, limit }) =>
    list(
      ctx.store.all('invoice', (invoice) => invoice.customer === customer),
      '/v1/invoices',
      limit,
    ),
  ),
  retrieve('invoice', '/v1/invoices'),
  call('post', '/v1/invoices/:id/void', NONE, (ctx, _, id) => {
    const invoice = ctx.store.get('invoice', id)
    voidInvoice(ctx, invoice)
    return invoice
  }),
  call(
    'get',
    '/v1/invoice_payments',
    z.strictObject({
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
      limit,
    }),
    (ctx, { payment, limit }) =>
      list(
        ctx.store.all('invoice_payment', (p) => p.payment.payment_intent === payment.payment_intent),
        '/v1/invoice_payments',
        limit,
      ),
  ),
]
