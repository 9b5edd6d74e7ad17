import type { Db } from '#api/db/db.ts'
import { deleteEndedWindows, takeRequests } from '#api/db/queries/system/shared-limits.ts'
import { sha256Hex } from '#api/hash.ts'
import type { Clock } from '#api/ports/clock.ts'
import { RATE_LIMITS, type RateLimiter, type RateLimitName } from '#api/ports/rate-limiter.ts'

export interface DatabaseRateLimiterOptions {
  readonly openDb: () => Db
  /** Measures how long an answer of the database may be kept; the windows are on the database's clock. */
  readonly clock: Clock
  /** Counts in this process while the database does not answer. */
  readonly fallback: RateLimiter
}

const WINDOW_MS = 60_000
/** Calls are taken in blocks, so that few of them need the database; the blocks become single calls near the limit. */
const CALL_SHARE = 1 / 20
/** Bounds the memory that an attacker with many IP addresses can use. */
const MAX_KEYS = 50_000

interface Permit {
  /** Requests that were granted and have not come yet; 0 and `isRefused` when the window has none left. */
  left: number
  readonly until: number
  readonly isRefused: boolean
}

/** Counts requests in a database, exactly for all its instances, in windows of one minute from the first request. */
export const createDatabaseRateLimiter = ({ openDb, clock, fallback }: DatabaseRateLimiterOptions): RateLimiter => {
  const permits = new Map<string, Permit>()
  let sweptAt = 0
  const sweep = async (now: number) => {
    sweptAt = now
    for (const [key, permit] of permits) if (permit.until <= now) permits.delete(key)
    if (permits.size > MAX_KEYS) permits.clear()
    await deleteEndedWindows(openDb())
  }
  const take = async (name: RateLimitName, key: string, now: number): Promise<number> => {
    const share = name === 'call' ? CALL_SHARE : 0
    const window = { id: await sha256Hex(key), windowMs: WINDOW_MS, limit: RATE_LIMITS[name], share }
    const { granted, msLeft } = await takeRequests(openDb(), window)
    const kept = permits.get(key)
    const others = kept && kept.until > now ? kept.left : 0
    permits.set(key, { left: Math.max(0, granted - 1) + others, until: now + msLeft, isRefused: granted === 0 })
    return granted > 0 ? 0 : toSeconds(msLeft)
  }
  const countInDatabase = async (name: RateLimitName, subject: string, key: string): Promise<number> => {
    const now = clock()
    try {
      if (now - sweptAt > WINDOW_MS || permits.size > MAX_KEYS) await sweep(now)
      return await take(name, key, now)
    } catch {
      return fallback.count(name, subject)
    }
  }
  /** Undefined when the database has to be asked. */
  const countHere = (key: string): number | undefined => {
    const permit = permits.get(key)
    const now = clock()
    if (!permit || permit.until <= now) return undefined
    if (permit.left === 0) return permit.isRefused ? toSeconds(permit.until - now) : undefined
    permit.left -= 1
    return 0
  }
  // Of simultaneous calls one takes a block for all, so that no block is left over.
  const asking = new Map<string, Promise<unknown>>()
  return {
    count: async (name, subject) => {
      const key = `${name}:${subject}`
      for (;;) {
        const here = countHere(key)
        if (here !== undefined) return here
        const other = name === 'call' ? asking.get(key) : undefined
        if (!other) break
        await other
      }
      const asked = countInDatabase(name, subject, key)
      asking.set(key, asked)
      return asked.finally(() => asking.delete(key))
    },
  }
}

const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000))
