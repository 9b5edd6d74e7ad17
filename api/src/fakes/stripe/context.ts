import type { ObjectType } from './objects.ts'
import type { Store } from './store.ts'

/** State and functions that every part of the fake uses. */
export interface StripeContext {
  readonly store: Store
  /** Unix seconds of the fake's clock, which tests can move. */
  readonly nowSeconds: () => number
  /** Stores an event with a copy of the object and delivers it. */
  readonly emit: (type: string, object: object) => void
  /** Status of a subscription after all retries of a renewal have failed (a billing setting of Stripe). */
  readonly afterRetries: 'unpaid' | 'canceled'
}

interface NewObject<K extends ObjectType> {
  readonly id: string
  readonly object: K
  readonly created: number
  readonly livemode: false
}

/** The fields that every Stripe object has. */
export const createObject = <K extends ObjectType>(ctx: StripeContext, object: K): NewObject<K> => ({
  id: ctx.store.createId(object),
  object,
  created: ctx.nowSeconds(),
  livemode: false,
})

export const DAY_SECONDS = 86_400
export const HOUR_SECONDS = 3_600
