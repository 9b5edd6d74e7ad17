import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv, UserEnv } from '../context.ts'
import { restoreSession } from '../services/session/restore-session.ts'
import { ABSOLUTE_MS } from '../services/session/times.ts'

/** `__Host-` and Secure where the origin is https; plain on http://localhost. */
const isHttps = <E extends AppEnv>(c: Context<E>): boolean =>
  (c.var.ctx.publicOrigin ?? c.req.url).startsWith('https:') || c.req.header('x-forwarded-proto') === 'https'

const NAMES = { secure: '__Host-faro', plain: 'faro' } as const

export const sessionCookie = <E extends AppEnv>(c: Context<E>): string | undefined =>
  getCookie(c, isHttps(c) ? NAMES.secure : NAMES.plain)

const write = <E extends AppEnv>(c: Context<E>, value: string, maxAge: number): void => {
  const secure = isHttps(c)
  setCookie(c, secure ? NAMES.secure : NAMES.plain, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge,
  })
}

export const writeSessionCookie = <E extends AppEnv>(c: Context<E>, value: string): void =>
  write(c, value, ABSOLUTE_MS / 1000)
export const clearSessionCookie = <E extends AppEnv>(c: Context<E>): void => write(c, '', 0)

/** The resume that a poll asks for: read with the session, in one statement. */
const POLL = /^\/api\/resumes\/([\w-]{1,64})$/
const polledId = (c: Context<AppEnv>) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? POLL.exec(c.req.path)?.[1] : undefined

/** Who calls: null for a visitor, and for a cookie that is unknown, ended or not ours. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const cookie = sessionCookie(c)
  c.set('signedIn', cookie === undefined ? null : await restoreSession(c.var.ctx, cookie, polledId(c)))
  await next()
})

export const requireUser = createMiddleware<UserEnv>(async (c, next) => {
  const { signedIn } = c.var
  if (!signedIn) throw new AppError('unauthenticated')
  c.set('user', signedIn.user)
  await next()
})

/** The `googleId` of payloads is accepted because the contract has it, and is never anyone's but the session's own. */
export const checkGoogleId = <E extends UserEnv>(c: Context<E>, googleId: string | undefined): void => {
  if (googleId !== undefined && googleId !== c.var.user.googleId) throw new AppError('forbidden')
}
