/**
 * Whether this device was signed in when it was last seen: the opaque id of the account, and nothing about the person.
 * It decides only whether `/api/user` is worth a call, and whose local data to open; the cookie is the truth.
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

const announce = () => {
  for (const listener of listeners) listener()
}

export const getAccountHint = (): string | null => read()

export const setAccountHint = (id: string | null): void => {
  if (read() === id) return
  memory = id
  try {
    if (id === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, id)
  } catch {
    blocked = true
  }
  announce()
}

/** Hears of changes here, in other tabs, and while the page lay in the browser's memory for Back. Returns the way to stop. */
export const onAccountHint = (listener: () => void): (() => void) => {
  const backFromMemory = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', fromOtherTab)
  addEventListener('pageshow', backFromMemory)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromOtherTab)
    removeEventListener('pageshow', backFromMemory)
  }
}
