import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

/** The only route that accepts a multipart form. */
export const UPLOAD_PATH = '/api/resumes/upload'

const throwTooLarge = (): never => {
  throw new AppError('too-large')
}

/** The largest file plus 1 MiB for the other form fields; `parseUploadedFile` checks the size of the file alone. */
const uploadLimit = bodyLimit({ maxSize: LIMITS.fileBytes + 1024 * 1024, onError: throwTooLarge })

/** The largest JSON bodies are documents with a photo. */
const jsonLimit = bodyLimit({ maxSize: 2 * 1024 * 1024, onError: throwTooLarge })

/** Limits the body to 11 MiB for an upload, else to 2 MiB. Throws `too-large`. */
export const limitBodySize: typeof jsonLimit = (c, next) => {
  if (c.req.method === 'GET') return next()
  return c.req.path === UPLOAD_PATH ? uploadLimit(c, next) : jsonLimit(c, next)
}

/** Keys that change a prototype. Quotes within JSON strings are escaped, so only keys can match. */
const UNSAFE_KEY = /"(?:__proto__|constructor|prototype)"\s*:/

/** Rejects JSON with keys such as `__proto__`. Throws `invalid-request`. */
export const rejectUnsafeKeys = createMiddleware(async (c, next) => {
  const isJson = c.req.header('content-type')?.startsWith('application/json')
  if (isJson && UNSAFE_KEY.test(await c.req.text())) throw new AppError('invalid-request', { path: '__proto__' })
  await next()
})
