import type { Clock } from '#api/ports/clock.ts'

/** Failures in a row that open the breaker, and how long it stays open, in ms. */
const FAILURES = 5
const REST_MS = 30_000

export interface Breaker {
  /** Whether a call may be made now. After the rest ONE call is let through to try. */
  allows(): boolean
  succeeded(): void
  failed(): void
  /** The call that was let through ended without telling: the next one may try. */
  released(): void
}

/** Stops calling a provider that is down, so that the rest of the product does not wait for it. */
export const breaker = (clock: Clock): Breaker => {
  let failures = 0
  let openedAt: number | null = null
  let trying = false
  return {
    allows: () => {
      if (openedAt === null) return true
      if (trying || clock() - openedAt < REST_MS) return false
      trying = true
      return true
    },
    succeeded: () => {
      failures = 0
      openedAt = null
      trying = false
    },
    failed: () => {
      failures += 1
      trying = false
      if (failures >= FAILURES) openedAt = clock()
    },
    released: () => {
      trying = false
    },
  }
}
