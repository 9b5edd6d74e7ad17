import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '../context.ts'

/** One line a call: the route's pattern, never the address asked for. */
export const accessLog = createMiddleware<AppEnv>(async (c, next) => {
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
