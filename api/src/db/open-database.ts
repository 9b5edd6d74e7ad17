import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { ConnectionPool, Sqlite3Client } from '@libsql/client/sqlite3'
import { type Db, toDb } from './db.ts'
import { cacheStatements } from './statement-cache.ts'

/** Set on every connection. `secure_delete` overwrites deleted rows with zeros. */
const FILE_PRAGMAS = ['PRAGMA foreign_keys = ON', 'PRAGMA secure_delete = ON', 'PRAGMA synchronous = FULL']

export interface OpenDatabase {
  readonly db: Db
  readonly client: Client
  /** A string that changes with every write by any process; null for a database server. */
  readonly getVersion: (() => Promise<string>) | null
  /** Checkpoints the write-ahead log first, so that the database file alone is complete. */
  readonly close: () => Promise<void>
}

/**
 * Opens a libSQL file (`file:…`, created when missing) or a server (`http:`, `https:`, `libsql:`). A file has one
 * connection, because its calls are synchronous.
 */
export const openDatabase = async (url: string, authToken?: string): Promise<OpenDatabase> => {
  const isFile = url.startsWith('file:')
  const client = isFile ? openFile(url.slice('file:'.length)) : createClient({ url, ...(authToken && { authToken }) })
  const pragmas = isFile ? FILE_PRAGMAS : []
  if (isFile) await client.execute('PRAGMA journal_mode = WAL')
  for (const pragma of pragmas) await client.execute(pragma)
  const close = async () => {
    if (isFile) await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
    client.close()
  }
  let writeCount = 0
  const db = toDb(client, pragmas, () => {
    writeCount += 1
  })
  // `data_version` changes only when another connection has written; `writeCount` covers this one.
  const changes = async () => `${writeCount} ${(await client.execute('PRAGMA data_version')).rows[0]?.[0]}`
  return { db, client, getVersion: isFile ? changes : null, close }
}

/** How long SQLite waits for a lock. It blocks the event loop, so `withRetries` does the longer waiting. */
const CONNECTION_LOCK_WAIT_MS = 20

const openFile = (path: string): Client => {
  mkdirSync(dirname(path), { recursive: true })
  const pool = new ConnectionPool(path, { timeout: CONNECTION_LOCK_WAIT_MS }, 1)
  const connection = pool.acquireSync()
  cacheStatements(connection)
  pool.release(connection)
  return new Sqlite3Client(pool, 'number')
}
