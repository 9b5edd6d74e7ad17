import type { ObjectType } from './objects.ts'
import type { Store } from './store.ts'

/** What every step of the stand-in works on. */
export interface StripeContext {
  readonly store: Store
  /** Unix seconds by the stand-in's own clock. */
  readonly nowSeconds: () => number
  /** Records an event with a copy of the object as it stands, and has it delivered. */
  readonly emit: (type: string, object: object) => void
  /** Where a subscription ends whose renewal was retried in vain (Stripe: Billing settings). */
  readonly afterRetries: 'unpaid' | 'canceled'
}

interface NewObject<K extends ObjectType> {
  readonly id: string
  readonly object: K
  readonly created: number
  readonly livemode: false
}

/** The fields that all of Stripe's objects have. */
export const createObject = <K extends ObjectType>(ctx: StripeContext, object: K): NewObject<K> => ({
  id: ctx.store.createId(object),
  object,
  created: ctx.nowSeconds(),
  livemode: false,
})

export const DAY_SECONDS = 86_400
export const HOUR_SECONDS = 3_600
