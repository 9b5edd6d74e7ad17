import type { ConnectionPool } from '@libsql/client/sqlite3'

type Connection = ReturnType<ConnectionPool['acquireSync']>
type Statement = ReturnType<Connection['prepare']>

/** More than the queries of this API; the texts that lists of ids make are few. */
const MAX_CACHED_STATEMENTS = 300

/**
 * Lets a connection keep its prepared statements: the driver prepares anew for every call, which costs more than the
 * query. A statement is used by one call at a time, since each runs to its end before the next.
 */
export const cacheStatements = (connection: Connection): void => {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, Statement>()
  const keep = (sql: string): Statement => {
    const known = kept.get(sql)
    if (known) return known
    const statement = prepare(sql)
    if (!CACHEABLE_STATEMENT.test(sql)) return statement
    cacheStatementMode(statement)
    if (kept.size >= MAX_CACHED_STATEMENTS) kept.clear()
    kept.set(sql, statement)
    return statement
  }
  Object.defineProperty(connection, 'prepare', { value: keep })
}

/** Schema changes and pragmas are rare, and what they answer may change. */
const CACHEABLE_STATEMENT = /^\s*(select|insert|update|delete|begin|commit|rollback|pragma data_version)\b/i

/** What the driver asks of a statement before every call, asked once: its mode, its columns, numbers as numbers. */
const cacheStatementMode = (statement: Statement): void => {
  const ask = statement.columns.bind(statement)
  let columns: ReturnType<Statement['columns']> | undefined
  statement.columns = () => {
    columns ??= ask()
    return columns
  }
  const numbers = () => statement
  statement.safeIntegers = numbers
  if (!statement.reader) return
  statement.raw(true)
  statement.raw = numbers
}
