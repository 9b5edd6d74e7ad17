const DAY_MS = 86_400_000
/** A session ends after this time without a request. */
export const MAX_IDLE_MS = 14 * DAY_MS
/** A session ends this long after sign-in in any case. */
export const MAX_SESSION_MS = 60 * DAY_MS
/** Shortest time between two updates of `last_seen_at`. */
export const TOUCH_INTERVAL_MS = 3_600_000
