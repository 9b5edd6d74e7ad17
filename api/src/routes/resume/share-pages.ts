import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod'
import { SHARE_PASSWORD_CHARS } from '#shared/api-schema/shares.ts'
import { AppError, ERRORS } from '#shared/errors.ts'
import type { AppEnv } from '../../app-env.ts'
import type { AppDependencies } from '../../context.ts'
import { describeError } from '../../log.ts'
import { logRequest } from '../../middleware/access-log.ts'
import { createFileResponse } from '../../middleware/file-response.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { throwRequestTooLarge } from '../../middleware/request-body.ts'
import { setResponseHeaders } from '../../middleware/response-headers.ts'
import { setContext } from '../../middleware/set-context.ts'
import { traceRequest } from '../../middleware/trace-request.ts'
import { openShare } from '../../services/share/open.ts'
import { createPageCache, type PageCache } from '../../services/share/page-cache.ts'
import { createPdfToken } from '../../services/share/pdf-token.ts'
import { readSharePage, readSharePdf } from '../../services/share/read.ts'
import {
  renderFailedPage,
  renderGonePage,
  renderPasswordPage,
  renderResumePage,
  renderWaitPage,
  type SharePage,
} from '../../services/share/render-page.ts'

const MAX_FORM_BYTES = 4_096
const form = z.object({
  password: z.string().max(SHARE_PASSWORD_CHARS.max).optional().catch(undefined),
  token: z.string().max(100).optional().catch(undefined),
})

/**
 * The public pages of shared resumes, `/r/<id>` and `/r/<id>/pdf`: static HTML, no cookie read or set, no script. The
 * forms need no check of their origin, because nothing in them depends on who sends them.
 */
export const createSharePages = (dependencies: AppDependencies) => {
  const cache = createPageCache()
  const pages = new Hono<AppEnv>()
    .basePath('/r')
    .use(setContext(dependencies))
    .use(async (c, next) => {
      await next()
      c.res.headers.set('X-Robots-Tag', 'noindex, nofollow, noarchive')
      c.res.headers.set('Referrer-Policy', 'no-referrer')
    })
    .use(setResponseHeaders)
    .use(logRequest)
    .use(traceRequest)
    .use(rateLimit('share'))
    .use(bodyLimit({ maxSize: MAX_FORM_BYTES, onError: throwRequestTooLarge }))
    .get('/:id', (c) => respondWithPage(c, c.req.param('id'), cache))
    .post('/:id', (c) => respondWithPage(c, c.req.param('id'), cache))
    .get('/:id/pdf', (c) => respondWithPdf(c, c.req.param('id')))
    .post('/:id/pdf', (c) => respondWithPdf(c, c.req.param('id')))
  pages.notFound((c) => send(c, renderGonePage(c.var.language), 404))
  pages.onError((error, c) => respondToError(error, c))
  return pages
}

const open = async (c: Context<AppEnv>, id: string) => {
  const input = c.req.method === 'POST' ? form.parse(await c.req.parseBody()) : {}
  const { ctx, clientAddress } = c.var
  return openShare({ ctx, input: { id, clientAddress, ...input } })
}

const respondWithPage = async (c: Context<AppEnv>, id: string, cache: PageCache): Promise<Response> => {
  const opened = await open(c, id)
  if (opened.kind === 'locked')
    return send(c, renderPasswordPage(id, c.var.language, opened.wasTried), opened.wasTried ? 403 : 200)
  const { ctx } = c.var
  const { share } = opened
  const drawsPages = c.req.method !== 'HEAD'
  // A browser that loads a page ahead may never show it.
  const isView = drawsPages && !/prefetch|prerender/.test(c.req.header('sec-purpose') ?? '')
  const input = { ...opened, signal: c.req.raw.signal, cache, drawsPages, isView }
  const { html: parts, drawn, language } = await readSharePage({ ctx, input })
  const token = share.passwordHash !== null && share.allowsPdf ? await createPdfToken(ctx, share) : null
  return send(c, renderResumePage({ id, language, parts, drawn, allowsPdf: share.allowsPdf, token }), 200)
}

const respondWithPdf = async (c: Context<AppEnv>, id: string): Promise<Response> => {
  const opened = await open(c, id)
  if (opened.kind === 'locked')
    return send(c, renderPasswordPage(id, c.var.language, opened.wasTried), opened.wasTried ? 403 : 200)
  const bytes = await readSharePdf({ ctx: c.var.ctx, input: { ...opened, signal: c.req.raw.signal } })
  return createFileResponse(bytes, 'application/pdf', 'resume.pdf')
}

const respondToError = (error: Error, c: Context<AppEnv>): Promise<Response> => {
  const { language, ctx, requestId } = c.var
  const code = error instanceof AppError ? error.code : 'internal'
  if (error instanceof AppError && code === 'not-found') return send(c, renderGonePage(language), 404)
  if (error instanceof AppError && code === 'rate-limited') {
    const seconds = Number(error.params['seconds'] ?? 60)
    c.header('Retry-After', String(seconds))
    return send(c, renderWaitPage(language, seconds), 429)
  }
  if (code === 'request-too-large') return send(c, renderFailedPage(language), 413)
  if (ERRORS[code].status >= 500) ctx.log({ level: 'error', event: code, requestId, ...describeError(error) })
  return send(c, renderFailedPage(language), 503)
}

/** Sends a page that may load and execute nothing but its own style sheet and the pictures in it. */
const send = async (
  c: Context<AppEnv>,
  { html, style, hasPictures = false }: SharePage,
  status: 200 | 403 | 404 | 413 | 429 | 503,
): Promise<Response> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  const pictures = hasPictures ? ' img-src data:;' : ''
  const policy = `default-src 'none';${pictures} style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  c.header('Content-Security-Policy', policy)
  return c.html(html, status)
}
