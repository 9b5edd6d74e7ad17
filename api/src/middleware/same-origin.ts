import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { UPLOAD_PATH } from './request-body.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const JSON_TYPE = /^application\/json\s*(;|$)/i
const FORM_TYPE = /^multipart\/form-data\s*;/i

/**
 * Rejects state-changing requests from pages of other origins. Browsers send `Origin` with them, recent ones also
 * `Sec-Fetch-Site`; scripts send neither and are allowed. Throws `bad-origin`, `unsupported-media`.
 */
export const requireSameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE_METHODS.includes(c.req.method)) {
    const source = classifyOrigin(c)
    if (source === 'foreign') throw new AppError('bad-origin')
    // No page of another site can send this header without asking first.
    assertContentType(c, source === 'own' || c.req.header('authorization') !== undefined)
  }
  await next()
})

const classifyOrigin = (c: Context<AppEnv>): 'own' | 'foreign' | 'none' => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign'
  if (origin === undefined) return site === undefined ? 'none' : 'own'
  return listOwnOrigins(c).includes(origin) ? 'own' : 'foreign'
}

/** Origins of our pages. A proxy that terminates TLS forwards over http, so both schemes of the requested host are own. */
export const listOwnOrigins = (c: Context<AppEnv>): string[] => {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  const { publicOrigin } = c.var.ctx
  return publicOrigin ? [publicOrigin] : [`https://${host}`, `http://${host}`]
}

/**
 * Allows JSON everywhere and a form on the upload only. Any page may send other content types without a preflight, so
 * without a verified origin or an `Authorization` they are reported as `bad-origin`.
 */
const assertContentType = (c: Context<AppEnv>, isTrusted: boolean): void => {
  const type = c.req.header('content-type')
  const hasBody = c.req.header('transfer-encoding') !== undefined || (c.req.header('content-length') ?? '0') !== '0'
  if (!hasBody && (type === undefined || isTrusted)) return
  if (type !== undefined && JSON_TYPE.test(type)) return
  if (type !== undefined && FORM_TYPE.test(type) && c.req.path === UPLOAD_PATH) return
  throw new AppError(isTrusted ? 'unsupported-media' : 'bad-origin')
}
