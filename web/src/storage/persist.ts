import { external } from './external.ts'

/**
 * Whether the browser keeps the drafts when space runs short. `asking`: it has put the question to the person.
 * `evictable`: it may throw them away.
 */
export type Persistence = 'unknown' | 'asking' | 'kept' | 'evictable'

export const persistence = external<Persistence>('unknown')

/** ms. A browser that decides by itself answers at once; one that takes longer shows a question. */
const DECIDES_WITHIN = 400

const manager = () => (typeof navigator === 'undefined' ? undefined : navigator.storage)

/** Looks without asking. */
export const refreshPersistence = async (): Promise<void> => {
  const kept = await manager()
    ?.persisted?.()
    .catch(() => undefined)
  if (kept !== undefined && persistence.get() !== 'asking') persistence.set(kept ? 'kept' : 'evictable')
}

/** Asks the browser for its promise to keep what is here. Answers whether it gave it. */
export const askToKeep = async (): Promise<boolean> => {
  const question = setTimeout(() => persistence.set('asking'), DECIDES_WITHIN)
  try {
    const kept = (await manager()?.persist?.()) ?? false
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

let asked = false

/** Asks once a visit, after something was saved: before that there is nothing to keep. */
export const askToPersist = async (): Promise<void> => {
  if (asked) return
  asked = true
  await refreshPersistence()
  if (persistence.get() === 'evictable') await askToKeep()
}
