import type { ConnectionPool } from '@libsql/client/sqlite3'
import { isLockError } from './errors.ts'

type Connection = ReturnType<ConnectionPool['acquireSync']>
type Statement = ReturnType<Connection['prepare']>

/** More than the number of queries of this API. */
const MAX_CACHED_STATEMENTS = 300

/**
 * Caches the prepared statements of a connection: the driver prepares on every call, which costs more than the query.
 * Reuse is safe because calls are synchronous, so a statement is never used by two at once.
 */
export const cacheStatements = (connection: Connection): void => {
  const prepare = connection.prepare.bind(connection)
  const statements = new Map<string, Statement>()
  const prepareCached = (sql: string): Statement => {
    const cached = statements.get(sql)
    if (cached) return cached
    const statement = prepare(sql)
    endWhenLocked(connection, statement)
    if (!CACHEABLE_STATEMENT.test(sql)) return statement
    cacheStatementMode(statement)
    if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear()
    statements.set(sql, statement)
    return statement
  }
  Object.defineProperty(connection, 'prepare', { value: prepareCached })
}

/**
 * Ends a statement that found a lock. The driver leaves it in progress, and SQLite commits nothing on a connection with a
 * write in progress: later writes would seem to succeed and be lost. Running it where it may not write ends it.
 */
const endWhenLocked = (connection: Connection, statement: Statement): void => {
  for (const method of ['run', 'all'] as const) {
    const execute = statement[method]
    const value = (...args: unknown[]): unknown => {
      try {
        return Reflect.apply(execute, statement, args)
      } catch (error) {
        if (isLockError(error)) runWithoutWriting(connection, () => Reflect.apply(execute, statement, args))
        throw error
      }
    }
    Object.defineProperty(statement, method, { value })
  }
}

const runWithoutWriting = (connection: Connection, run: () => unknown): void => {
  connection.exec('PRAGMA query_only = ON')
  try {
    run()
  } catch {
    // It is refused: that has ended it.
  } finally {
    connection.exec('PRAGMA query_only = OFF')
  }
}

/** Schema changes and other pragmas are rare, and the columns of their results may change. */
const CACHEABLE_STATEMENT = /^\s*(select|insert|update|delete|begin|commit|rollback|pragma data_version)\b/i

/** Sets the mode of a statement once; the driver sets it and reads the columns before every call. */
const cacheStatementMode = (statement: Statement): void => {
  const readColumns = statement.columns.bind(statement)
  let columns: ReturnType<Statement['columns']> | undefined
  statement.columns = () => {
    columns ??= readColumns()
    return columns
  }
  const returnStatement = () => statement
  statement.safeIntegers = returnStatement
  if (!statement.reader) return
  statement.raw(true)
  statement.raw = returnStatement
}
