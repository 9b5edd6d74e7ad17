import * as z from 'zod'
import { AppError } from '#shared/errors.ts'

/** Drivers wrap errors in each other: the first `code` on the way down the causes. */
const errorWithCode = z.object({ code: z.string() })
const errorWithCause = z.object({ cause: z.unknown() })

const getErrorCode = (error: unknown, depth = 0): string => {
  const own = errorWithCode.safeParse(error)
  if (own.success && !own.data.code.startsWith('DRIZZLE')) return own.data.code
  // What `fetch` throws when a server is not there; the services' own clients never let it through.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'ECONN'
  const next = errorWithCause.safeParse(error)
  return next.success && next.data.cause !== undefined && depth < 5 ? getErrorCode(next.data.cause, depth + 1) : ''
}

export const isLockError = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error))

/** A unique or primary key that stands already. */
export const isUniqueViolation = (error: unknown): boolean => getErrorCode(error).startsWith('SQLITE_CONSTRAINT')

const UNREACHABLE =
  /^(HRANA|SERVER_ERROR|ECONN|ENOTFOUND|UND_ERR|SQLITE_(BUSY|LOCKED|CANTOPEN|READONLY|IOERR|CORRUPT|NOTADB))/

/** A database's failure as one of our codes; undefined when it is not one. */
export const toDatabaseError = (error: unknown): AppError | undefined => {
  const code = getErrorCode(error)
  if (/^SQLITE_(FULL|IOERR_(WRITE|SHMSIZE|SHMMAP|FSYNC))/.test(code)) return new AppError('storage-full', {}, error)
  if (UNREACHABLE.test(code)) return new AppError('database-unavailable', {}, error)
  return undefined
}
