import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../context.ts'
import type { RateName } from '../ports/limiter.ts'

/** Counts the call for its user, or for its address (sign-ins always; visitors). Throws `rate-limited`. */
export const rate = (name: RateName) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const user = name === 'sign-in' ? undefined : c.var.signedIn?.user.id
    const seconds = await c.var.ctx.limiter.take(name, user ?? c.var.address)
    if (seconds > 0) throw new AppError('rate-limited', { seconds })
    await next()
  })
