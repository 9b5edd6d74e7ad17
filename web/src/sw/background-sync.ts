import { unsafeCast } from '#shared/cast.ts'
import type { OutboxEntry } from '#web/storage/outbox/outbox-entry.ts'
import { sendOutbox } from '#web/storage/outbox/send-outbox.ts'
import { parseSyncTag } from '#web/storage/outbox/sync-tag.ts'

declare const self: ServiceWorkerGlobalScope

/** Chromium's event, which TypeScript does not declare. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

const READY_MESSAGE = { es: 'Tu análisis está listo', en: 'Your analysis is ready' } as const

/** Shows a system notification, unless a page is visible or permission is missing. */
const notifyAnalysisReady = async (delivered: readonly OutboxEntry[]): Promise<void> => {
  const last = delivered.at(-1)
  if (!last || Notification.permission !== 'granted') return
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.some((page) => page.visibilityState === 'visible')) return
  await self.registration.showNotification('Faro', {
    body: READY_MESSAGE[last.fields.language ?? 'en'],
    tag: 'faro-analysis',
  })
}

const send = async (account: string): Promise<void> => {
  const { delivered, stopReason } = await sendOutbox(account, true)
  await notifyAnalysisReady(delivered)
  // A rejection makes the browser retry later. A sign-in or an update needs a page, so those are not retried.
  if (stopReason !== null && stopReason !== 'unauthenticated' && stopReason !== 'client-too-old')
    throw new Error(stopReason)
}

const openHistory = async (): Promise<void> => {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page) await page.focus()
  else await self.clients.openWindow('/analyzer#history')
}

/** Sends the outbox on Background Sync events, also when no page is open. */
export const registerBackgroundSync = (): void => {
  self.addEventListener('sync', (event) => {
    const sync = unsafeCast<SyncEvent>(event, 'the event of that name')
    const account = parseSyncTag(sync.tag)
    if (account !== null) sync.waitUntil(send(account))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openHistory())
  })
}
