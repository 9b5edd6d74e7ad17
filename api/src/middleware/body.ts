import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/limits.ts'

export const UPLOAD_PATH = '/api/resumes/upload'

const refuse = (): never => {
  throw new AppError('too-large')
}

/** A file of exactly 10 MiB, its text and layout, and the form around them. The file is measured again by itself. */
const uploadLimit = bodyLimit({ maxSize: LIMITS.file + 1024 * 1024, onError: refuse })

/** Documents with a photo are the largest JSON. */
const jsonLimit = bodyLimit({ maxSize: 2 * 1024 * 1024, onError: refuse })

export const sizeLimit: typeof jsonLimit = (c, next) => {
  if (c.req.method === 'GET') return next()
  return c.req.path === UPLOAD_PATH ? uploadLimit(c, next) : jsonLimit(c, next)
}

/** Keys that reach for an object's prototype. A quote inside a text is escaped, so that only keys can look like this. */
const UNSAFE_KEY = /"(?:__proto__|constructor|prototype)"\s*:/

/** Refuses JSON that could change more than its own object. Throws `invalid-request`. */
export const plainKeys = createMiddleware(async (c, next) => {
  const isJson = c.req.header('content-type')?.startsWith('application/json')
  if (isJson && UNSAFE_KEY.test(await c.req.text())) throw new AppError('invalid-request', { path: '__proto__' })
  await next()
})
