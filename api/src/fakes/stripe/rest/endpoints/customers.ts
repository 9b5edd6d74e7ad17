import * as z from 'zod'
import { endSubscription } from '../../billing/subscriptions.ts'
import { createObject } from '../../context.ts'
import type { Customer } from '../../objects.ts'
import { StripeError } from '../../stripe-error.ts'
import { defineEndpoint, metadataSchema } from '../endpoint.ts'

const customerSchema = z.strictObject({
  email: z.email().optional(),
  name: z.string().optional(),
  preferred_locales: z.array(z.string()).default([]),
  metadata: metadataSchema,
})

const updateSchema = z.strictObject({
  invoice_settings: z.strictObject({ default_payment_method: z.string() }),
})

const toDeletedCustomer = (id: string) => ({ id, object: 'customer', deleted: true })

export const customerEndpoints = [
  defineEndpoint('post', '/v1/customers', customerSchema, (ctx, { email, name, ...input }) => {
    const customer = ctx.store.add<Customer>({
      ...createObject(ctx, 'customer'),
      ...input,
      email: email ?? null,
      name: name ?? null,
      balance: 0,
      invoice_settings: { default_payment_method: null },
    })
    ctx.emit('customer.created', customer)
    return customer
  }),
  defineEndpoint('get', '/v1/customers/:id', z.strictObject({}), (ctx, _, id) => ctx.store.get('customer', id)),
  defineEndpoint('post', '/v1/customers/:id', updateSchema, (ctx, { invoice_settings }, id) => {
    const customer = ctx.store.get('customer', id)
    if (ctx.store.get('payment_method', invoice_settings.default_payment_method).customer !== id)
      throw new StripeError(400, null, 'The customer does not have a payment method with this ID.')
    Object.assign(customer.invoice_settings, invoice_settings)
    ctx.emit('customer.updated', customer)
    return customer
  }),
  // Cancels every subscription, as Stripe does, and deletes all personal data.
  defineEndpoint('delete', '/v1/customers/:id', z.strictObject({}), (ctx, _, id) => {
    const customer = ctx.store.get('customer', id)
    const live = ctx.store.list('subscription', (s) => s.customer === id && s.ended_at === null)
    for (const subscription of live) endSubscription(ctx, subscription)
    for (const method of ctx.store.list('payment_method', (m) => m.customer === id)) ctx.store.delete(method.id)
    ctx.store.deleteWithReferences(id)
    ctx.emit('customer.deleted', { ...customer, email: null, name: null, metadata: {} })
    return toDeletedCustomer(id)
  }),
]
