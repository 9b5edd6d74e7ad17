import { external } from '../external.ts'

/** Counts changes of the outbox by any tab or the service worker: whoever shows it reads it again. */
export const outboxChanges = external(0)

const arrivals = new Set<(count: number) => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('faro-outbox')

channel?.addEventListener('message', ({ data }) => {
  outboxChanges.set(outboxChanges.get() + 1)
  if (typeof data === 'number' && data > 0) for (const tell of arrivals) tell(data)
})

/** Says here and elsewhere that the outbox is another; `arrived` of its CVs have been analysed. */
export const announceChange = (arrived = 0): void => {
  outboxChanges.set(outboxChanges.get() + 1)
  channel?.postMessage(arrived)
}

/** Hears how many CVs another tab or the service worker has delivered. Returns the way to stop. */
export const onArrivals = (tell: (count: number) => void): (() => void) => {
  arrivals.add(tell)
  return () => void arrivals.delete(tell)
}
