import { unsafeCast } from '#shared/cast.ts'

interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> }
}

/**
 * Asks the browser to wake the service worker under this name once there is a connection, even with every tab closed.
 * Where it cannot, nothing happens: pages send at their start, when the connection is back, and at a press.
 */
export const registerBackgroundSync = async (tag: string): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await unsafeCast<WithSync>(registration ?? {}, 'TypeScript does not know Background Sync').sync?.register(tag)
  } catch (error) {
    console.warn('no waking in the background', error)
  }
}
