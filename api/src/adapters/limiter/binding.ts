import type { Limiter, RateName } from '../../ports/limiter.ts'

/** Cloudflare's rate limiting binding. It does not say how long to wait: its period is a minute. */
export interface RateBinding {
  readonly limit: (options: { key: string }) => Promise<{ success: boolean }>
}

export const bindingLimiter = (bindings: Readonly<Record<RateName, RateBinding>>): Limiter => ({
  take: async (name, key) => ((await bindings[name].limit({ key })).success ? 0 : 60),
})
