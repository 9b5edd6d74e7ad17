import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../context.ts'

interface Kept {
  /** Of the database, read before the answer was made. */
  readonly version: string
  readonly until: number
  readonly userId: string
  readonly body: string | null
  readonly etag: string
}

const POLL = /^\/api\/resumes\/[\w-]{1,64}$/
/** Times in an answer (a lease, a session) may run out without a write. */
const LONGEST_MS = 5_000
const MOST = 1_000
const LARGEST = 32_000

/**
 * Answers a poll again as long as nothing at all was written to the database, by this process or another: the answer
 * is then the same. For database files alone; a server's would cost a call to ask.
 */
export const pollCache = () => {
  const kept = new Map<string, Kept>()
  return createMiddleware<AppEnv>(async (c, next) => {
    const { changes, limiter, clock } = c.var.ctx
    const cookie = c.req.header('cookie')
    if (!changes || !cookie || c.req.method !== 'GET' || !POLL.test(c.req.path)) return next()
    const same = c.req.header('if-none-match') ?? ''
    const key = [cookie, c.req.url, c.req.header('accept-language'), same].join('\n')
    const version = await changes()
    const known = kept.get(key)
    if (known?.version === version && clock() < known.until) {
      const seconds = await limiter.take('call', known.userId)
      if (seconds > 0) throw new AppError('rate-limited', { seconds })
      c.header('ETag', known.etag)
      c.header('Cache-Control', 'private, no-store')
      return known.body === null ? c.body(null, 304) : c.body(known.body, 200, { 'Content-Type': 'application/json' })
    }
    await next()
    const userId = c.var.signedIn?.user.id
    const etag = c.res.headers.get('etag')
    if (userId === undefined || etag === null || (c.res.status !== 200 && c.res.status !== 304)) return
    const body = c.res.status === 200 ? await c.res.clone().text() : null
    if (body !== null && body.length > LARGEST) return
    if (kept.size >= MOST) kept.clear()
    kept.set(key, { version, until: clock() + LONGEST_MS, userId, body, etag })
  })
}
