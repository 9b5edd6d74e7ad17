import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../context.ts'

interface Kept {
  /** Of the database, read before the answer was made. */
  readonly version: string
  readonly until: number
  readonly userId: string
  /** As it goes over the wire: encoding it anew for each poll costs more than all else. */
  readonly body: Uint8Array<ArrayBuffer> | null
  readonly etag: string
}

const POLL = /^\/api\/resumes\/[\w-]{1,64}$/
/** Times in an answer (a lease, a session) may run out without a write. */
const LONGEST_MS = 5_000
const MOST = 1_000
/** Bytes. */
const LARGEST = 32_000

const isFresh = (known: Kept | undefined, version: string, now: number): known is Kept =>
  known?.version === version && now < known.until

/** What came of a poll, when it may be answered again. */
const keepable = async (c: Context<AppEnv>, version: string): Promise<Kept | null> => {
  const userId = c.var.signedIn?.user.id
  const etag = c.res.headers.get('etag')
  if (userId === undefined || etag === null || (c.res.status !== 200 && c.res.status !== 304)) return null
  const body = c.res.status === 200 ? new Uint8Array(await c.res.clone().arrayBuffer()) : null
  if (body !== null && body.length > LARGEST) return null
  return { version, until: c.var.ctx.clock() + LONGEST_MS, userId, body, etag }
}

/**
 * Answers a poll again as long as nothing at all was written to the database, by this process or another: the answer
 * is then the same. For database files alone; a server's would cost a call to ask.
 */
export const pollCache = () => {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<void>>()
  return createMiddleware<AppEnv>(async (c, next) => {
    const { changes, limiter, clock } = c.var.ctx
    const cookie = c.req.header('cookie')
    if (!changes || !cookie || c.req.method !== 'GET' || !POLL.test(c.req.path)) return next()
    const same = c.req.header('if-none-match') ?? ''
    const key = [cookie, c.req.url, c.req.header('accept-language'), same].join('\n')
    const version = await changes()
    // Of a hundred that come while an answer has run out, one asks the database.
    const other = asking.get(key)
    if (other && !isFresh(kept.get(key), version, clock())) await other
    const known = kept.get(key)
    if (isFresh(known, version, clock())) {
      const seconds = await limiter.take('call', known.userId)
      if (seconds > 0) throw new AppError('rate-limited', { seconds })
      c.header('ETag', known.etag)
      c.header('Cache-Control', 'private, no-store')
      return known.body === null ? c.body(null, 304) : c.body(known.body, 200, { 'Content-Type': 'application/json' })
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    asking.set(key, promise)
    try {
      await next()
      const made = await keepable(c, version)
      if (made) {
        if (kept.size >= MOST) kept.clear()
        kept.set(key, made)
      }
    } finally {
      asking.delete(key)
      resolve()
    }
  })
}
