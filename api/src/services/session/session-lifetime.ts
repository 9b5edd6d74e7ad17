import { DAY_MS } from '#shared/utc.ts'

/** A session ends after this time without a request. */
export const MAX_IDLE_MS = 14 * DAY_MS
/** A session ends this long after sign-in in any case. */
export const MAX_SESSION_MS = 60 * DAY_MS
/** A sign-in is recent for this long; deleting the account and changing the plan require a recent one. */
export const RECENT_SIGN_IN_MS = 5 * 60_000
/** Shortest time between two updates of `last_seen_at`. */
export const TOUCH_INTERVAL_MS = 3_600_000
