import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'

/** Requests of a rate limit in its current window. A database file has them in a file of their own, `limits.db`. */
export const rateWindows = sqliteTable('rate_windows', {
  /** SHA-256 of the limit's name and its key, which may be an IP address. */
  id: id(),
  until: integer('until').notNull(),
  count: integer('count').notNull(),
  /** How many requests the last writer of this row may let pass. */
  granted: integer('granted').notNull(),
})

/** Failures of an outside service, counted by all instances. Beside `rate_windows`. */
export const breakers = sqliteTable('breakers', {
  /** Name of the service. */
  id: id(),
  failures: integer('failures').notNull(),
  /** Null while calls are allowed. */
  openedAt: integer('opened_at'),
  /** Until then one instance tries a single call. */
  trialUntil: integer('trial_until').notNull().default(0),
})
