import { createObservable } from '../observable.ts'

/**
 * Whether the browser may evict the drafts when storage runs low. `asking`: it shows a permission prompt. `persisted`: it
 * granted persistent storage. `evictable`: it did not.
 */
export type Persistence = 'unknown' | 'asking' | 'persisted' | 'evictable'

export const persistence = createObservable<Persistence>('unknown')

/** A browser that takes longer than this to decide is showing a prompt. */
const PROMPT_DETECTION_MS = 400

const getStorageManager = () => (typeof navigator === 'undefined' ? undefined : navigator.storage)

/** Reads the current state; never prompts. */
export const refreshPersistence = async (): Promise<void> => {
  const persisted = await getStorageManager()
    ?.persisted?.()
    .catch(() => undefined)
  if (persisted !== undefined && persistence.get() !== 'asking') persistence.set(persisted ? 'persisted' : 'evictable')
}

/** Requests persistent storage, which may prompt. Returns whether it was granted. */
export const requestPersistence = async (): Promise<boolean> => {
  const promptTimer = setTimeout(() => persistence.set('asking'), PROMPT_DETECTION_MS)
  try {
    const persisted = (await getStorageManager()?.persist?.()) ?? false
    persistence.set(persisted ? 'persisted' : 'evictable')
    return persisted
  } catch (error) {
    console.warn('persistent storage could not be requested', error)
    persistence.set('unknown')
    return false
  } finally {
    clearTimeout(promptTimer)
  }
}

let requested = false

/** Requests persistence once per visit. Call it after the first save: without data, browsers tend to refuse. */
export const requestPersistenceOnce = async (): Promise<void> => {
  if (requested) return
  requested = true
  await refreshPersistence()
  if (persistence.get() === 'evictable') await requestPersistence()
}
