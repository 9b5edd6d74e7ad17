import * as z from 'zod'
import { AppError } from '#shared/errors.ts'

const errorWithCode = z.object({ code: z.string(), message: z.string().default(''), cause: z.unknown().optional() })
const errorWithStatus = z.object({ status: z.number() })
const errorWithCause = z.object({ cause: z.unknown() })

const MAX_CAUSES = 5

/** A replica of sqld passes the errors of its primary on as text (libsql-server/src/hrana/stmt.rs). */
const PRIMARY_ERRORS: readonly (readonly [RegExp, string])[] = [
  [/constraint failed/i, 'SQLITE_CONSTRAINT'],
  [/database (table )?is locked|busy|additional transactions|transaction timed/i, 'SQLITE_BUSY'],
  [/disk is full/i, 'SQLITE_FULL'],
]

/** The code of the error that sqld wraps, and `SERVER_BUSY` for a request that it did not start (HTTP 429). */
const toKnownCode = ({ code, message, cause }: z.infer<typeof errorWithCode>): string => {
  if (code === 'PROXY_ERROR') return PRIMARY_ERRORS.find(([pattern]) => pattern.test(message))?.[1] ?? code
  const isRefused = code === 'SERVER_ERROR' && errorWithStatus.safeParse(cause).data?.status === 429
  return isRefused ? 'SERVER_BUSY' : code
}

/** The first error code in the chain of causes, because drivers wrap errors; empty when there is none. */
const getErrorCode = (error: unknown, depth = 0): string => {
  const own = errorWithCode.safeParse(error)
  if (own.success && !own.data.code.startsWith('DRIZZLE')) return toKnownCode(own.data)
  // The error of `fetch` when the database server is unreachable; clients of other services convert it themselves.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'ECONN'
  const next = errorWithCause.safeParse(error)
  return next.success && next.data.cause !== undefined && depth < MAX_CAUSES
    ? getErrorCode(next.data.cause, depth + 1)
    : ''
}

/** Why a database cannot be opened, for the operator; undefined for an error that is not the database's. */
export type DatabaseErrorKind = 'damaged' | 'locked' | 'no-permission' | 'full' | 'refused' | 'unreachable'

const ERROR_KINDS: readonly (readonly [RegExp, DatabaseErrorKind])[] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(BUSY|LOCKED)/, 'locked'],
  [/^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/, 'no-permission'],
]

/** Whether a database server refuses the credentials. */
const isRefused = (error: unknown, depth = 0): boolean => {
  const status = errorWithStatus.safeParse(error).data?.status
  if (status === 401 || status === 403) return true
  const next = errorWithCause.safeParse(error)
  return next.success && next.data.cause !== undefined && depth < MAX_CAUSES && isRefused(next.data.cause, depth + 1)
}

export const getDatabaseErrorKind = (error: unknown): DatabaseErrorKind | undefined => {
  const code = getErrorCode(error)
  if (isStorageFullError(error)) return 'full'
  const known = ERROR_KINDS.find(([pattern]) => pattern.test(code))?.[1]
  if (known) return known
  if (!UNREACHABLE.test(code)) return undefined
  return isRefused(error) ? 'refused' : 'unreachable'
}

/** Whether a statement was not executed, because the database was busy: it can be repeated. */
export const isLockError = (error: unknown): boolean =>
  /^(SQLITE_(BUSY|LOCKED)|TRANSACTION_(BUSY|TIMEOUT)|SERVER_BUSY)/.test(getErrorCode(error))

/** Whether a unique or primary key exists already. */
export const isUniqueViolation = (error: unknown): boolean => getErrorCode(error).startsWith('SQLITE_CONSTRAINT')

/** `BLOCKED`: the operator or the plan of the database forbids it for now. `UNKNOWN`: an error without a code. */
const UNREACHABLE =
  /^(HRANA|SERVER_|TRANSACTION_|BLOCKED|PROXY_ERROR|UNKNOWN|ECONN|ENOTFOUND|UND_ERR|SQLITE_(BUSY|LOCKED|CANTOPEN|READONLY|IOERR|CORRUPT|NOTADB|INTERRUPT|NOMEM|PROTOCOL))/

const STORAGE_FULL = /^SQLITE_(FULL|IOERR_(WRITE|SHMSIZE|SHMMAP|FSYNC))/

/** Whether the disk has no room for a statement. */
export const isStorageFullError = (error: unknown): boolean => STORAGE_FULL.test(getErrorCode(error))

/** The error of a write that is refused while the disk is full; the same that SQLite would throw. */
export const createStorageFullError = (): Error => Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' })

/** Ignores a full disk, for writes that nobody asked for, such as the time of the last use. */
export const ignoreFullStorage = (error: unknown): void => {
  if (!isStorageFullError(error)) throw error
}

/** Converts an error of the database to `storage-full` or `database-unavailable`; undefined for any other error. */
export const toDatabaseError = (error: unknown): AppError | undefined => {
  const code = getErrorCode(error)
  if (STORAGE_FULL.test(code)) return new AppError('storage-full', {}, error)
  if (UNREACHABLE.test(code)) return new AppError('database-unavailable', {}, error)
  return undefined
}
