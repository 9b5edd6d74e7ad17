/**
 * Requests per minute (docs/product.md): per IP address for sign-ins, pages of shared resumes and tries of a password at
 * one link, per link for tries of all addresses, per user for the others.
 */
export const RATE_LIMITS = {
  upload: 30,
  analyze: 30,
  'sign-in': 30,
  report: 30,
  call: 600,
  share: 120,
  ticket: 5,
  'share-password': 5,
  'share-passwords': 30,
} as const
export type RateLimitName = keyof typeof RATE_LIMITS

export interface RateLimiter {
  /** Counts one request of `key` (user id or IP address). Returns 0 when it may pass, else the seconds to wait. */
  readonly count: (name: RateLimitName, key: string) => Promise<number>
}
