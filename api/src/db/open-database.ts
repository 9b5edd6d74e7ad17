import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { ConnectionPool, Sqlite3Client } from '@libsql/client/sqlite3'
import { createCheckpointer } from './checkpointer.ts'
import { holdDatabase, type Release } from './database-lock.ts'
import { type Db, toDb } from './db.ts'
import { createStorageFullError, isStorageFullError } from './errors.ts'
import { createLogSync } from './log-sync.ts'
import { makeDatabasePrivate } from './private-file.ts'
import { cacheStatements } from './statement-cache.ts'
import { getCheckpointPages, openStorageReserve, type StorageState } from './storage-reserve.ts'
import { setReserve } from './with-reserve.ts'

/** Set on every connection. `secure_delete` overwrites deleted rows with zeros. */
const FILE_PRAGMAS = ['PRAGMA foreign_keys = ON', 'PRAGMA secure_delete = ON', 'PRAGMA synchronous = FULL']

/** For a file with a write-ahead log: `createLogSync` does what `FULL` would do at each commit, off the event loop. */
const LOG_PRAGMAS = [...FILE_PRAGMAS, 'PRAGMA synchronous = NORMAL']

const COUNTER_PRAGMAS = ['PRAGMA secure_delete = ON', 'PRAGMA synchronous = OFF']

/** `auto_vacuum` counts only before the first table: it lets deletions give space back to a full disk. */
const NEW_FILE_PRAGMAS = ['PRAGMA auto_vacuum = INCREMENTAL', 'PRAGMA journal_mode = WAL']

export interface OpenDatabase {
  readonly db: Db
  readonly client: Client
  /** A string that changes with every write by any process; null for a database server. */
  readonly getVersion: (() => Promise<string>) | null
  /** `full`: only deletions are possible, because the disk has no room. A database server answers for itself. */
  readonly getStorage: () => StorageState
  /** Checkpoints the write-ahead log first, so that the database file alone is complete. */
  readonly close: () => Promise<void>
}

/**
 * Opens a libSQL file (`file:…`, created when missing) or a server (`http:`, `https:`, `libsql:`). A file has one
 * connection, because its calls are synchronous. With `onStorage` a file keeps a reserve of disk space, and is told when
 * it is used and back again.
 */
export const openDatabase = async (
  url: string,
  authToken?: string,
  onStorage?: (state: StorageState) => void,
): Promise<OpenDatabase> => {
  if (url.startsWith('file:')) return openDatabaseFile(url.slice('file:'.length), onStorage)
  const client = createClient({ url, ...(authToken && { authToken }) })
  return { db: toDb(client), client, getVersion: null, getStorage: () => 'ok', close: async () => client.close() }
}

const openDatabaseFile = async (
  path: string,
  onStorage: ((state: StorageState) => void) | undefined,
): Promise<OpenDatabase> => {
  const release = holdFile(path)
  const reserve = onStorage ? openStorageReserve(path, onStorage) : null
  const client = await openFile(path).catch((error: unknown) => {
    if (!reserve || !isStorageFullError(error)) throw error
    reserve.release()
    return openFile(path)
  })
  if (reserve) {
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
    reserve.refill(true)
    await client.execute(`PRAGMA wal_autocheckpoint = ${getCheckpointPages(path)}`)
  }
  const hasLog = (await client.execute('PRAGMA journal_mode')).rows[0]?.[0] === 'wal'
  const pragmas = hasLog ? LOG_PRAGMAS : FILE_PRAGMAS
  for (const pragma of pragmas) await client.execute(pragma)
  const logSync = hasLog ? createLogSync(`${path}-wal`) : null
  const checkpointer = hasLog && reserve ? createCheckpointer(path, Math.ceil(getCheckpointPages(path) / 2)) : null
  const close = async () => {
    await logSync?.close()
    await checkpointer?.close()
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
    client.close()
    release()
  }
  let writeCount = 0
  const onWrite = () => {
    writeCount += 1
    checkpointer?.noteWrite()
    return logSync?.run()
  }
  const refuseWhenFull = () => {
    reserve?.refill()
    if (reserve?.getState() === 'full') throw createStorageFullError()
  }
  const db = toDb(client, pragmas, onWrite, refuseWhenFull)
  if (reserve) setReserve(db, { db: toDb(client, pragmas, onWrite), reserve })
  // `data_version` changes only when another connection has written; `writeCount` covers this one.
  const getVersion = async () => `${writeCount} ${(await client.execute('PRAGMA data_version')).rows[0]?.[0]}`
  const getStorage = () => {
    reserve?.refill()
    return reserve?.getState() ?? 'ok'
  }
  return { db, client, getVersion, getStorage, close }
}

/**
 * Opens a file of counters, created when missing. What it holds may be lost in a power cut, so writing it never waits for
 * the disk. Throws the error of the driver when the file cannot be used.
 */
export const openCounterFile = async (path: string): Promise<Pick<OpenDatabase, 'db' | 'client' | 'close'>> => {
  makeDatabasePrivate(path)
  const client = await openFile(path, COUNTER_PRAGMAS)
  return { db: toDb(client, COUNTER_PRAGMAS), client, close: async () => client.close() }
}

/** How long SQLite waits for a lock. It blocks the event loop, so `withRetries` does the longer waiting. */
const CONNECTION_LOCK_WAIT_MS = 20

/** Creates the file where it is missing and marks it as open. */
const holdFile = (path: string): Release => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  makeDatabasePrivate(path)
  return holdDatabase(path)
}

const openFile = async (path: string, pragmas: readonly string[] = FILE_PRAGMAS): Promise<Client> => {
  const pool = new ConnectionPool(path, { timeout: CONNECTION_LOCK_WAIT_MS }, 1)
  const connection = pool.acquireSync()
  cacheStatements(connection)
  pool.release(connection)
  const client = new Sqlite3Client(pool, 'number')
  try {
    for (const pragma of [...NEW_FILE_PRAGMAS, ...pragmas]) await client.execute(pragma)
  } catch (error) {
    client.close()
    throw error
  }
  return client
}
