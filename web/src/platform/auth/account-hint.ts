/**
 * Id of the account that was last signed in on this device. It decides only whether to call `/api/user` and which local
 * data to open; the session cookie decides who is signed in.
 */
const KEY = 'faro.account'
const listeners = new Set<() => void>()

let memory: string | null = null
let blocked = false

const read = (): string | null => {
  try {
    return blocked ? memory : localStorage.getItem(KEY)
  } catch {
    blocked = true
    return memory
  }
}

const notify = () => {
  for (const listener of listeners) listener()
}

/** Null for a visitor. */
export const getAccountHint = (): string | null => read()

/** Stores the hint and notifies all tabs; null for a visitor. Never throws. */
export const setAccountHint = (id: string | null): void => {
  if (read() === id) return
  memory = id
  try {
    if (id === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, id)
  } catch {
    blocked = true
  }
  notify()
}

/** Calls `listener` on changes in any tab, and when the page returns from the back/forward cache. Returns unsubscribe. */
export const onAccountHint = (listener: () => void): (() => void) => {
  const handlePageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  const handleStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', handleStorage)
  addEventListener('pageshow', handlePageShow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', handleStorage)
    removeEventListener('pageshow', handlePageShow)
  }
}
