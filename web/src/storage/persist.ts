let asked = false

/** Asks the browser, once and after something was saved, not to throw the drafts away when space runs short. */
export const askToPersist = async (): Promise<void> => {
  if (asked || typeof navigator === 'undefined' || !navigator.storage?.persist) return
  asked = true
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch (error) {
    console.warn('the browser does not say whether it keeps the drafts', error)
  }
}
