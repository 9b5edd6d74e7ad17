import { getAccountHint, setAccountHint } from './account-hint.ts'

const listeners = new Set<() => void>()

/** Call when the server rejects the session (HTTP 401): clears the account hint and notifies listeners, once. */
export const reportSessionEnded = (): void => {
  if (getAccountHint() === null) return
  setAccountHint(null)
  for (const listener of listeners) listener()
}

/** Calls `listener` when the session expires, but not on a sign-out. Returns the unsubscribe function. */
export const onSessionEnded = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
