import { createMiddleware } from 'hono/factory'
import { CLIENT_HEADER, MIN_CLIENT } from '#shared/api-schema/headers.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'

/** Throws `client-too-old` when the web client is older than this API supports. Other clients send no version. */
export const requireClientVersion = createMiddleware<AppEnv>(async (c, next) => {
  const version = c.req.header(CLIENT_HEADER)
  if (version !== undefined && !(Number(version) >= MIN_CLIENT)) throw new AppError('client-too-old')
  await next()
})
