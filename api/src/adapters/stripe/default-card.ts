import type { Stripe } from 'stripe'
import { ignoreMissing, withAppErrors } from './errors.ts'
import { getId } from './map-objects.ts'

const toObject = <T extends object>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? (value ?? null) : null

/**
 * Makes the card of a succeeded payment the customer's default, which renewals charge and the billing portal changes.
 * A default that was saved later than the card stays, because events arrive late and in any order.
 */
export const setDefaultCard = async (stripe: Stripe, paymentIntentId: string): Promise<void> => {
  const intent = await withAppErrors(stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['payment_method'] }))
  const [customerId, card] = [getId(intent.customer), toObject(intent.payment_method)]
  if (intent.status !== 'succeeded' || !customerId || !card || getId(card.customer) !== customerId) return
  const customer = await withAppErrors(
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
  )
  if (customer.deleted) return
  const current = toObject(customer.invoice_settings.default_payment_method)
  if (current && (current.id === card.id || current.created > card.created)) return
  await ignoreMissing(stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card.id } }))
}
