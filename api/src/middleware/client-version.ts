import { createMiddleware } from 'hono/factory'
import { CLIENT_HEADER, MIN_CLIENT } from '#shared/api-schema/headers.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../context.ts'

/** Our own client says how old it is: one that cannot speak this API any more is asked to update. Others say nothing. */
export const clientVersion = createMiddleware<AppEnv>(async (c, next) => {
  const version = c.req.header(CLIENT_HEADER)
  if (version !== undefined && !(Number(version) >= MIN_CLIENT)) throw new AppError('client-too-old')
  await next()
})
