import { account } from './account.ts'
import { FaroDatabase } from './database.ts'
import { dexieRepository } from './dexie-repository.ts'
import { flushAll } from './flush.ts'
import { storageHealth } from './health.ts'
import { memoryRepository } from './memory-repository.ts'
import type { DraftRepository } from './repository.types.ts'

const OPEN_WITHIN = 8_000

const open = new Map<string, Promise<DraftRepository>>()

/** The repository of the account that is shown now. */
export const repository = (): Promise<DraftRepository> => repositoryOf(account.get())

/** Opens (once) the repository of an account; memory when the browser refuses IndexedDB. Never throws. */
export const repositoryOf = (id: string): Promise<DraftRepository> => {
  const known = open.get(id)
  if (known) return known
  const opening = openDevice(id).catch((error: unknown) => {
    console.warn('IndexedDB is not to be had; drafts live in memory', error)
    storageHealth.set('memory')
    return memoryRepository()
  })
  open.set(id, opening)
  return opening
}

/** Closes an account's database and forgets it, so that nothing of it can be read from this page. */
export const closeRepository = async (id: string): Promise<void> => {
  const known = open.get(id)
  open.delete(id)
  if (known) (await known).close()
}

let shown = account.get()
account.subscribe(() => {
  const left = shown
  shown = account.get()
  void flushAll().then(() => closeRepository(left))
})

const openDevice = async (id: string): Promise<DraftRepository> => {
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
    void flushAll().finally(() => {
      db.close({ disableAutoOpen: true })
      storageHealth.set('outdated')
    })
    return false
  })
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => waiting || reject(new Error('opening the database took too long')), OPEN_WITHIN)
  })
  await Promise.race([db.open(), late])
  if (waiting) storageHealth.set('ok')
  const made = (await db.meta.get('made'))?.value
  const repository = dexieRepository(db, made)
  const look = async () => {
    if (db.isOpen() && (await repository.wasCleared())) storageHealth.set('cleared')
  }
  db.on('close', () => void look().catch(console.warn))
  addEventListener('focus', () => void look().catch(console.warn))
  return repository
}
