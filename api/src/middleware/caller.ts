import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { KeyScope } from '#shared/api-schema/access-keys.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv, Caller, SessionEnv, UserEnv } from '../app-env.ts'
import { getResumeSummaryById } from '../db/queries/resume/resumes.ts'
import { recordKeyUse } from '../services/access-key/record-use.ts'
import { restoreKey } from '../services/access-key/restore.ts'
import { restoreSession } from '../services/session/restore.ts'
import { getKeyScope } from './key-scopes.ts'
import { getPolledResumeId } from './poll-route.ts'
import { getRoutePattern } from './route-pattern.ts'
import { readSessionCookie } from './session.ts'

/** Other bearers are ID tokens and the token of the metrics, which their routes read themselves. */
const BEARER_KEY = /^Bearer +(faro_\S*)$/i
const TOO_MANY_REQUESTS = 429

/**
 * Sets `caller`: null for a visitor, and for a cookie that is unknown, expired or not signed by us. Throws `invalid-key`
 * and `plan-required` for a key, `ambiguous-credentials` for a key with a session cookie, and `rate-limited`.
 */
export const loadCaller = createMiddleware<AppEnv>(async (c, next) => {
  const cookie = readSessionCookie(c)
  const key = BEARER_KEY.exec(c.req.header('authorization') ?? '')?.[1]
  if (key === undefined) {
    c.set('caller', cookie === undefined ? null : await restoreSessionCaller(c, cookie))
    return next()
  }
  if (cookie !== undefined) throw new AppError('ambiguous-credentials')
  const caller = await restoreKeyCaller(c, key)
  c.set('caller', caller)
  await next()
  // Requests over the limit cost no write.
  if (c.res.status !== TOO_MANY_REQUESTS) recordKeyUse(c.var.ctx, caller.key.id, c.res.status)
  return undefined
})

const restoreSessionCaller = async (c: Context<AppEnv>, cookie: string): Promise<Caller | null> => {
  const input = { cookie, polledResumeId: getPolledResumeId(c.req) }
  const restored = await restoreSession({ ctx: c.var.ctx, input })
  return restored && { kind: 'session', user: restored.session.user, ...restored }
}

const restoreKeyCaller = async (c: Context<AppEnv>, sent: string): Promise<Extract<Caller, { kind: 'key' }>> => {
  const { ctx, clientAddress } = c.var
  try {
    const { user, key } = await restoreKey({ ctx, input: { key: sent } })
    const resumeId = getPolledResumeId(c.req)
    const polledResume = resumeId === undefined ? undefined : await getResumeSummaryById(ctx.db, user.id, resumeId)
    return { kind: 'key', user, key, polledResume: polledResume ?? null }
  } catch (error) {
    const seconds = await ctx.rateLimiter.count('call', clientAddress)
    throw seconds > 0 ? new AppError('rate-limited', { seconds }) : error
  }
}

/** Throws `insufficient-scope` when the caller is a key without this scope. Sessions have all of them. */
const assertScope = (caller: Caller, scope: KeyScope): void => {
  if (caller.kind === 'key' && !caller.key.scopes.includes(scope)) throw new AppError('insufficient-scope', { scope })
}

/**
 * Sets `user` for the routes behind it, for sessions and for keys with the scope of the route. Throws `unauthenticated`
 * for a visitor, `session-required` for a key where none is accepted, `insufficient-scope`.
 */
export const requireUser = createMiddleware<UserEnv>(async (c, next) => {
  const { caller } = c.var
  if (!caller) throw new AppError('unauthenticated')
  const scope = getKeyScope(c.req.method, getRoutePattern(c))
  if (scope === undefined && caller.kind === 'key') throw new AppError('session-required')
  if (scope !== undefined) assertScope(caller, scope)
  c.set('user', caller.user)
  await next()
})

/** Sets `user` and `session` for the routes behind it. Throws `unauthenticated`, and `session-required` for a key. */
export const requireSession = createMiddleware<SessionEnv>(async (c, next) => {
  const { caller } = c.var
  if (!caller) throw new AppError('unauthenticated')
  if (caller.kind === 'key') throw new AppError('session-required')
  c.set('user', caller.user)
  c.set('session', caller.session)
  await next()
})
