import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import type { RateLimitName } from '../ports/rate-limiter.ts'

/** What a limit counts: calls of each key apart from those of its person, and of visitors and sign-ins the IP address. */
const getSubject = (name: RateLimitName, { caller, clientAddress }: AppEnv['Variables']): string => {
  if (!caller || name === 'sign-in') return clientAddress
  return caller.kind === 'key' && name === 'call' ? `key:${caller.key.id}` : caller.user.id
}

/** Counts the request for its subject. Throws `rate-limited`. */
export const rateLimit = (name: RateLimitName) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { rateLimiter, metrics } = c.var.ctx
    const seconds = await rateLimiter.count(name, getSubject(name, c.var))
    if (seconds > 0) {
      metrics?.recordRefusal(name)
      throw new AppError('rate-limited', { seconds })
    }
    await next()
  })
