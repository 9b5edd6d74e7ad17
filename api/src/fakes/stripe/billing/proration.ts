import type { InvoiceLine, Price, Subscription } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'

/** When a price changes (Unix seconds), and whether that ends a trial. */
export interface ChangeTime {
  readonly asOf: number
  readonly endsTrial: boolean
}

/** One period of a price; nothing is due for it during a trial. */
export const createPriceLine = (price: Price, isDue: boolean): InvoiceLine => ({
  description: `${isDue ? '' : 'Free trial for '}1 × ${price.lookup_key ?? price.id}`,
  amount: isDue ? price.unit_amount : 0,
  price: price.id,
  product: price.product,
})

/** A change in a trial costs nothing, or the whole new period when it ends the trial; another one is prorated. */
export const createChangeLines = (
  subscription: Subscription,
  to: Price,
  { asOf, endsTrial }: ChangeTime,
): InvoiceLine[] =>
  subscription.status === 'trialing' ? [createPriceLine(to, endsTrial)] : createProrationLines(subscription, to, asOf)

/** Credits the unused time on the old price and charges the rest of the period on the new one. `at`: Unix seconds. */
const createProrationLines = (subscription: Subscription, to: Price, at: number): InvoiceLine[] => {
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
