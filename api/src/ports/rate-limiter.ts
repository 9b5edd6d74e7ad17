/** Calls a minute (design section 1, "Plans and charging"): uploads, analyses and others a user, sign-ins an address. */
export const RATE_LIMITS = { upload: 30, analyze: 30, 'sign-in': 30, call: 600 } as const
export type RateName = keyof typeof RATE_LIMITS

export interface RateLimiter {
  /** Counts one call under `key`. Answers 0 when it may pass, else the seconds to wait. */
  readonly count: (name: RateName, key: string) => Promise<number>
}
