import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import type { RateLimitName } from '../ports/rate-limiter.ts'

/** Counts the request for its user, or for its IP address (visitors, and every sign-in). Throws `rate-limited`. */
export const rateLimit = (name: RateLimitName) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const userId = name === 'sign-in' ? undefined : c.var.session?.user.id
    const { rateLimiter, metrics } = c.var.ctx
    const seconds = await rateLimiter.count(name, userId ?? c.var.clientAddress)
    if (seconds > 0) {
      metrics?.recordRefusal(name)
      throw new AppError('rate-limited', { seconds })
    }
    await next()
  })
