import { createObservable } from '../observable.ts'

/** Counts changes of the outbox by any tab or the service worker: whoever shows it reads it again. */
export const outboxRevision = createObservable(0)

const deliveryListeners = new Set<(count: number) => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('faro-outbox')

channel?.addEventListener('message', ({ data }) => {
  outboxRevision.set(outboxRevision.get() + 1)
  if (typeof data === 'number' && data > 0) for (const tell of deliveryListeners) tell(data)
})

/** Says here and elsewhere that the outbox is another; `arrived` of its CVs have been analysed. */
export const notifyOutboxChange = (arrived = 0): void => {
  outboxRevision.set(outboxRevision.get() + 1)
  channel?.postMessage(arrived)
}

/** Hears how many CVs another tab or the service worker has delivered. Returns the way to stop. */
export const onDelivered = (tell: (count: number) => void): (() => void) => {
  deliveryListeners.add(tell)
  return () => void deliveryListeners.delete(tell)
}
