import type { Stripe } from 'stripe'
import { AppError } from '#shared/errors.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'
import { ignoreMissing, withAppErrors } from './errors.ts'
import { getId } from './map-objects.ts'

const toObject = <T extends object>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? (value ?? null) : null

const getDefaultCard = async (stripe: Stripe, customerId: string): Promise<Stripe.PaymentMethod | null> => {
  const customer = await withAppErrors(
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
  )
  return customer.deleted ? null : toObject(customer.invoice_settings.default_payment_method)
}

/**
 * Charges an owed renewal to a card that was saved after it was issued, so that nobody waits for Stripe's next retry. The
 * idempotency key tries each card once. A card that cannot pay is no error: the retries and the payment form remain.
 */
export const payRenewalWithNewCard = async (
  stripe: Stripe,
  { status, customerId, latestInvoice }: ProviderSubscription,
): Promise<void> => {
  if (status !== 'past_due' || latestInvoice?.status !== 'open') return
  const card = await getDefaultCard(stripe, customerId)
  if (!card || card.created * 1000 <= latestInvoice.createdAt) return
  const options = { idempotencyKey: `pay:${latestInvoice.id}:${card.id}` }
  await withAppErrors(stripe.invoices.pay(latestInvoice.id, { payment_method: card.id }, options)).catch(
    (error: unknown) => {
      if (!(error instanceof AppError && ['payment-incomplete', 'plan-changing'].includes(error.code))) throw error
    },
  )
}

const EXPANDED_CARD = { expand: ['payment_method'] }

/** A payment or setup intent with its card; the prefix of an id names its kind. */
const fetchIntent = (stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | Stripe.SetupIntent> =>
  id.startsWith('seti_')
    ? withAppErrors(stripe.setupIntents.retrieve(id, EXPANDED_CARD))
    : withAppErrors(stripe.paymentIntents.retrieve(id, EXPANDED_CARD))

/**
 * Makes the card of a succeeded intent the customer's default, which renewals charge and the billing portal changes.
 * A default that was saved later than the card stays, because events arrive late and in any order.
 */
export const setDefaultCard = async (stripe: Stripe, intentId: string): Promise<void> => {
  const intent = await fetchIntent(stripe, intentId)
  const [customerId, card] = [getId(intent.customer), toObject(intent.payment_method)]
  if (intent.status !== 'succeeded' || !customerId || !card || getId(card.customer) !== customerId) return
  const current = await getDefaultCard(stripe, customerId)
  if (current && (current.id === card.id || current.created > card.created)) return
  await ignoreMissing(stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card.id } }))
}
