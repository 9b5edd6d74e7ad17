/** A run without a heartbeat for this long has ended, and its reservation no longer counts. */
export const LEASE_MS = 30_000
