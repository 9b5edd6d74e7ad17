import { Stripe } from 'stripe'
import type { Event } from './objects.ts'
import type { Store } from './store.ts'
import { toWire } from './to-wire.ts'

/** Sends a signed event to the webhook. False: not accepted, and retried. */
export type Deliver = (payload: string, signature: string) => Promise<boolean>

/** Seconds before each retry. Stripe retries for three days. */
const RETRY_SECONDS = [1, 2, 4, 8, 16, 32, 60, 120]

/** The `Stripe-Signature` header of a payload. `timestamp`: Unix seconds. */
export const signWebhook = (payload: string, secret: string, timestamp: number): Promise<string> =>
  new Stripe('sk_test_signing').webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })

const attemptDelivery = async (event: Event, secret: string, deliver: Deliver, retries: number): Promise<void> => {
  const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2)
  const signature = await signWebhook(payload, secret, Math.floor(Date.now() / 1000))
  if (await deliver(payload, signature).catch(() => false)) {
    event.pending_webhooks = 0
    return
  }
  const seconds = RETRY_SECONDS[retries]
  if (seconds === undefined) return
  setTimeout(() => void attemptDelivery(event, secret, deliver, retries + 1), seconds * 1000).unref()
}

/**
 * Stores events and delivers each independently: like Stripe, without a guaranteed order. Undelivered events of before a
 * restart are delivered again.
 */
export const createEventEmitter = (
  store: Store,
  apiVersion: string,
  now: () => number,
  secret: string,
  deliver?: Deliver,
) => {
  const send = (event: Event) => {
    if (deliver) setTimeout(() => void attemptDelivery(event, secret, deliver, 0))
  }
  for (const event of store.list('event', ({ pending_webhooks }) => pending_webhooks > 0)) send(event)
  return (type: string, object: object): void => {
    const event = store.add<Event>({
      id: store.createId('event'),
      object: 'event',
      created: now(),
      livemode: false,
      api_version: apiVersion,
      type,
      data: { object: toWire(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    })
    send(event)
  }
}
