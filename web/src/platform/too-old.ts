const listeners = new Set<() => void>()

/** The server refuses to talk to this release any more (426). */
export const clientTooOld = (): void => {
  for (const listener of listeners) listener()
}

/** Hears when this release is too old for the server. Returns the way to stop. */
export const onClientTooOld = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
