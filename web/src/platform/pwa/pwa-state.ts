import type { Workbox } from 'workbox-window'
import { onOutdatedClient } from '../api/client-version.ts'
import { canInstall, onInstallChange, promptInstall } from './install-prompt.ts'

/** What the installed app has to say. */
export interface PwaState {
  /** A new release waits for a yes. */
  readonly update: boolean
  /** The server refuses this release: nothing that needs it goes on before the update. */
  readonly outdated: boolean
  /** How this device can install Faro. */
  readonly install: 'no' | 'prompt' | 'ios'
  /** Everything is on the device: it works with no connection from here on. */
  readonly offlineReady: boolean
  /** A good moment came (`suggestInstall`) and the offer has not been turned down lately. */
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

export const getPwaState = (): PwaState => state

export const onPwaStateChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
const isIos = (): boolean => /iPad|iPhone|iPod/.test(navigator.userAgent)

const detectInstallMethod = (): PwaState['install'] => {
  if (isInstalled()) return 'no'
  return canInstall() ? 'prompt' : isIos() ? 'ios' : 'no'
}

/** Registers the service worker and looks for a new release now and then. Call it once, after the first paint. */
export const startPwa = async (): Promise<void> => {
  change({ install: detectInstallMethod() })
  onInstallChange(() => change({ install: detectInstallMethod() }))
  onOutdatedClient(() => {
    change({ update: true, outdated: true })
    worker?.update().catch(() => undefined)
  })
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const found = new Workbox('/sw.js', { updateViaCache: 'none' })
  worker = found
  const ready = () => (accepted ? found.messageSkipWaiting() : change({ update: true }))
  found.addEventListener('waiting', ready)
  found.addEventListener('activated', () => change({ offlineReady: true }))
  found.addEventListener('controlling', () => {
    if (accepted) location.reload()
  })
  const registration = await found.register().catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
  if (registration?.active) change({ offlineReady: true })
  if (registration) onUpdateInstalled(registration, ready)
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) found.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, HOUR_MS)
}

/** workbox-window hears of one new release a page; a tab that stays open for days sees more of them. */
const onUpdateInstalled = (registration: ServiceWorkerRegistration, tell: () => void): void =>
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    const isUpdate = registration.active !== null
    next?.addEventListener('statechange', () => {
      if (isUpdate && next.state === 'installed') tell()
    })
  })

/** The person wants the new release: it takes over and this tab, no other, is loaded again. */
export const acceptUpdate = async (): Promise<void> => {
  accepted = true
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
  if (registration?.waiting) worker?.messageSkipWaiting()
  // Still being fetched: it is let in when it is there. None at all: another tab has let it in already.
  else if (!registration?.installing) location.reload()
}

export const dismissUpdate = (): void => change({ update: false })

const wasInstallDismissedRecently = (): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(INSTALL_DISMISSED_KEY) ?? 0) < INSTALL_OFFER_INTERVAL_MS
  } catch {
    return true
  }
}

/** Call it when something went well (a result, a download): offers to install, at most once a quarter. */
export const suggestInstall = (): void => {
  if (state.install !== 'no' && !wasInstallDismissedRecently()) change({ offerInstall: true })
}

export const dismissInstall = (): void => {
  change({ offerInstall: false })
  try {
    localStorage.setItem(INSTALL_DISMISSED_KEY, String(Date.now()))
  } catch {
    // Storage is blocked: it will not be offered again on this page.
  }
}

/** Shows the browser's installation question; answers whether it was accepted. */
export const install = async (): Promise<boolean> => {
  const yes = await promptInstall()
  change({ offerInstall: false, install: detectInstallMethod() })
  return yes
}
