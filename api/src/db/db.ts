import type { Client } from '@libsql/client/http'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/http'
import { type RetryOptions, withRetries } from './with-retries.ts'

/** The database, for queries. Use single statements and `batch` only, never a transaction that spans an await. */
export type Db = LibSQLDatabase<Record<string, never>>

/** Wraps a libSQL client (file, HTTP or Turso). Statements that find a lock are retried for ten seconds. */
export const toDb = (client: Client, options?: RetryOptions): Db => drizzle(withRetries(client, options))
