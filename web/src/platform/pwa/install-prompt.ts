import { unsafeCast } from '#shared/cast.ts'

/** Chromium's event, which TypeScript does not declare. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let deferredPrompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

const setDeferredPrompt = (next: InstallPrompt | null): void => {
  deferredPrompt = next
  for (const listener of listeners) listener()
}

/** Defers the browser's install prompt. Call it first: the event may fire before the app has loaded. */
export const captureInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setDeferredPrompt(unsafeCast<InstallPrompt>(event, 'the event of that name carries prompt()'))
  })
  addEventListener('appinstalled', () => setDeferredPrompt(null))
}

/** Whether the browser would show its install prompt. */
export const canInstall = (): boolean => deferredPrompt !== null

/** Calls `listener` when `canInstall` changes. Returns the unsubscribe function. */
export const onInstallChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows the deferred prompt; returns whether it was accepted. */
export const promptInstall = async (): Promise<boolean> => {
  if (deferredPrompt === null) return false
  const { outcome } = await deferredPrompt.prompt()
  setDeferredPrompt(null)
  return outcome === 'accepted'
}
