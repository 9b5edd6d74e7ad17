import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { API_HEADERS } from './policy.ts'

const HEADERS = Object.entries(API_HEADERS)
const REQUEST_ID = /^[\w-]{8,64}$/

/** Request id, and the headers of every answer. Personal data is never kept: what may be cached says so itself. */
export const headers = createMiddleware<AppEnv>(async (c, next) => {
  const given = c.req.header('x-request-id')
  const id = given && REQUEST_ID.test(given) ? given : crypto.randomUUID()
  c.set('requestId', id)
  await next()
  const out = c.res.headers
  out.set('X-Request-Id', id)
  for (const [name, value] of HEADERS) if (!out.has(name)) out.set(name, value)
  if (!out.has('Cache-Control')) out.set('Cache-Control', 'no-store')
})
