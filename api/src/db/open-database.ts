import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { ConnectionPool, Sqlite3Client } from '@libsql/client/sqlite3'
import { type Db, toDb } from './db.ts'
import { cacheStatements } from './statement-cache.ts'

/** Set on every connection. `secure_delete`: what is deleted is overwritten, not only forgotten. */
const FILE_PRAGMAS = ['PRAGMA foreign_keys = ON', 'PRAGMA secure_delete = ON', 'PRAGMA synchronous = FULL']

export interface OpenDatabase {
  readonly db: Db
  readonly client: Client
  /** A word that changes with every write, by anyone; null for a server. */
  readonly getVersion: (() => Promise<string>) | null
  /** Brings a file's write-ahead log home first, so that the one file is a whole backup. */
  readonly close: () => Promise<void>
}

/**
 * Opens a libSQL file (`file:…`, made when it is not there) or a server (`http:`, `https:`, `libsql:`).
 * One connection on a file: its calls are synchronous, so a second would only wait for the first.
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
  let written = 0
  const db = toDb(client, pragmas, () => {
    written += 1
  })
  // `data_version` changes when another connection, of this process or another, has written.
  const changes = async () => `${written} ${(await client.execute('PRAGMA data_version')).rows[0]?.[0]}`
  return { db, client, getVersion: isFile ? changes : null, close }
}

/** Milliseconds that a connection itself waits for a lock, which stops all else; `retrying` does the long waiting. */
const CONNECTION_LOCK_WAIT_MS = 20

const openFile = (path: string): Client => {
  mkdirSync(dirname(path), { recursive: true })
  const pool = new ConnectionPool(path, { timeout: CONNECTION_LOCK_WAIT_MS }, 1)
  const connection = pool.acquireSync()
  cacheStatements(connection)
  pool.release(connection)
  return new Sqlite3Client(pool, 'number')
}
