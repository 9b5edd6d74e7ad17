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

let renewals = 0
let renewing: Promise<void> = Promise.resolve()

/** Number of times that the session was replaced while this page was open. */
export const countRenewals = (): number => renewals

/** Call with the request that replaces the session. */
export const trackRenewal = (request: Promise<void>): Promise<void> => {
  renewing = request.then(
    () => {
      renewals += 1
    },
    () => undefined,
  )
  return request
}

/** Whether the session was replaced after `countRenewals` was `count`; waits for a replacement that is under way. */
export const wasRenewedSince = async (count: number): Promise<boolean> => {
  await renewing
  return renewals !== count
}
