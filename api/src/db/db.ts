import type { Client } from '@libsql/client/http'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/http'
import { withRetries } from './with-retries.ts'

/** The database, for queries. Use single statements and `batch` only, never a transaction that spans an await. */
export type Db = LibSQLDatabase<Record<string, never>>

/**
 * Wraps a libSQL client (file, HTTP or Turso). Statements that find a lock are retried for ten seconds. `onWrite` is
 * called after every statement that may have written, which ends when `onWrite` does; `beforeWrite` may refuse one by throwing.
 */
export const toDb = (
  client: Client,
  pragmas: readonly string[] = [],
  onWrite: () => Promise<void> | undefined = () => undefined,
  beforeWrite: (() => void) | undefined = undefined,
): Db => drizzle(withRetries(client, pragmas, onWrite, beforeWrite))
