import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv, SessionEnv, UserEnv } from '../app-env.ts'
import { isLoopbackHost } from '../loopback.ts'
import { MAX_SESSION_MS, RECENT_SIGN_IN_MS } from '../services/session/session-lifetime.ts'

const isHttps = <E extends AppEnv>(c: Context<E>): boolean =>
  (c.var.ctx.publicOrigin ?? c.req.url).startsWith('https:') || c.req.header('x-forwarded-proto') === 'https'

const isSecure = <E extends AppEnv>(c: Context<E>): boolean =>
  isHttps(c) || (c.var.ctx.requireSecureCookies && !isLoopbackHost(new URL(c.req.url).hostname))

/** The `__Host-` prefix requires https; `plain` is for http://localhost. */
const COOKIE_NAMES = { secure: '__Host-faro', plain: 'faro' } as const

/** The value of the session cookie, not yet verified; undefined without one. */
export const readSessionCookie = <E extends AppEnv>(c: Context<E>): string | undefined =>
  getCookie(c, isSecure(c) ? COOKIE_NAMES.secure : COOKIE_NAMES.plain)

const setSessionCookie = <E extends AppEnv>(c: Context<E>, value: string, maxAgeSeconds: number): void => {
  const secure = isSecure(c)
  setCookie(c, secure ? COOKIE_NAMES.secure : COOKIE_NAMES.plain, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: maxAgeSeconds,
  })
}

export const writeSessionCookie = <E extends AppEnv>(c: Context<E>, value: string): void =>
  setSessionCookie(c, value, MAX_SESSION_MS / 1000)
export const clearSessionCookie = <E extends AppEnv>(c: Context<E>): void => setSessionCookie(c, '', 0)

/** Throws `reauthentication-required` when the sign-in is older than 5 minutes. */
export const assertRecentSignIn = <E extends SessionEnv>(c: Context<E>): void => {
  const { ctx, session } = c.var
  if (ctx.clock() - session.signedInAt > RECENT_SIGN_IN_MS) throw new AppError('reauthentication-required')
}

/** For routes behind `requireSession`. Throws what `assertRecentSignIn` throws. */
export const requireRecentSignIn = createMiddleware<SessionEnv>(async (c, next) => {
  assertRecentSignIn(c)
  await next()
})

/** Throws `forbidden` when a request names another user's `googleId`; the session alone decides who is acting. */
export const assertOwnGoogleId = <E extends UserEnv>(c: Context<E>, googleId: string | undefined): void => {
  if (googleId !== undefined && googleId !== c.var.user.googleId) throw new AppError('forbidden')
}
