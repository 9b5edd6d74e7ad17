import type { Stripe } from 'stripe'
import { SUBSCRIPTION_STATUSES } from '#shared/plans.ts'
import type { ProviderInvoice, ProviderSubscription } from '../../ports/payments.ts'
import { getPlanOfPrice } from './prices.ts'

type Status = ProviderSubscription['status']

/** Id of a field that is an id, an expanded object or absent. */
export const getId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

const isStatus = (value: string): value is Status =>
  value !== 'free' && SUBSCRIPTION_STATUSES.some((status) => status === value)

/** Converts an invoice; the client secret only of an open one. */
export const toProviderInvoice = (invoice: Stripe.Invoice): ProviderInvoice => ({
  id: invoice.id,
  number: invoice.number,
  status: toInvoiceStatus(invoice.status),
  totalCents: invoice.total,
  currency: invoice.currency,
  createdAt: invoice.created * 1000,
  url: invoice.hosted_invoice_url ?? null,
  pdf: invoice.invoice_pdf ?? null,
  clientSecret: invoice.status === 'open' ? (invoice.confirmation_secret?.client_secret ?? null) : null,
})

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
const toInvoiceStatus = (status: string | null): ProviderInvoice['status'] =>
  INVOICE_STATUSES.find((known) => known === status) ?? 'draft'

const getPendingPrice = (subscription: Stripe.Subscription): Stripe.Price | string | null =>
  subscription.pending_update?.subscription_items?.[0]?.price ?? null

/** Id of the price of a pending change. The types of the SDK have an object, the documentation shows an id. */
export const getPendingPriceId = (subscription: Stripe.Subscription): string | null => {
  const price = getPendingPrice(subscription)
  return typeof price === 'string' ? price : null
}

const getPendingPlan = (subscription: Stripe.Subscription): ProviderSubscription['pendingPlan'] => {
  const price = getPendingPrice(subscription)
  return price && typeof price === 'object' ? (getPlanOfPrice(price)?.plan ?? null) : null
}

/**
 * Converts a subscription; null when it is for none of our plans. An unknown status gives no access. A pending price that
 * is only an id has no plan yet.
 */
export const toProviderSubscription = (subscription: Stripe.Subscription): ProviderSubscription | null => {
  const item = subscription.items.data[0]
  const planOfPrice = item && getPlanOfPrice(item.price)
  const customerId = getId(subscription.customer)
  if (!item || !planOfPrice || !customerId) return null
  const { latest_invoice: invoice } = subscription
  return {
    id: subscription.id,
    customerId,
    status: isStatus(subscription.status) ? subscription.status : 'unpaid',
    ...planOfPrice,
    createdAt: subscription.created * 1000,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    currentPeriodStart: item.current_period_start * 1000,
    currentPeriodEnd: (subscription.cancel_at ?? item.current_period_end) * 1000,
    pendingPlan: getPendingPlan(subscription),
    itemId: item.id,
    latestInvoice: invoice && typeof invoice === 'object' ? toProviderInvoice(invoice) : null,
  }
}
