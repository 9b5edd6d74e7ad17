/** Open documents that may hold unsaved keystrokes: written before the page hides, reloads or changes account. */
const open = new Set<() => Promise<void>>()

export const onFlush = (flush: () => Promise<void>): (() => void) => {
  open.add(flush)
  return () => void open.delete(flush)
}

/** Writes everything that is not written yet. Never throws: what failed shows in its document's status. */
export const flushAll = async (): Promise<void> => {
  await Promise.allSettled([...open].map((flush) => flush()))
}

const whenHidden = () => {
  if (document.visibilityState === 'hidden') void flushAll()
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', whenHidden)
  addEventListener('pagehide', () => void flushAll())
}
