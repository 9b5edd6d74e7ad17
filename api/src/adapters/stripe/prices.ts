import { Stripe } from 'stripe'
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

/** A price is missing, archived or of another amount, which `npm run stripe:setup` mends. Its name is in the log. */
class StripePriceError extends Error {}

const createPriceError = (cause?: unknown): AppError =>
  new AppError('not-configured', {}, new StripePriceError('the prices are not set up', { cause }))

const isPriceError = (error: unknown): boolean => error instanceof AppError && error.cause instanceof StripePriceError

const isPriceRefused = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.cause instanceof Stripe.errors.StripeInvalidRequestError &&
  /\[price\]$/.test(error.cause.param ?? '')

/** Makes a call of Stripe with the id of a price. */
export type WithPrice = <T>(
  plan: PaidPlanId,
  interval: BillingInterval,
  call: (priceId: string) => Promise<T>,
) => Promise<T>

/**
 * Looks up the price of a plan by its lookup key, cached, for a call of the API. A price that Stripe refuses is looked up
 * again once, because the account may have been set up anew. Throws `not-configured` when the price is missing, refused or
 * differs from `shared/src/plans.ts`, so that nobody is charged an amount that the app did not show.
 */
export const createPriceLookup = (stripe: Stripe): WithPrice => {
  // Caches the prices instead of the promise: in workerd a request must not wait for the I/O of another.
  let cached: Map<string, Stripe.Price> | null = null
  const load = async () => {
    const { data } = await withAppErrors(stripe.prices.list({ lookup_keys: LOOKUP_KEYS, active: true, limit: 100 }))
    return new Map(data.flatMap((price) => (price.lookup_key ? [[price.lookup_key, price] as const] : [])))
  }
  const getPriceId = async (plan: PaidPlanId, interval: BillingInterval): Promise<string> => {
    const prices = cached ?? (await load())
    const price = prices.get(createLookupKey(plan, interval))
    cached = price && matchesPlan(price, plan, interval) ? prices : null
    if (price && cached) return price.id
    throw createPriceError()
  }
  return async (plan, interval, call) => {
    const attempt = async () => {
      const priceId = await getPriceId(plan, interval)
      return call(priceId).catch((error: unknown) => {
        if (!isPriceRefused(error)) throw error
        cached = null
        throw createPriceError(error.cause)
      })
    }
    const wasCached = cached !== null
    try {
      return await attempt()
    } catch (error) {
      if (!wasCached || !isPriceError(error)) throw error
      return attempt()
    }
  }
}

/** Fetches the plan of a price by its id; null when it is none of ours. */
export const fetchPlanOfPrice = async (stripe: Stripe, id: string): Promise<PaidPlanId | null> =>
  getPlanOfPrice(await withAppErrors(stripe.prices.retrieve(id)))?.plan ?? null

/** The plan of a price, by its metadata, which remain when the lookup key moves to a newer price. */
export const getPlanOfPrice = (price: Stripe.Price): { plan: PaidPlanId; interval: BillingInterval } | null => {
  const [, planKey, intervalKey] = (price.lookup_key ?? '').split('_')
  const plan = price.metadata?.['plan'] ?? planKey
  const interval = price.recurring?.interval ?? intervalKey
  return isPlan(plan) && isInterval(interval) ? { plan, interval } : null
}
