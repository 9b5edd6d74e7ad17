import type { InvoiceLine, Price, Subscription } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'

/** Credits the unused time on the old price and charges the rest of the period on the new one. `at`: Unix seconds. */
export const createProrationLines = (subscription: Subscription, to: Price, at: number): InvoiceLine[] => {
  const { price: from, current_period_start: start, current_period_end: end } = subscription.items.data[0]
  if (at < start || at > end) throw new StripeError(400, null, 'The proration date must be within the current period.')
  const remaining = Math.max(0, end - at) / (end - start)
  return [
    {
      description: `Unused time on ${from.lookup_key ?? from.id}`,
      amount: -Math.round(from.unit_amount * remaining),
      price: from.id,
      product: from.product,
    },
    {
      description: `Remaining time on ${to.lookup_key ?? to.id}`,
      amount: Math.round(to.unit_amount * remaining),
      price: to.id,
      product: to.product,
    },
  ]
}
