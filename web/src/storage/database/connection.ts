import { currentAccount } from '../account/current-account.ts'
import { saveAllPending } from '../document/pending-saves.ts'
import { abortWhenLeaving } from './abort-when-leaving.ts'
import { FaroDatabase } from './database.ts'
import { createDexieRepository } from './dexie-repository.ts'
import { createMemoryRepository } from './memory-repository.ts'
import type { DraftRepository } from './repository.types.ts'
import { storageHealth } from './storage-health.ts'

const OPEN_DEADLINE_MS = 8_000

const repositories = new Map<string, Promise<DraftRepository>>()

/** The repository of the current account. */
export const getRepository = (): Promise<DraftRepository> => openRepository(currentAccount.get())

/** Opens the repository of an account, once. Falls back to memory when IndexedDB is unavailable; never throws. */
export const openRepository = (id: string): Promise<DraftRepository> => {
  const existing = repositories.get(id)
  if (existing) return existing
  const opening = openDatabase(id).catch((error: unknown) => {
    console.warn('IndexedDB is unavailable; drafts are in memory', error)
    storageHealth.set('memory')
    return createMemoryRepository()
  })
  repositories.set(id, opening)
  return opening
}

/** Closes the database of an account. */
export const closeRepository = async (id: string): Promise<void> => {
  const existing = repositories.get(id)
  repositories.delete(id)
  if (existing) (await existing).close()
}

let previousAccount = currentAccount.get()
currentAccount.subscribe(() => {
  const closedAccount = previousAccount
  previousAccount = currentAccount.get()
  void saveAllPending().then(() => closeRepository(closedAccount))
})

const openDatabase = async (id: string): Promise<DraftRepository> => {
  const db = new FaroDatabase(id)
  abortWhenLeaving(db)
  let waiting = false
  db.on('blocked', () => {
    waiting = true
    storageHealth.set('waiting')
  })
  db.on('versionchange', (event) => {
    if (event.newVersion === null) {
      // Another tab deletes the database: close it. The next write creates a new one.
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
  const deadline = new Promise<never>((_, reject) => {
    setTimeout(() => waiting || reject(new Error('opening the database took too long')), OPEN_DEADLINE_MS)
  })
  await Promise.race([db.open(), deadline])
  if (waiting) storageHealth.set('ok')
  const creationId = (await db.meta.get('made'))?.value
  const repository = createDexieRepository(db, creationId)
  const checkCleared = async () => {
    if (db.isOpen() && (await repository.wasCleared())) storageHealth.set('cleared')
  }
  db.on('close', () => void checkCleared().catch(console.warn))
  addEventListener('focus', () => void checkCleared().catch(console.warn))
  return repository
}
