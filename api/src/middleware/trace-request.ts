import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import type { Ctx } from '../context.ts'
import type { Span } from '../ports/tracer.ts'
import { getRoutePattern } from './route-pattern.ts'

/** The same object with a span for each call of a method. */
const traceCalls = <T extends object>(target: T, prefix: string, span: Span): T =>
  new Proxy(target, {
    get: (object, key) => {
      const value: unknown = Reflect.get(object, key)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) =>
        span.run(`${prefix} ${String(key)}`, async () => Reflect.apply(value, object, args))
    },
  })

const traceServices = (ctx: Ctx, span: Span): Ctx => ({
  ...ctx,
  tasks: { run: (name, input, request) => span.run(`task ${name}`, () => ctx.tasks.run(name, input, request)) },
  identity: traceCalls(ctx.identity, 'identity', span),
  advisor: ctx.advisor && traceCalls(ctx.advisor, 'model', span),
})

/** Records the span of a request, with spans of its tasks, of the model and of verified sign-ins below it. */
export const traceRequest = createMiddleware<AppEnv>(async (c, next) => {
  const { ctx } = c.var
  if (!ctx.tracer) return next()
  const span = ctx.tracer.startRequest(c.req.header('traceparent') ?? null)
  c.set('ctx', traceServices(ctx, span))
  await next()
  const { method } = c.req
  const [route, status] = [getRoutePattern(c), c.res.status]
  span.rename(`${method} ${route}`)
  span.end({
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    hasFailed: status >= 500,
  })
  return undefined
})
