import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { getRoutePattern } from './route-pattern.ts'

/** Logs one line per request, with the pattern of the route instead of the URL, and counts it in the metrics. */
export const logRequest = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now()
  await next()
  const ms = performance.now() - start
  const { log, metrics } = c.var.ctx
  const call = { method: c.req.method, route: getRoutePattern(c), status: c.res.status }
  log({ level: 'info', event: 'call', requestId: c.var.requestId, ...call, ms: Math.round(ms) })
  metrics?.recordRequest({ ...call, seconds: ms / 1_000 })
})
