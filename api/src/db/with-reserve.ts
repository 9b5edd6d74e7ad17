import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { isStorageFullError } from './errors.ts'
import type { StorageReserve } from './storage-reserve.ts'

interface ReservedDb {
  /** The same database without the refusal of writes on a full disk. */
  readonly db: Db
  readonly reserve: StorageReserve
}

const RESERVES = new WeakMap<Db, ReservedDb>()

/** Lets `withReserve` use a reserve for the deletions of `db`. */
export const setReserve = (db: Db, reserved: ReservedDb): void => {
  RESERVES.set(db, reserved)
}

const checkpoint = async (db: Db) => {
  await db.all(sql`PRAGMA wal_checkpoint(TRUNCATE)`).catch(() => undefined)
}

/**
 * Runs statements that free space. On a full disk it gives the reserve back, empties the write-ahead log, and runs them
 * again, after `shrink`, which deletes in small steps. Without a reserve (Workers, servers) they only run.
 */
export const withReserve = async <T>(
  db: Db,
  run: (db: Db) => Promise<T>,
  shrink: (db: Db) => Promise<void> = async () => undefined,
): Promise<T> => {
  const reserved = RESERVES.get(db)
  if (!reserved) return run(db)
  const { db: open, reserve } = reserved
  try {
    return await run(open)
  } catch (error) {
    if (!isStorageFullError(error)) throw error
  }
  reserve.release()
  try {
    await checkpoint(open)
    await shrink(open)
    return await run(open)
  } finally {
    await checkpoint(open)
    await open.all(sql`PRAGMA incremental_vacuum(1000)`).catch(() => undefined)
    await checkpoint(open)
    reserve.refill(true)
  }
}
