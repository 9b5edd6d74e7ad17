import type { Clock } from '#api/ports/clock.ts'

/** Consecutive failures that open the breaker. */
export const MAX_FAILURES = 5
export const OPEN_MS = 30_000

export interface Breaker {
  /** Whether a call may be made now. After `OPEN_MS` a single trial call is allowed. */
  isCallAllowed(): Promise<boolean>
  recordSuccess(): Promise<void>
  recordFailure(): Promise<void>
  /** The trial call was cancelled, so the next call may be the trial. */
  releaseTrial(): Promise<void>
}

/** Stops calls to a provider that keeps failing, so that requests do not wait for it. Counts in this process. */
export const createBreaker = (clock: Clock): Breaker => {
  let failures = 0
  let openedAt: number | null = null
  let isTrialRunning = false
  return {
    isCallAllowed: async () => {
      if (openedAt === null) return true
      if (isTrialRunning || clock() - openedAt < OPEN_MS) return false
      isTrialRunning = true
      return true
    },
    recordSuccess: async () => {
      failures = 0
      openedAt = null
      isTrialRunning = false
    },
    recordFailure: async () => {
      failures += 1
      isTrialRunning = false
      if (failures >= MAX_FAILURES) openedAt = clock()
    },
    releaseTrial: async () => {
      isTrialRunning = false
    },
  }
}
