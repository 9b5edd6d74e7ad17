import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import { BRAND_LIMITS } from '#shared/resume/design/brand.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { assertResumeSize } from '#shared/resume/schema/resume-size.ts'
import type { AppEnv } from '../app-env.ts'
import { assertFewValues } from './json-size.ts'

/** The only route that accepts a multipart form. */
export const UPLOAD_PATH = '/api/resumes/upload'

const throwTooLarge = (): never => {
  throw new AppError('too-large')
}

/** The largest file plus 1 MiB for the other form fields; `parseUploadedFile` checks the size of the file alone. */
const uploadLimit = bodyLimit({ maxSize: LIMITS.fileBytes + 1024 * 1024, onError: throwTooLarge })

/** What `bodyLimit` does with a larger body. Throws `request-too-large`. */
export const throwRequestTooLarge = (): never => {
  throw new AppError('request-too-large')
}

/** Bodies with a whole resume, or with a design. */
const RESUME_BODY =
  /^\/api\/(?:drafts\/[^/]+(?:\/versions\/[^/]+)?|designs\/[^/]+|resumes\/[^/]+\/(?:correction|generate|improve)|team\/openings\/[^/]+\/candidates\/[^/]+)$/
/** Limits the body to 2.2 MB. Throws `request-too-large`. */
export const limitResumeBody = bodyLimit({
  maxSize: LIMITS.photoChars + BRAND_LIMITS.chars + 2 * LIMITS.documentChars,
  onError: throwRequestTooLarge,
})
const jsonLimit = bodyLimit({ maxSize: 256 * 1024, onError: throwRequestTooLarge })

/**
 * Limits the body to 11 MiB for an upload, 2.2 MB for one with a whole resume, else to 256 KiB. Throws `too-large` for an
 * upload, else `request-too-large`.
 */
export const limitBodySize: typeof jsonLimit = (c, next) => {
  if (c.req.method === 'GET') return next()
  if (c.req.path === UPLOAD_PATH) return uploadLimit(c, next)
  return RESUME_BODY.test(c.req.path) ? limitResumeBody(c, next) : jsonLimit(c, next)
}

/** Keys that change a prototype. Quotes within JSON strings are escaped, so only keys can match. */
const UNSAFE_KEY = /"(?:__proto__|constructor|prototype)"\s*:/

/**
 * Checks the text of JSON before it is parsed. Throws `invalid-request` for keys such as `__proto__`, and
 * `request-too-large` for too many values.
 */
export const checkJsonText = createMiddleware(async (c, next) => {
  if (c.req.header('content-type')?.startsWith('application/json')) {
    const text = await c.req.text()
    assertFewValues(text)
    if (UNSAFE_KEY.test(text)) throw new AppError('invalid-request', { path: '__proto__' })
  }
  await next()
})

/**
 * Checks the size of the resume in a body before its schema; `body` finds it. Throws the codes of `assertResumeSize`.
 */
export const limitContent = (body: z.ZodType) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { data } = body.safeParse(await c.req.json().catch(() => null))
    if (data !== undefined) assertResumeSize(data, LIMITS.contentChars)
    await next()
  })
