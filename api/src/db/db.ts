import type { Client } from '@libsql/client/http'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/http'
import { withRetries } from './with-retries.ts'

/** The database as queries see it. Single statements and `batch` alone: never a transaction held across an await. */
export type Db = LibSQLDatabase<Record<string, never>>

/** A libSQL client (file, HTTP or Turso) as a `Db`; statements that meet a lock are tried again for ten seconds. */
export const toDb = (client: Client, pragmas: readonly string[] = [], onWrite = () => {}): Db =>
  drizzle(withRetries(client, pragmas, onWrite))
