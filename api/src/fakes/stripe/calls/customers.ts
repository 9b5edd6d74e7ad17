import * as z from 'zod'
import { call, metadata } from '../call.ts'
import { base } from '../context.ts'
import { endSubscription } from '../subscriptions.ts'
import type { Customer } from '../wire.ts'

const details = z.strictObject({
  email: z.email().optional(),
  name: z.string().optional(),
  preferred_locales: z.array(z.string()).default([]),
  metadata,
})

const gone = (id: string) => ({ id, object: 'customer', deleted: true })

export const customerCalls = [
  call('post', '/v1/customers', details, (ctx, { email, name, ...input }) => {
    const customer = ctx.store.add<Customer>({
      ...base(ctx, 'customer'),
      ...input,
      email: email ?? null,
      name: name ?? null,
      balance: 0,
      invoice_settings: { default_payment_method: null },
    })
    ctx.emit('customer.created', customer)
    return customer
  }),
  call('get', '/v1/customers/:id', z.strictObject({}), (ctx, _, id) => ctx.store.get('customer', id)),
  // Ends every subscription at once, as Stripe does, and repeats nothing personal afterwards.
  call('delete', '/v1/customers/:id', z.strictObject({}), (ctx, _, id) => {
    const customer = ctx.store.get('customer', id)
    const live = ctx.store.all('subscription', (s) => s.customer === id && s.ended_at === null)
    for (const subscription of live) endSubscription(ctx, subscription)
    for (const method of ctx.store.all('payment_method', (m) => m.customer === id)) ctx.store.remove(method.id)
    ctx.store.forget(id)
    ctx.emit('customer.deleted', { ...customer, email: null, name: null, metadata: {} })
    return gone(id)
  }),
]
