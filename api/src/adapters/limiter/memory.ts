import type { Clock } from '../../ports/clock.ts'
import { type Limiter, RATES } from '../../ports/limiter.ts'

const MINUTE = 60_000
/** Keys that are kept at most: an attacker with many addresses must not fill the memory. */
const MOST_KEYS = 50_000

/** Counts in this process: a minute's window that begins with the first call of its key. */
export const memoryLimiter = (clock: Clock): Limiter => {
  const windows = new Map<string, { until: number; count: number }>()
  const sweep = (now: number) => {
    for (const [key, window] of windows) if (window.until <= now) windows.delete(key)
    if (windows.size > MOST_KEYS) windows.clear()
  }
  return {
    take: async (name, key) => {
      const now = clock()
      const id = `${name}:${key}`
      const window = windows.get(id)
      if (!window || window.until <= now) {
        if (windows.size > MOST_KEYS) sweep(now)
        windows.set(id, { until: now + MINUTE, count: 1 })
        return 0
      }
      window.count += 1
      return window.count <= RATES[name] ? 0 : Math.max(1, Math.ceil((window.until - now) / 1000))
    },
  }
}

export const noLimiter: Limiter = { take: async () => 0 }
