import * as z from 'zod'
import { type Change, changeSchema } from '#shared/resume/edits/changes.ts'
import { newId } from '../new-id.ts'

/**
 * Unsaved changes of a closing page, in local storage: an IndexedDB transaction may not finish before the page ends.
 * Deleted once they are in the database; applied when the draft is opened next.
 */
const PREFIX = 'faro-journal:'
const tabId = newId()

const getKey = (draftId: string) => `${PREFIX}${draftId}:${tabId}`

const getLocalStorage = (): Storage | null => {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

/** Keeps changes that are not stored yet, in case the page goes. A failure is only logged. */
export const writeJournal = (draftId: string, changes: readonly Change[]): void => {
  try {
    if (changes.length > 0) getLocalStorage()?.setItem(getKey(draftId), JSON.stringify(changes))
  } catch (error) {
    console.warn('the journal is full', error)
  }
}

/** Deletes this page's journal of a draft. */
export const deleteJournal = (draftId: string): void => getLocalStorage()?.removeItem(getKey(draftId))

/** Reads and deletes the journals that earlier pages left for a draft. */
export const takeJournal = (draftId: string): Change[] => {
  const storage = getLocalStorage()
  if (!storage) return []
  const keys = Object.keys(storage).filter((key) => key.startsWith(`${PREFIX}${draftId}:`))
  return keys.flatMap((key) => {
    const text = storage.getItem(key)
    storage.removeItem(key)
    try {
      return z.array(changeSchema).parse(JSON.parse(text ?? '[]'))
    } catch {
      return []
    }
  })
}

/** Deletes the journals of all drafts. */
export const deleteJournals = (): void => {
  const storage = getLocalStorage()
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key)
}
