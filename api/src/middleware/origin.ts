import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../context.ts'
import { UPLOAD_PATH } from './body.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const JSON_TYPE = /^application\/json\s*(;|$)/i
const FORM_TYPE = /^multipart\/form-data\s*;/i

/**
 * State-changing calls come from our own pages or from no browser at all (a script sends neither header).
 * Browsers send `Origin` on every such call and `Sec-Fetch-Site` where they are recent.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE.includes(c.req.method)) {
    const proof = proofOfOrigin(c)
    if (proof === 'foreign') throw new AppError('bad-origin')
    checkContentType(c, proof === 'own')
  }
  await next()
})

const proofOfOrigin = (c: Context<AppEnv>): 'own' | 'foreign' | 'none' => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign'
  if (origin === undefined) return site === undefined ? 'none' : 'own'
  return ownOrigins(c).includes(origin) ? 'own' : 'foreign'
}

/** A proxy that ends TLS speaks http to us, so that both schemes of the host asked for are ours. */
const ownOrigins = (c: Context<AppEnv>): string[] => {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  const { publicOrigin } = c.var.ctx
  return publicOrigin ? [publicOrigin] : [`https://${host}`, `http://${host}`]
}

/** JSON, or a form on the upload alone. A type that any foreign page may send needs proof that it is ours. */
const checkContentType = (c: Context<AppEnv>, proven: boolean): void => {
  const type = c.req.header('content-type')
  const hasBody = c.req.header('transfer-encoding') !== undefined || (c.req.header('content-length') ?? '0') !== '0'
  if (!hasBody && (type === undefined || proven)) return
  if (type !== undefined && JSON_TYPE.test(type)) return
  if (type !== undefined && FORM_TYPE.test(type) && c.req.path === UPLOAD_PATH) return
  throw new AppError(proven ? 'unsupported-media' : 'bad-origin')
}
