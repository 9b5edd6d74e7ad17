const DAY = 86_400_000
/** A session ends after 14 days without a call, and after 60 days in any case. */
export const IDLE_MS = 14 * DAY
export const ABSOLUTE_MS = 60 * DAY
/** How often a session's last use is written. */
export const TOUCH_MS = 3_600_000
