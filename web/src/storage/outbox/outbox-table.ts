import { getDatabaseName } from '../database/database-name.ts'
import { type OutboxEntry, parseOutboxEntry } from './outbox-entry.ts'
import { notifyOutboxChange } from './outbox-events.ts'

/**
 * CVs that wait to be sent, one database an account; it goes whole at sign-out. IndexedDB as it is, with a connection a
 * transaction: pages and the service worker share it, and nobody holds its removal up.
 */
const getOutboxName = (account: string): string => `${getDatabaseName(account)}-outbox`
const VERSION = 10
const STORE = 'waiting'

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })

/** Null when there is none and none shall be made: a sign-out that took it away is not undone by a late reader. */
const openOutbox = async (account: string, make: boolean): Promise<IDBDatabase | null> => {
  const opening = indexedDB.open(getOutboxName(account), VERSION)
  let none = false
  opening.onupgradeneeded = () => {
    none = !make
    if (none) opening.transaction?.abort()
    else opening.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at')
  }
  return toPromise(opening).catch((error: unknown) => {
    if (none) return null
    throw error
  })
}

const withTransaction = async <T>(
  account: string,
  mode: 'read' | 'change' | 'make',
  work: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | null> => {
  const db = await openOutbox(account, mode === 'make')
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

export const addOutboxEntry = async (account: string, row: OutboxEntry): Promise<void> => {
  await withTransaction(account, 'make', (rows) => toPromise(rows.put(row)))
  notifyOutboxChange()
}

/** Those that wait, in the order they were put. Rows of another version are left alone. */
export const listOutboxEntries = async (account: string): Promise<readonly OutboxEntry[]> => {
  const stored: unknown[] =
    (await withTransaction(account, 'read', (rows) => toPromise(rows.index('at').getAll()))) ?? []
  return stored.flatMap((row) => parseOutboxEntry(row) ?? [])
}

/** Writes down what has come of a row; false when it was taken out meanwhile. */
export const updateOutboxEntry = async (
  account: string,
  key: string,
  mark: Partial<Pick<OutboxEntry, 'resumeId' | 'error'>>,
): Promise<boolean> => {
  const marked = await withTransaction(account, 'change', async (rows) => {
    const row = parseOutboxEntry(await toPromise(rows.get(key)))
    if (row) await toPromise(rows.put({ ...row, ...mark }))
    return row !== null
  })
  notifyOutboxChange()
  return marked ?? false
}

export const deleteOutboxEntry = async (account: string, key: string): Promise<void> => {
  await withTransaction(account, 'change', (rows) => toPromise(rows.delete(key)))
  notifyOutboxChange()
}

/** Forgets all of it: at sign-out. */
export const deleteOutbox = async (account: string): Promise<void> => {
  await toPromise(indexedDB.deleteDatabase(getOutboxName(account)))
  notifyOutboxChange()
}
