import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../ports/clock.ts'
import type { Db } from './db.ts'

/** Current time of the database in UTC ms, constant within a statement. */
export const DATABASE_NOW: SQL<number> = sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`

export interface DatabaseClock {
  readonly clock: Clock
  /** Measures the difference to the database's clock again. A failure keeps the last one. */
  readonly synchronize: (db: Db) => Promise<void>
}

/**
 * A clock that all instances of one database share: `local` plus the measured difference to the database's clock. Leases
 * and windows would otherwise end early on an instance whose clock is fast.
 */
export const createDatabaseClock = (local: Clock): DatabaseClock => {
  let offset = 0
  return {
    clock: () => local() + offset,
    synchronize: async (db) => {
      const before = local()
      const rows = await db.all<{ now: number }>(sql`SELECT ${DATABASE_NOW} AS now`).catch(() => [])
      const now = rows[0]?.now
      if (now !== undefined) offset = now - Math.round((before + local()) / 2)
    },
  }
}
