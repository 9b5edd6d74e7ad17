import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { API_HEADERS } from './security-headers.ts'

const HEADERS = Object.entries(API_HEADERS)
const REQUEST_ID = /^[\w-]{8,64}$/

/** Sets the request id, the security headers and `no-store`; a route that may be cached sets its own Cache-Control. */
export const setResponseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  const sentId = c.req.header('x-request-id')
  const id = sentId && REQUEST_ID.test(sentId) ? sentId : crypto.randomUUID()
  c.set('requestId', id)
  await next()
  const responseHeaders = c.res.headers
  responseHeaders.set('X-Request-Id', id)
  for (const [name, value] of HEADERS) if (!responseHeaders.has(name)) responseHeaders.set(name, value)
  if (!responseHeaders.has('Cache-Control')) responseHeaders.set('Cache-Control', 'no-store')
})
