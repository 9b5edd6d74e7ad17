import { createObservable } from '../observable.ts'

/** Increases with every change of the outbox, by any tab or the service worker. */
export const outboxRevision = createObservable(0)

const deliveryListeners = new Set<(count: number) => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('faro-outbox')

channel?.addEventListener('message', ({ data }) => {
  outboxRevision.set(outboxRevision.get() + 1)
  if (typeof data === 'number' && data > 0) for (const listener of deliveryListeners) listener(data)
})

/** Notifies this tab, other tabs and the service worker. `deliveredCount`: CVs that were analyzed. */
export const notifyOutboxChange = (deliveredCount = 0): void => {
  outboxRevision.set(outboxRevision.get() + 1)
  channel?.postMessage(deliveredCount)
}

/** Called with the number of CVs that another tab or the service worker delivered. Returns the unsubscribe function. */
export const onDelivered = (listener: (count: number) => void): (() => void) => {
  deliveryListeners.add(listener)
  return () => void deliveryListeners.delete(listener)
}
