import * as z from 'zod'
import { type Change, changeSchema } from '#shared/resume/edits/changes.ts'
import { newId } from '../new-id.ts'

/**
 * The last keystrokes of a page that is going away, written at once: a database transaction may not end before the
 * page does. Emptied as soon as they are in the database; played again at the next opening of the draft.
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

export const writeJournal = (draftId: string, changes: readonly Change[]): void => {
  try {
    if (changes.length > 0) getLocalStorage()?.setItem(getKey(draftId), JSON.stringify(changes))
  } catch (error) {
    console.warn('the journal is full', error)
  }
}

export const deleteJournal = (draftId: string): void => getLocalStorage()?.removeItem(getKey(draftId))

/** Takes what earlier pages left behind for a draft, oldest key first. */
export const takeJournal = (draftId: string): Change[] => {
  const local = getLocalStorage()
  if (!local) return []
  const keys = Object.keys(local).filter((key) => key.startsWith(`${PREFIX}${draftId}:`))
  return keys.flatMap((key) => {
    const text = local.getItem(key)
    local.removeItem(key)
    try {
      return z.array(changeSchema).parse(JSON.parse(text ?? '[]'))
    } catch {
      return []
    }
  })
}

/** Takes away what is left for all drafts: at the end of an account. */
export const deleteJournals = (): void => {
  const local = getLocalStorage()
  for (const key of Object.keys(local ?? {})) if (key.startsWith(PREFIX)) local?.removeItem(key)
}
