import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '../app-env.ts'

/** Logs one line per request, with the pattern of the route instead of the URL, which may hold ids and queries. */
export const logRequest = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now()
  await next()
  c.var.ctx.log({
    level: 'info',
    event: 'call',
    requestId: c.var.requestId,
    method: c.req.method,
    route: matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path ?? 'none',
    status: c.res.status,
    ms: Math.round(performance.now() - start),
  })
})
