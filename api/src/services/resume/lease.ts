/** A run that is not heard of for this long is over, and its analysis free again. */
export const LEASE_MS = 30_000
