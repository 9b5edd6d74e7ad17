import type { Client } from '@libsql/client'
import { ConnectionPool, Sqlite3Client } from '@libsql/client/sqlite3'
import { cacheStatements } from './statement-cache.ts'
import { retryWhileLocked } from './with-retries.ts'

/** Set on every connection. `secure_delete` overwrites deleted rows with zeros. */
export const FILE_PRAGMAS = ['PRAGMA foreign_keys = ON', 'PRAGMA secure_delete = ON', 'PRAGMA synchronous = FULL']

/** `auto_vacuum` counts only before the first table: it lets deletions give space back to a full disk. */
const NEW_FILE_PRAGMAS = ['PRAGMA auto_vacuum = INCREMENTAL', 'PRAGMA journal_mode = WAL']

/** How long SQLite waits for a lock. It blocks its thread, so `retryWhileLocked` does the longer waiting. */
const CONNECTION_LOCK_WAIT_MS = 20

/** Opens a database file with one connection, and waits for locks of others. Throws the error of the driver. */
export const openFile = async (path: string, pragmas: readonly string[] = FILE_PRAGMAS): Promise<Client> => {
  const pool = new ConnectionPool(path, { timeout: CONNECTION_LOCK_WAIT_MS }, 1)
  prepareConnections(pool)
  pool.release(connect(pool))
  const client = new Sqlite3Client(pool, 'number')
  try {
    for (const pragma of [...NEW_FILE_PRAGMAS, ...pragmas]) await retryWhileLocked(() => client.execute(pragma))
  } catch (error) {
    client.close()
    throw error
  }
  return client
}

/** The pool drops a connection that it cannot roll back, and opens another one. */
const prepareConnections = (pool: ConnectionPool): void => {
  const acquire = pool.acquireSync.bind(pool)
  const prepared = new WeakSet<object>()
  pool.acquireSync = (forTransaction) => {
    const connection = acquire(forTransaction)
    if (!prepared.has(connection)) cacheStatements(connection)
    prepared.add(connection)
    return connection
  }
}

/** The driver gives no code to a file that it cannot open. */
const connect = (pool: ConnectionPool): ReturnType<ConnectionPool['acquireSync']> => {
  try {
    return pool.acquireSync()
  } catch (error) {
    throw Object.assign(new Error('the file cannot be opened', { cause: error }), { code: 'SQLITE_CANTOPEN' })
  }
}
