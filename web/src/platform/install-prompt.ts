import { trust } from '#shared/cast.ts'

/** Chromium's event, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let held: InstallPrompt | null = null
const listeners = new Set<() => void>()

const hold = (next: InstallPrompt | null): void => {
  held = next
  for (const listener of listeners) listener()
}

/** Holds the browser's own offer back, so that ours can be made at a good moment. Call it before anything else. */
export const watchInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    hold(trust<InstallPrompt>(event, 'the event of that name carries prompt()'))
  })
  addEventListener('appinstalled', () => hold(null))
}

export const canInstall = (): boolean => held !== null

export const onInstallChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows the browser's installation question; answers whether it was accepted. */
export const promptInstall = async (): Promise<boolean> => {
  if (held === null) return false
  const { outcome } = await held.prompt()
  hold(null)
  return outcome === 'accepted'
}
