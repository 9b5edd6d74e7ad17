import type { Stripe } from 'stripe'
import { AppError } from '#shared/errors.ts'
import {
  BILLING_INTERVALS,
  type BillingInterval,
  CURRENCY,
  getPriceCents,
  PAID_PLAN_IDS,
  type PaidPlanId,
} from '#shared/plans.ts'
import { withAppErrors } from './errors.ts'
import { createLookupKey, isInterval, isPlan } from './names.ts'

const LOOKUP_KEYS = PAID_PLAN_IDS.flatMap((plan) =>
  BILLING_INTERVALS.map((interval) => createLookupKey(plan, interval)),
)

const matchesPlan = (price: Stripe.Price, plan: PaidPlanId, interval: BillingInterval): boolean =>
  price.unit_amount === getPriceCents(plan, interval) &&
  price.currency === CURRENCY &&
  price.recurring?.interval === interval &&
  price.recurring.interval_count === 1

/**
 * The provider's price for a plan, found by its lookup key and kept. A price that is missing, or is not the one we show,
 * is `not-configured`: nobody is charged another amount than the screen said.
 */
export const createPriceLookup = (stripe: Stripe) => {
  // The prices are kept, not the promise: in workerd one request must not wait for another's I/O.
  let known: Map<string, Stripe.Price> | null = null
  const load = async () => {
    const { data } = await withAppErrors(stripe.prices.list({ lookup_keys: LOOKUP_KEYS, active: true, limit: 100 }))
    return new Map(data.flatMap((price) => (price.lookup_key ? [[price.lookup_key, price] as const] : [])))
  }
  return async (plan: PaidPlanId, interval: BillingInterval): Promise<string> => {
    const book = known ?? (await load())
    const price = book.get(createLookupKey(plan, interval))
    known = price && matchesPlan(price, plan, interval) ? book : null
    if (price && known) return price.id
    throw new AppError('not-configured')
  }
}

/** Which of our plans a price sells: by its metadata, which stay when a lookup key moves to a newer price. */
export const getPlanOfPrice = (price: Stripe.Price): { plan: PaidPlanId; interval: BillingInterval } | null => {
  const [, planKey, intervalKey] = (price.lookup_key ?? '').split('_')
  const plan = price.metadata?.['plan'] ?? planKey
  const interval = price.recurring?.interval ?? intervalKey
  return isPlan(plan) && isInterval(interval) ? { plan, interval } : null
}
