/** Requests per minute: per IP address for sign-ins, per user for the others (docs/product.md). */
export const RATE_LIMITS = { upload: 30, analyze: 30, 'sign-in': 30, report: 30, call: 600 } as const
export type RateLimitName = keyof typeof RATE_LIMITS

export interface RateLimiter {
  /** Counts one request of `key` (user id or IP address). Returns 0 when it may pass, else the seconds to wait. */
  readonly count: (name: RateLimitName, key: string) => Promise<number>
}
