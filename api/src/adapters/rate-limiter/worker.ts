import type { RateLimiter, RateLimitName } from '../../ports/rate-limiter.ts'

/** Rate limiting binding of Cloudflare. It does not report the time to wait, so the whole period of 60 s is returned. */
export interface RateLimitBinding {
  readonly limit: (options: { key: string }) => Promise<{ success: boolean }>
}

/** Counts requests with the bindings of wrangler.toml. */
export const createWorkerRateLimiter = (bindings: Readonly<Record<RateLimitName, RateLimitBinding>>): RateLimiter => ({
  count: async (name, key) => ((await bindings[name].limit({ key })).success ? 0 : 60),
})
