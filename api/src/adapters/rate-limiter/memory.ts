import type { Clock } from '../../ports/clock.ts'
import { RATE_LIMITS, type RateLimiter } from '../../ports/rate-limiter.ts'

const WINDOW_MS = 60_000
/** Bounds the memory that an attacker with many IP addresses can use. */
const MAX_KEYS = 50_000

/** Counts requests in memory, per key in a window of one minute that starts with the first request. */
export const createMemoryRateLimiter = (clock: Clock): RateLimiter => {
  const windows = new Map<string, { until: number; count: number }>()
  const sweep = (now: number) => {
    for (const [key, window] of windows) if (window.until <= now) windows.delete(key)
    if (windows.size > MAX_KEYS) windows.clear()
  }
  return {
    count: async (name, key) => {
      const now = clock()
      const id = `${name}:${key}`
      const window = windows.get(id)
      if (!window || window.until <= now) {
        if (windows.size > MAX_KEYS) sweep(now)
        windows.set(id, { until: now + WINDOW_MS, count: 1 })
        return 0
      }
      window.count += 1
      return window.count <= RATE_LIMITS[name] ? 0 : Math.max(1, Math.ceil((window.until - now) / 1000))
    },
  }
}

/** Allows every request; for tests and load tests. */
export const unlimited: RateLimiter = { count: async () => 0 }
