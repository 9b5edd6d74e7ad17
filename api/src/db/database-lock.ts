import { ConnectionPool } from '@libsql/client/sqlite3'
import { isLockError } from './errors.ts'
import { createPrivateFile, makePrivate } from './private-file.ts'

/** Releases a lock. */
export type Release = () => void

/** Covers the moment in which another process opens or closes the lock file. */
const LOCK_WAIT_MS = 500

/**
 * Marks a database file as open in this process; any number of servers may hold it. The kernel ends the lock of a killed
 * process. Throws when a restore is replacing the file. `file`: path of the database.
 */
export const holdDatabase = (file: string): Release => {
  try {
    return lock(file, 'BEGIN; SELECT 1 FROM sqlite_master')
  } catch (error) {
    if (isLockError(error)) throw error
    // A full disk may have no room for the lock file: people must still be able to read and delete.
    return () => undefined
  }
}

/** Locks a database file for a restore. Throws while any server holds it. `file`: path of the database. */
export const lockDatabase = (file: string): Release => {
  try {
    return lock(file, 'BEGIN EXCLUSIVE')
  } catch (error) {
    if (!isLockError(error)) throw error
    throw new Error(`A server is running on ${file}. Stop it before you restore.`)
  }
}

/**
 * The lock file is an empty SQLite database, because Node has no file locks of its own. `exec` leaves no statement open,
 * so closing the connection ends the lock at once. Nothing else may open the file: closing it would end the lock too.
 */
const lock = (file: string, sql: string): Release => {
  const lockFile = `${file}.lock`
  createPrivateFile(lockFile)
  makePrivate(lockFile)
  const pool = new ConnectionPool(lockFile, { timeout: LOCK_WAIT_MS }, 1)
  try {
    pool.acquireSync().exec(sql)
  } catch (error) {
    pool.close()
    throw error
  }
  return () => pool.close()
}
