import { trust } from '#shared/cast.ts'

interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> }
}

/**
 * Asks the browser to wake the service worker under this name once there is a connection, even with every tab closed.
 * Where it cannot, nothing happens: pages send at their start, when the connection is back, and at a press.
 */
export const wakeWhenOnline = async (tag: string): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await trust<WithSync>(registration ?? {}, 'TypeScript does not know Background Sync').sync?.register(tag)
  } catch (error) {
    console.warn('no waking in the background', error)
  }
}
