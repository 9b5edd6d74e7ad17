const listeners = new Set<() => void>()
let isOutdated = false

/** Call when the server rejects this release (HTTP 426). */
export const reportOutdatedClient = (): void => {
  isOutdated = true
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` when this release is outdated; at once when that is already known, because the notices load late.
 * Returns the unsubscribe function.
 */
export const onOutdatedClient = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (isOutdated) listener()
  return () => listeners.delete(listener)
}
