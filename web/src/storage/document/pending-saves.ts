/** Open documents that may hold unsaved keystrokes: written before the page hides, reloads or changes account. */
const pendingSaves = new Set<() => Promise<void>>()

export const registerPendingSave = (flush: () => Promise<void>): (() => void) => {
  pendingSaves.add(flush)
  return () => void pendingSaves.delete(flush)
}

/** Writes everything that is not written yet. Never throws: what failed shows in its document's status. */
export const saveAllPending = async (): Promise<void> => {
  await Promise.allSettled([...pendingSaves].map((flush) => flush()))
}

const saveWhenHidden = () => {
  if (document.visibilityState === 'hidden') void saveAllPending()
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', saveWhenHidden)
  addEventListener('pagehide', () => void saveAllPending())
}
