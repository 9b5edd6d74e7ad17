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

let leaving = false

/**
 * Whether the page is going away. A transaction that is open then may never end in WebKit, and blocks the next page:
 * unsaved changes go to the journal alone.
 */
export const isPageLeaving = (): boolean => leaving

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void saveAllPending()
  })
  addEventListener('pagehide', () => {
    leaving = true
    void saveAllPending()
  })
  // A page that comes back from the cache of the browser goes on.
  addEventListener('pageshow', () => {
    if (!leaving) return
    leaving = false
    void saveAllPending()
  })
}
