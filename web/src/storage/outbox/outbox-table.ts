import { getDatabaseName } from '../database/database-name.ts'
import { type OutboxEntry, parseOutboxEntry } from './outbox-entry.ts'
import { notifyOutboxChange } from './outbox-events.ts'

/**
 * One outbox database per account, deleted at sign-out. Each transaction opens its own connection: pages and the service
 * worker share the database, and an open connection would block its deletion.
 */
const getOutboxName = (account: string): string => `${getDatabaseName(account)}-outbox`
const VERSION = 10
const STORE = 'waiting'

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })

/** Null when the database does not exist and `create` is false: a read after the sign-out must not create it again. */
const openOutbox = async (account: string, create: boolean): Promise<IDBDatabase | null> => {
  const opening = indexedDB.open(getOutboxName(account), VERSION)
  let missing = false
  opening.onupgradeneeded = () => {
    missing = !create
    if (missing) opening.transaction?.abort()
    else opening.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at')
  }
  return toPromise(opening).catch((error: unknown) => {
    if (missing) return null
    throw error
  })
}

const withTransaction = async <T>(
  account: string,
  mode: 'read' | 'change' | 'create',
  work: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | null> => {
  const db = await openOutbox(account, mode === 'create')
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

/** Adds or replaces an entry and notifies all tabs. Throws when the device cannot store it. */
export const addOutboxEntry = async (account: string, row: OutboxEntry): Promise<void> => {
  await withTransaction(account, 'create', (rows) => toPromise(rows.put(row)))
  notifyOutboxChange()
}

/** The entries, oldest first. Rows of another version are ignored. */
export const listOutboxEntries = async (account: string): Promise<readonly OutboxEntry[]> => {
  const stored: unknown[] =
    (await withTransaction(account, 'read', (rows) => toPromise(rows.index('at').getAll()))) ?? []
  return stored.flatMap((row) => parseOutboxEntry(row) ?? [])
}

/** Updates an entry; false when it no longer exists. */
export const updateOutboxEntry = async (
  account: string,
  key: string,
  patch: Partial<Pick<OutboxEntry, 'resumeId' | 'error'>>,
): Promise<boolean> => {
  const updated = await withTransaction(account, 'change', async (rows) => {
    const row = parseOutboxEntry(await toPromise(rows.get(key)))
    if (row) await toPromise(rows.put({ ...row, ...patch }))
    return row !== null
  })
  notifyOutboxChange()
  return updated ?? false
}

/** Deletes an entry and notifies all tabs. */
export const deleteOutboxEntry = async (account: string, key: string): Promise<void> => {
  await withTransaction(account, 'change', (rows) => toPromise(rows.delete(key)))
  notifyOutboxChange()
}

/** Deletes the outbox of an account. */
export const deleteOutbox = async (account: string): Promise<void> => {
  await toPromise(indexedDB.deleteDatabase(getOutboxName(account)))
  notifyOutboxChange()
}
