import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { holdDatabase, type Release } from './database-lock.ts'
import { type Db, toDb } from './db.ts'
import { createStorageFullError, isStorageFullError } from './errors.ts'
import { createLogSync } from './log-sync.ts'
import { FILE_PRAGMAS, openFile } from './open-file.ts'
import { createPrivateFolder, makeDatabasePrivate } from './private-file.ts'
import { createServerClient } from './server-client.ts'
import { getCheckpointPages, openStorageReserve, type StorageState } from './storage-reserve.ts'
import { setReserve } from './with-reserve.ts'
import { startWriter } from './writer.ts'

/** For a file with a write-ahead log: `createLogSync` does what `FULL` would do at each commit, off the event loop. */
const LOG_PRAGMAS = [...FILE_PRAGMAS, 'PRAGMA synchronous = NORMAL']

const COUNTER_PRAGMAS = ['PRAGMA secure_delete = ON', 'PRAGMA synchronous = OFF']

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
 * Opens a libSQL file (`file:…`, created when missing) or a server (`http:`, `https:`, `libsql:`). A file is read by
 * one connection, because its calls are synchronous. With `onStorage` it is written in a thread and keeps a reserve of
 * disk space; `onStorage` is called when that is given up and when it is back.
 */
export const openDatabase = async (
  url: string,
  authToken?: string,
  onStorage?: (state: StorageState) => void,
): Promise<OpenDatabase> => {
  if (url.startsWith('file:')) return openDatabaseFile(url.slice('file:'.length), onStorage)
  const client = /^wss?:/.test(url)
    ? createClient({ url, ...(authToken && { authToken }) })
    : createServerClient(url, authToken)
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
  }
  const hasLog = (await client.execute('PRAGMA journal_mode')).rows[0]?.[0] === 'wal'
  const pragmas = hasLog ? [...LOG_PRAGMAS] : [...FILE_PRAGMAS]
  if (reserve) pragmas.push(`PRAGMA wal_autocheckpoint = ${getCheckpointPages(path)}`)
  for (const pragma of pragmas) await client.execute(pragma)
  const logSync = hasLog ? createLogSync(`${path}-wal`) : null
  const writer = hasLog && reserve ? startWriter(path, pragmas) : undefined
  const close = async () => {
    await logSync?.close()
    await writer?.close()
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
    client.close()
    release()
  }
  let writeCount = 0
  const onWrite = () => {
    writeCount += 1
    return logSync?.run()
  }
  const refuseWhenFull = () => {
    reserve?.refill()
    if (reserve?.getState() === 'full') throw createStorageFullError()
  }
  const options = { pragmas, onWrite, ...(writer && { writer }) }
  const db = toDb(client, { ...options, beforeWrite: refuseWhenFull })
  if (reserve) setReserve(db, { db: toDb(client, options), reserve })
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
  return { db: toDb(client, { pragmas: COUNTER_PRAGMAS }), client, close: async () => client.close() }
}

/** Creates the file where it is missing and marks it as open. */
const holdFile = (path: string): Release => {
  createPrivateFolder(dirname(path))
  makeDatabasePrivate(path)
  return holdDatabase(path)
}
