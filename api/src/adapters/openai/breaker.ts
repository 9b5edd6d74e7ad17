import type { Clock } from '#api/ports/clock.ts'

/** Failures in a row that open the breaker, and how long it stays open, in ms. */
const MAX_FAILURES = 5
const OPEN_MS = 30_000

export interface Breaker {
  /** Whether a call may be made now. After the rest ONE call is let through to try. */
  isCallAllowed(): boolean
  recordSuccess(): void
  recordFailure(): void
  /** The call that was let through ended without telling: the next one may try. */
  releaseTrial(): void
}

/** Stops calling a provider that is down, so that the rest of the product does not wait for it. */
export const createBreaker = (clock: Clock): Breaker => {
  let failures = 0
  let openedAt: number | null = null
  let trying = false
  return {
    isCallAllowed: () => {
      if (openedAt === null) return true
      if (trying || clock() - openedAt < OPEN_MS) return false
      trying = true
      return true
    },
    recordSuccess: () => {
      failures = 0
      openedAt = null
      trying = false
    },
    recordFailure: () => {
      failures += 1
      trying = false
      if (failures >= MAX_FAILURES) openedAt = clock()
    },
    releaseTrial: () => {
      trying = false
    },
  }
}
