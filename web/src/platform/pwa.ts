import type { Workbox } from 'workbox-window'
import { canInstall, onInstallChange, promptInstall } from './install-prompt.ts'

/** What the installed app has to say. */
export interface PwaState {
  /** A new release waits for a yes. */
  readonly update: boolean
  /** How this device can install Faro. */
  readonly install: 'no' | 'prompt' | 'ios'
  /** Everything is on the device: it works with no connection from here on. */
  readonly offlineReady: boolean
  /** A good moment came (`suggestInstall`) and the offer has not been turned down lately. */
  readonly offer: boolean
}

const HOUR = 3_600_000
const QUARTER = 90 * 24 * HOUR
const TURNED_DOWN = 'faro.install-turned-down'

let state: PwaState = { update: false, install: 'no', offlineReady: false, offer: false }
let worker: Workbox | null = null
let accepted = false
const listeners = new Set<() => void>()

const change = (next: Partial<PwaState>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const pwaState = (): PwaState => state

export const onPwa = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
const isIos = (): boolean => /iPad|iPhone|iPod/.test(navigator.userAgent)

const wayToInstall = (): PwaState['install'] => {
  if (isInstalled()) return 'no'
  return canInstall() ? 'prompt' : isIos() ? 'ios' : 'no'
}

/** Registers the service worker and looks for a new release now and then. Call it once, after the first paint. */
export const startPwa = async (): Promise<void> => {
  change({ install: wayToInstall() })
  onInstallChange(() => change({ install: wayToInstall() }))
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const found = new Workbox('/sw.js', { updateViaCache: 'none' })
  worker = found
  found.addEventListener('waiting', () => change({ update: true }))
  found.addEventListener('activated', () => change({ offlineReady: true }))
  found.addEventListener('controlling', () => {
    if (accepted) location.reload()
  })
  const registration = await found.register().catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
  if (registration?.active) change({ offlineReady: true })
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) found.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, HOUR)
}

/** The person wants the new release: it takes over and this tab, no other, is loaded again. */
export const acceptUpdate = async (): Promise<void> => {
  accepted = true
  const registration = await navigator.serviceWorker.getRegistration()
  // Another tab may have let it in already.
  if (registration?.waiting) worker?.messageSkipWaiting()
  else location.reload()
}

export const dismissUpdate = (): void => change({ update: false })

const turnedDownLately = (): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(TURNED_DOWN) ?? 0) < QUARTER
  } catch {
    return true
  }
}

/** Call it when something went well (a result, a download): offers to install, at most once a quarter. */
export const suggestInstall = (): void => {
  if (state.install !== 'no' && !turnedDownLately()) change({ offer: true })
}

export const turnDownInstall = (): void => {
  change({ offer: false })
  try {
    localStorage.setItem(TURNED_DOWN, String(Date.now()))
  } catch {
    // Storage is blocked: it will not be offered again on this page.
  }
}

/** Shows the browser's installation question; answers whether it was accepted. */
export const install = async (): Promise<boolean> => {
  const yes = await promptInstall()
  change({ offer: false, install: wayToInstall() })
  return yes
}
