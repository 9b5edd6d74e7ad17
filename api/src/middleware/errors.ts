import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { unsafeCast } from '#shared/cast.ts'
import { AppError, ERRORS, type ErrorCode } from '#shared/errors.ts'
import { getMessages } from '#shared/messages/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { toDatabaseError } from '../db/errors.ts'
import { describeError } from '../log.ts'

/** Errors that say with `Retry-After` when to try again. */
const RETRY_AFTER_CODES: ReadonlySet<ErrorCode> = new Set(['rate-limited', 'busy'])

/** Converts any thrown value to the error response: code, localized message and request id, never a stack. */
export const handleError = (thrown: unknown, c: Context<AppEnv>): Response => {
  const error = toAppError(thrown)
  const { status } = ERRORS[error.code]
  if (status >= 500) {
    c.var.ctx.log({
      level: 'error',
      event: error.code,
      requestId: c.var.requestId,
      ...describeError(error.cause ?? thrown),
    })
  }
  if (RETRY_AFTER_CODES.has(error.code)) c.header('Retry-After', String(error.params['seconds'] ?? 60))
  if (error.code === 'invalid-key') c.header('WWW-Authenticate', 'Bearer error="invalid_token"')
  c.header('Cache-Control', 'no-store')
  return c.json(
    createErrorBody(error, c),
    unsafeCast<ContentfulStatusCode>(status, 'no code has a status without a body'),
  )
}

/** The JSON body of an error, with its message in the language of the request. */
export const createErrorBody = <E extends AppEnv>(error: AppError, c: Context<E>) => ({
  error: {
    code: error.code,
    message: getMessages(c.var.language).errors[error.code](error.params),
    requestId: c.var.requestId,
  },
})

const toAppError = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof HTTPException) return toHttpAppError(thrown)
  return toDatabaseError(thrown) ?? new AppError('internal', {}, thrown)
}

/** Errors that Hono throws itself, for invalid JSON or an invalid form. */
const toHttpAppError = (exception: HTTPException): AppError => {
  if (exception.status === 413) return new AppError('too-large')
  if (exception.status === 400)
    return new AppError(/json/i.test(exception.message) ? 'invalid-json' : 'invalid-request')
  return new AppError('internal', {}, exception)
}
