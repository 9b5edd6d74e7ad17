import type { Store } from './store.ts'
import type { Kind } from './wire.ts'

/** What every step of the stand-in works on. */
export interface Context {
  readonly store: Store
  /** Unix seconds by the stand-in's own clock. */
  readonly now: () => number
  /** Records an event with a copy of the object as it stands, and has it delivered. */
  readonly emit: (type: string, object: object) => void
  /** Where a subscription ends whose renewal was retried in vain (Stripe: Billing settings). */
  readonly afterRetries: 'unpaid' | 'canceled'
}

interface Begun<K extends Kind> {
  readonly id: string
  readonly object: K
  readonly created: number
  readonly livemode: false
}

/** The fields that all of Stripe's objects have. */
export const base = <K extends Kind>(ctx: Context, object: K): Begun<K> => ({
  id: ctx.store.id(object),
  object,
  created: ctx.now(),
  livemode: false,
})

export const DAY = 86_400
export const HOUR = 3_600
