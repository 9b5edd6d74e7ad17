import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, ERRORS } from '#shared/errors.ts'
import { messagesFor } from '#shared/messages/messages.ts'
import type { AppEnv } from '../context.ts'
import { databaseFault } from '../db/errors.ts'
import { faultFields } from '../log.ts'

/** The one place where failures become answers: a code, its sentence, the request's id; never a stack. */
export const onError = (thrown: unknown, c: Context<AppEnv>): Response => {
  const error = toAppError(thrown)
  const { status } = ERRORS[error.code]
  if (status >= 500) {
    c.var.ctx.log({
      level: 'error',
      event: error.code,
      requestId: c.var.requestId,
      ...faultFields(error.cause ?? thrown),
    })
  }
  if (error.code === 'rate-limited') c.header('Retry-After', String(error.params['seconds'] ?? 60))
  c.header('Cache-Control', 'no-store')
  return c.json(errorBody(error, c), status as ContentfulStatusCode)
}

export const errorBody = <E extends AppEnv>(error: AppError, c: Context<E>) => ({
  error: {
    code: error.code,
    message: messagesFor(c.var.language).errors[error.code](error.params),
    requestId: c.var.requestId,
  },
})

const toAppError = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof HTTPException) return fromHttp(thrown)
  return databaseFault(thrown) ?? new AppError('internal', {}, thrown)
}

/** Hono's own: a body that is not JSON, and a form that cannot be read. */
const fromHttp = (exception: HTTPException): AppError => {
  if (exception.status === 413) return new AppError('too-large')
  if (exception.status === 400)
    return new AppError(/json/i.test(exception.message) ? 'invalid-json' : 'invalid-request')
  return new AppError('internal', {}, exception)
}
