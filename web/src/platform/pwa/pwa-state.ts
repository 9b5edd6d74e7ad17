import type { Workbox } from 'workbox-window'
import { onOutdatedClient } from '../api/client-version.ts'
import { canInstall, onInstallChange, promptInstall } from './install-prompt.ts'
import { isInstalled } from './is-installed.ts'

export interface PwaState {
  /** A new release is installed and waits to be accepted. */
  readonly update: boolean
  /** The server rejects this release: the API is unusable before the update. */
  readonly outdated: boolean
  /** How this device can install the app. */
  readonly install: 'no' | 'prompt' | 'ios'
  /** All assets are cached: the app works offline. */
  readonly offlineReady: boolean
  /** `suggestInstall` was called and the offer was not dismissed recently. */
  readonly offerInstall: boolean
}

const HOUR_MS = 3_600_000
const INSTALL_OFFER_INTERVAL_MS = 90 * 24 * HOUR_MS
const INSTALL_DISMISSED_KEY = 'faro.install-turned-down'

let state: PwaState = { update: false, outdated: false, install: 'no', offlineReady: false, offerInstall: false }
let worker: Workbox | null = null
let accepted = false
const listeners = new Set<() => void>()

const change = (next: Partial<PwaState>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** The same object until something changes. */
export const getPwaState = (): PwaState => state

/** Calls `listener` on every change of the state. Returns the unsubscribe function. */
export const onPwaStateChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** iPads send the user agent of a Mac, which has no touch screen. */
const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const detectInstallMethod = (): PwaState['install'] => {
  if (isInstalled()) return 'no'
  return canInstall() ? 'prompt' : isIos() ? 'ios' : 'no'
}

/** Registers the service worker and checks for updates hourly and on focus. Call it once, after the first paint. */
export const startPwa = async (): Promise<void> => {
  change({ install: detectInstallMethod() })
  onInstallChange(() => change({ install: detectInstallMethod() }))
  onOutdatedClient(() => {
    change({ update: true, outdated: true })
    worker?.update().catch(() => undefined)
  })
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
  worker = workbox
  const ready = () => (accepted ? workbox.messageSkipWaiting() : change({ update: true }))
  // A first worker may wait too while it is installed: it is an update only beside an active one.
  const onWaiting = async () => {
    if ((await navigator.serviceWorker.getRegistration())?.active) ready()
  }
  workbox.addEventListener('waiting', () => void onWaiting())
  workbox.addEventListener('activated', () => change({ offlineReady: true }))
  workbox.addEventListener('controlling', () => {
    if (accepted) location.reload()
  })
  const registration = await workbox.register().catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
  if (registration?.active) change({ offlineReady: true })
  if (registration) onUpdateInstalled(registration, ready)
  const checkForUpdate = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) workbox.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', checkForUpdate)
  setInterval(checkForUpdate, HOUR_MS)
}

/** workbox-window reports only the first update per page; a tab may stay open for several. */
const onUpdateInstalled = (registration: ServiceWorkerRegistration, onInstalled: () => void): void =>
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    const isUpdate = registration.active !== null
    next?.addEventListener('statechange', () => {
      if (isUpdate && next.state === 'installed') onInstalled()
    })
  })

/** Activates the new release and reloads this tab; other tabs stay as they are. */
export const acceptUpdate = async (): Promise<void> => {
  accepted = true
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
  if (registration?.waiting) worker?.messageSkipWaiting()
  // While it is installing, it activates as soon as it is ready. Without one, another tab has activated it already.
  else if (!registration?.installing) location.reload()
}

/** Hides the offer of an update until the next release or page. */
export const dismissUpdate = (): void => change({ update: false })

const wasInstallDismissedRecently = (): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(INSTALL_DISMISSED_KEY) ?? 0) < INSTALL_OFFER_INTERVAL_MS
  } catch {
    return true
  }
}

/** Offers to install the app; call it after a success. A dismissed offer is not repeated for 90 days. */
export const suggestInstall = (): void => {
  if (state.install !== 'no' && !wasInstallDismissedRecently()) change({ offerInstall: true })
}

/** Hides the offer to install, for 90 days. */
export const dismissInstall = (): void => {
  change({ offerInstall: false })
  try {
    localStorage.setItem(INSTALL_DISMISSED_KEY, String(Date.now()))
  } catch {
    // Storage is blocked: the offer is dismissed for this page only.
  }
}

/** Shows the browser's install prompt; returns whether it was accepted. */
export const install = async (): Promise<boolean> => {
  const isAccepted = await promptInstall()
  change({ offerInstall: false, install: detectInstallMethod() })
  return isAccepted
}
