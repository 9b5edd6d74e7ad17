import type { RateLimiter, RateLimitName } from '../../ports/rate-limiter.ts'

/** Rate limiting binding of Cloudflare. It does not report the time to wait, so the whole period of 60 s is returned. */
export interface RateLimitBinding {
  readonly limit: (options: { key: string }) => Promise<{ success: boolean }>
}

/**
 * Counts the limits that have a binding at the edge, where no call waits for the database; each location of Cloudflare
 * counts its own. `exact` counts the others.
 */
export const createWorkerRateLimiter = (
  bindings: Partial<Readonly<Record<RateLimitName, RateLimitBinding>>>,
  exact: RateLimiter,
): RateLimiter => ({
  count: async (name, key) => {
    const binding = bindings[name]
    if (!binding) return exact.count(name, key)
    return (await binding.limit({ key })).success ? 0 : 60
  },
})
