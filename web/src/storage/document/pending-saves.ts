/** Save functions of open documents, called before the page is hidden, reloads or changes account. */
const pendingSaves = new Set<() => Promise<void>>()

/** Returns the function that unregisters it. */
export const registerPendingSave = (save: () => Promise<void>): (() => void) => {
  pendingSaves.add(save)
  return () => void pendingSaves.delete(save)
}

/** Saves all open documents. Never throws: a failure shows in the document's save state. */
export const saveAllPending = async (): Promise<void> => {
  await Promise.allSettled([...pendingSaves].map((save) => save()))
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void saveAllPending()
  })
  addEventListener('pagehide', () => void saveAllPending())
}
