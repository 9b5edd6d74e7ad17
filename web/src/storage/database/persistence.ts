import { createObservable } from '../observable.ts'

/**
 * Whether the browser keeps the drafts when space runs short. `asking`: it has put the question to the person.
 * `evictable`: it may throw them away.
 */
export type Persistence = 'unknown' | 'asking' | 'kept' | 'evictable'

export const persistence = createObservable<Persistence>('unknown')

/** ms. A browser that decides by itself answers at once; one that takes longer shows a question. */
const PROMPT_DETECTION_MS = 400

const getStorageManager = () => (typeof navigator === 'undefined' ? undefined : navigator.storage)

/** Looks without asking. */
export const refreshPersistence = async (): Promise<void> => {
  const kept = await getStorageManager()
    ?.persisted?.()
    .catch(() => undefined)
  if (kept !== undefined && persistence.get() !== 'asking') persistence.set(kept ? 'kept' : 'evictable')
}

/** Asks the browser for its promise to keep what is here. Answers whether it gave it. */
export const requestPersistence = async (): Promise<boolean> => {
  const question = setTimeout(() => persistence.set('asking'), PROMPT_DETECTION_MS)
  try {
    const kept = (await getStorageManager()?.persist?.()) ?? false
    persistence.set(kept ? 'kept' : 'evictable')
    return kept
  } catch (error) {
    console.warn('the browser does not say whether it keeps the drafts', error)
    persistence.set('unknown')
    return false
  } finally {
    clearTimeout(question)
  }
}

let requested = false

/** Asks once a visit, after something was saved: before that there is nothing to keep. */
export const requestPersistenceOnce = async (): Promise<void> => {
  if (requested) return
  requested = true
  await refreshPersistence()
  if (persistence.get() === 'evictable') await requestPersistence()
}
