const listeners = new Set<() => void>()
let told = false

/** The server refuses to talk to this release any more (426). */
export const reportOutdatedClient = (): void => {
  told = true
  for (const listener of listeners) listener()
}

/**
 * Hears when this release is too old for the server; at once where that was said before anybody listened, as happens
 * while the notices are still being fetched. Returns the way to stop.
 */
export const onOutdatedClient = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (told) listener()
  return () => listeners.delete(listener)
}
