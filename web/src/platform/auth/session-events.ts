import { getAccountHint, setAccountHint } from './account-hint.ts'

const listeners = new Set<() => void>()

/** The server no longer knows our session: forget it here too, and let the interface say so once. */
export const reportSessionEnded = (): void => {
  if (getAccountHint() === null) return
  setAccountHint(null)
  for (const listener of listeners) listener()
}

/** Hears when a session ended without being asked to. Returns the way to stop. */
export const onSessionEnded = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
