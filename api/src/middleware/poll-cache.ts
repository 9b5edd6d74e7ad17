import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { getPolledResumeId, POLL_CACHE_CONTROL } from './poll-route.ts'

interface CachedPoll {
  /** Version of the database, read before the response was made. */
  readonly databaseVersion: string
  /** UTC ms. */
  readonly expiresAt: number
  readonly userId: string
  /** Encoded body, because encoding it is the most expensive part of a poll; null for a 304. */
  readonly body: Uint8Array<ArrayBuffer> | null
  readonly etag: string
}

/** A lease or a session may expire without a write, so entries also have an age limit. */
const MAX_AGE_MS = 5_000
const MAX_ENTRIES = 1_000
const MAX_BODY_BYTES = 32_000

const isFresh = (entry: CachedPoll | undefined, databaseVersion: string, now: number): entry is CachedPoll =>
  entry?.databaseVersion === databaseVersion && now < entry.expiresAt

/** The response of this request as a cache entry; null when it must not be cached. */
const toCachedPoll = async (c: Context<AppEnv>, databaseVersion: string): Promise<CachedPoll | null> => {
  const userId = c.var.caller?.user.id
  const etag = c.res.headers.get('etag')
  if (userId === undefined || etag === null || (c.res.status !== 200 && c.res.status !== 304)) return null
  const body = c.res.status === 200 ? new Uint8Array(await c.res.clone().arrayBuffer()) : null
  if (body !== null && body.length > MAX_BODY_BYTES) return null
  return { databaseVersion, expiresAt: c.var.ctx.clock() + MAX_AGE_MS, userId, body, etag }
}

const respond = (c: Context<AppEnv>, { etag, body }: CachedPoll): Response => {
  c.header('ETag', etag)
  c.header('Cache-Control', POLL_CACHE_CONTROL)
  return body === null ? c.body(null, 304) : c.body(body, 200, { 'Content-Type': 'application/json' })
}

/**
 * Repeats the response to a poll while no process has written to the database. Disabled where the database version
 * needs a network call. Cached responses count for the rate limit; throws `rate-limited`.
 */
export const cachePolls = () => {
  const cache = new Map<string, CachedPoll>()
  const pending = new Map<string, Promise<void>>()
  return createMiddleware<AppEnv>(async (c, next) => {
    const { getDatabaseVersion, rateLimiter, clock } = c.var.ctx
    const cookie = c.req.header('cookie')
    // A key beside the cookie has to be refused.
    const isPoll = c.req.method === 'GET' && !c.req.header('authorization') && getPolledResumeId(c.req) !== undefined
    if (!getDatabaseVersion || !cookie || !isPoll) return next()
    const ifNoneMatch = c.req.header('if-none-match') ?? ''
    const key = [cookie, c.req.url, c.req.header('accept-language'), ifNoneMatch].join('\n')
    const databaseVersion = await getDatabaseVersion()
    // Of simultaneous polls that find no fresh entry, one reads the database and the others wait for its response.
    const sameRequest = pending.get(key)
    if (sameRequest && !isFresh(cache.get(key), databaseVersion, clock())) await sameRequest
    const cached = cache.get(key)
    if (isFresh(cached, databaseVersion, clock())) {
      const seconds = await rateLimiter.count('call', cached.userId)
      if (seconds > 0) throw new AppError('rate-limited', { seconds })
      return respond(c, cached)
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    pending.set(key, promise)
    try {
      await next()
      const entry = await toCachedPoll(c, databaseVersion)
      if (!entry) return
      if (cache.size >= MAX_ENTRIES) cache.clear()
      cache.set(key, entry)
    } finally {
      pending.delete(key)
      resolve()
    }
  })
}
