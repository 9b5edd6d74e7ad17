import { databaseName } from '../database-name.ts'
import { announceChange } from './changes.ts'
import { readWaiting, type Waiting } from './row.ts'

/**
 * CVs that wait to be sent, one database an account; it goes whole at sign-out. IndexedDB as it is, with a connection a
 * transaction: pages and the service worker share it, and nobody holds its removal up.
 */
const nameFor = (account: string): string => `${databaseName(account)}-outbox`
const VERSION = 10
const STORE = 'waiting'

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })

/** Null when there is none and none shall be made: a sign-out that took it away is not undone by a late reader. */
const open = async (account: string, make: boolean): Promise<IDBDatabase | null> => {
  const opening = indexedDB.open(nameFor(account), VERSION)
  let none = false
  opening.onupgradeneeded = () => {
    none = !make
    if (none) opening.transaction?.abort()
    else opening.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at')
  }
  return answered(opening).catch((error: unknown) => {
    if (none) return null
    throw error
  })
}

const within = async <T>(
  account: string,
  mode: 'read' | 'change' | 'make',
  work: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | null> => {
  const db = await open(account, mode === 'make')
  if (!db) return null
  try {
    const transaction = db.transaction(STORE, mode === 'read' ? 'readonly' : 'readwrite')
    const written = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done()
      transaction.onabort = () => fail(transaction.error)
    })
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), written])
    return result
  } finally {
    db.close()
  }
}

export const putWaiting = async (account: string, row: Waiting): Promise<void> => {
  await within(account, 'make', (rows) => answered(rows.put(row)))
  announceChange()
}

/** Those that wait, in the order they were put. Rows of another version are left alone. */
export const listWaiting = async (account: string): Promise<readonly Waiting[]> => {
  const stored: unknown[] = (await within(account, 'read', (rows) => answered(rows.index('at').getAll()))) ?? []
  return stored.flatMap((row) => readWaiting(row) ?? [])
}

/** Writes down what has come of a row; false when it was taken out meanwhile. */
export const markWaiting = async (
  account: string,
  key: string,
  mark: Partial<Pick<Waiting, 'resumeId' | 'error'>>,
): Promise<boolean> => {
  const marked = await within(account, 'change', async (rows) => {
    const row = readWaiting(await answered(rows.get(key)))
    if (row) await answered(rows.put({ ...row, ...mark }))
    return row !== null
  })
  announceChange()
  return marked ?? false
}

export const removeWaiting = async (account: string, key: string): Promise<void> => {
  await within(account, 'change', (rows) => answered(rows.delete(key)))
  announceChange()
}

/** Forgets all of it: at sign-out. */
export const forgetOutbox = async (account: string): Promise<void> => {
  await answered(indexedDB.deleteDatabase(nameFor(account)))
  announceChange()
}
