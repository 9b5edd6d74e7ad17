import * as z from 'zod'
import { AppError } from '#shared/errors.ts'

const errorWithCode = z.object({ code: z.string() })
const errorWithCause = z.object({ cause: z.unknown() })

const MAX_CAUSES = 5

/** The first error code in the chain of causes, because drivers wrap errors; empty when there is none. */
const getErrorCode = (error: unknown, depth = 0): string => {
  const own = errorWithCode.safeParse(error)
  if (own.success && !own.data.code.startsWith('DRIZZLE')) return own.data.code
  // The error of `fetch` when the database server is unreachable; clients of other services convert it themselves.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'ECONN'
  const next = errorWithCause.safeParse(error)
  return next.success && next.data.cause !== undefined && depth < MAX_CAUSES
    ? getErrorCode(next.data.cause, depth + 1)
    : ''
}

export const isLockError = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error))

/** Whether a unique or primary key exists already. */
export const isUniqueViolation = (error: unknown): boolean => getErrorCode(error).startsWith('SQLITE_CONSTRAINT')

const UNREACHABLE =
  /^(HRANA|SERVER_ERROR|ECONN|ENOTFOUND|UND_ERR|SQLITE_(BUSY|LOCKED|CANTOPEN|READONLY|IOERR|CORRUPT|NOTADB))/

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
