import type { RateLimiter, RateName } from '../../ports/rate-limiter.ts'

/** Cloudflare's rate limiting binding. It does not say how long to wait: its period is a minute. */
export interface RateLimitBinding {
  readonly limit: (options: { key: string }) => Promise<{ success: boolean }>
}

export const createWorkerRateLimiter = (bindings: Readonly<Record<RateName, RateLimitBinding>>): RateLimiter => ({
  count: async (name, key) => ((await bindings[name].limit({ key })).success ? 0 : 60),
})
