import { unsafeCast } from '#shared/cast.ts'

/** Chromium's event, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let deferredPrompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

const setDeferredPrompt = (next: InstallPrompt | null): void => {
  deferredPrompt = next
  for (const listener of listeners) listener()
}

/** Holds the browser's own offer back, so that ours can be made at a good moment. Call it before anything else. */
export const captureInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setDeferredPrompt(unsafeCast<InstallPrompt>(event, 'the event of that name carries prompt()'))
  })
  addEventListener('appinstalled', () => setDeferredPrompt(null))
}

export const canInstall = (): boolean => deferredPrompt !== null

export const onInstallChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows the browser's installation question; answers whether it was accepted. */
export const promptInstall = async (): Promise<boolean> => {
  if (deferredPrompt === null) return false
  const { outcome } = await deferredPrompt.prompt()
  setDeferredPrompt(null)
  return outcome === 'accepted'
}
