import { unsafeCast } from '#shared/cast.ts'

interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> }
}

/**
 * Registers a Background Sync, which wakes the service worker once there is a connection, even without an open tab.
 * Does nothing in browsers without it: there, pages send the outbox themselves. Never throws.
 */
export const registerBackgroundSync = async (tag: string): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await unsafeCast<WithSync>(registration ?? {}, 'TypeScript does not know Background Sync').sync?.register(tag)
  } catch (error) {
    console.warn('background sync is unavailable', error)
  }
}
