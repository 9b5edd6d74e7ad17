import { currentAccount } from '../account/current-account.ts'
import { saveAllPending } from '../document/pending-saves.ts'
import { FaroDatabase } from './database.ts'
import { createDexieRepository } from './dexie-repository.ts'
import { createMemoryRepository } from './memory-repository.ts'
import type { DraftRepository } from './repository.types.ts'
import { storageHealth } from './storage-health.ts'

const OPEN_DEADLINE_MS = 8_000

const repositories = new Map<string, Promise<DraftRepository>>()

/** The repository of the account that is shown now. */
export const getRepository = (): Promise<DraftRepository> => openRepository(currentAccount.get())

/** Opens (once) the repository of an account; memory when the browser refuses IndexedDB. Never throws. */
export const openRepository = (id: string): Promise<DraftRepository> => {
  const known = repositories.get(id)
  if (known) return known
  const opening = openDatabase(id).catch((error: unknown) => {
    console.warn('IndexedDB is not to be had; drafts live in memory', error)
    storageHealth.set('memory')
    return createMemoryRepository()
  })
  repositories.set(id, opening)
  return opening
}

/** Closes an account's database and forgets it, so that nothing of it can be read from this page. */
export const closeRepository = async (id: string): Promise<void> => {
  const known = repositories.get(id)
  repositories.delete(id)
  if (known) (await known).close()
}

let previousAccount = currentAccount.get()
currentAccount.subscribe(() => {
  const left = previousAccount
  previousAccount = currentAccount.get()
  void saveAllPending().then(() => closeRepository(left))
})

const openDatabase = async (id: string): Promise<DraftRepository> => {
  const db = new FaroDatabase(id)
  let waiting = false
  db.on('blocked', () => {
    waiting = true
    storageHealth.set('waiting')
  })
  db.on('versionchange', (event) => {
    if (event.newVersion === null) {
      // The database is being deleted: let go of it; the next write makes a new one.
      db.close({ disableAutoOpen: false })
      storageHealth.set('cleared')
      return false
    }
    void saveAllPending().finally(() => {
      db.close({ disableAutoOpen: true })
      storageHealth.set('outdated')
    })
    return false
  })
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => waiting || reject(new Error('opening the database took too long')), OPEN_DEADLINE_MS)
  })
  await Promise.race([db.open(), late])
  if (waiting) storageHealth.set('ok')
  const made = (await db.meta.get('made'))?.value
  const repository = createDexieRepository(db, made)
  const look = async () => {
    if (db.isOpen() && (await repository.wasCleared())) storageHealth.set('cleared')
  }
  db.on('close', () => void look().catch(console.warn))
  addEventListener('focus', () => void look().catch(console.warn))
  return repository
}
