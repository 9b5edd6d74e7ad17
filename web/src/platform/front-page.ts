import { getAccountHint, onAccountHint } from './auth/account-hint.ts'
import { getAddressLanguage } from './language.ts'

/** Set while a visitor has drafts on this device. It says nothing about them, and is read before the first paint. */
const KEY = 'faro.drafts'
const listeners = new Set<() => void>()

const hasVisitorDrafts = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Remembers whether a visitor has drafts on this device, deleted ones included. */
export const setVisitorDrafts = (exist: boolean): void => {
  if (hasVisitorDrafts() === exist) return
  try {
    if (exist) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: `/` stays the landing page.
  }
  for (const listener of listeners) listener()
}

/** Whether `/` shows the resumes of this person: somebody is signed in, or there are drafts on this device. */
export const hasHome = (): boolean => getAccountHint() !== null || hasVisitorDrafts()

/** Whether the current address shows the landing page: `/es/` and `/en/` for everybody, `/` for those without a home. */
export const showsLanding = (): boolean => {
  const { length } = location.pathname.split('/').filter(Boolean)
  return getAddressLanguage() === null ? length === 0 && !hasHome() : length === 1
}

/** Calls `listener` when `hasHome` may have changed, in any tab. Returns the unsubscribe function. */
export const onHomeChange = (listener: () => void): (() => void) => {
  const stop = onAccountHint(listener)
  const handleStorage = (event: StorageEvent) => {
    if (event.key === KEY) listener()
  }
  listeners.add(listener)
  addEventListener('storage', handleStorage)
  return () => {
    stop()
    listeners.delete(listener)
    removeEventListener('storage', handleStorage)
  }
}
