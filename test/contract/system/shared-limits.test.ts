import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Breaker, createBreaker } from '#api/adapters/openai/breaker.ts'
import { createDatabaseBreaker } from '#api/adapters/openai/database-breaker.ts'
import { createDatabaseRateLimiter } from '#api/adapters/rate-limiter/database.ts'
import { createMemoryRateLimiter } from '#api/adapters/rate-limiter/memory.ts'
import { createDatabaseClock } from '#api/db/database-time.ts'
import type { Db } from '#api/db/db.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open-database.ts'
import { createLibsqlFake } from '#api/fakes/libsql/fake.ts'
import { RATE_LIMITS, type RateLimiter, type RateLimitName } from '#api/ports/rate-limiter.ts'
import { openMigratedDatabase } from '#api/server/node/database.ts'
import { openSharedLimits } from '#api/server/node/shared-limits.ts'
import { STORAGE_LIMITS } from '#shared/plans.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import {
  formRequest,
  jsonRequest,
  RESUME_TEXT,
  readRefusal,
  type SignedInUser,
  signInToHarness,
} from '../harness/target.ts'

const INSTANCES = 10
const FALLBACK: RateLimiter = { count: () => Promise.reject(new Error('the database was not asked')) }

let dir: string
let file: string
let databases: OpenDatabase[]
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'faro-shared-'))
  file = `file:${join(dir, 'faro.db')}`
  databases = []
})
afterEach(async () => {
  for (const database of databases) await database.close()
  rmSync(dir, { recursive: true })
})

/** A database server in front of the file, and as many clients of it as there are instances. */
const openServerClients = async (count: number) => {
  const behind = await openMigratedDatabase(file)
  databases.push(behind)
  const server = createServer(getRequestListener(createLibsqlFake(behind.client, 'secret').fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const clients = await Promise.all(
    Array.from({ length: count }, () => openDatabase(`http://127.0.0.1:${port}`, 'secret')),
  )
  const close = async () => {
    for (const client of clients) await client.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { clients, close }
}

const openFileLimits = async () => {
  const limits = await Promise.all(
    Array.from({ length: INSTANCES }, () =>
      openSharedLimits(file, databases[0] as OpenDatabase, (line) => {
        throw new Error(line.event)
      }),
    ),
  )
  return {
    openDbs: limits.map(({ openDb }) => openDb as () => Db),
    close: async () => void (await Promise.all(limits.map(({ close }) => close()))),
  }
}

const openServerLimits = async () => {
  const { clients, close } = await openServerClients(INSTANCES)
  return {
    openDbs: clients.map(
      ({ db }) =>
        () =>
          db,
    ),
    close,
  }
}

const limitUploads = (db: Db) => createDatabaseRateLimiter({ openDb: () => db, clock: Date.now, fallback: FALLBACK })

const countPassed = async (limiters: readonly RateLimiter[], name: RateLimitName, each: number) => {
  const waits = await Promise.all(limiters.flatMap((l) => Array.from({ length: each }, () => l.count(name, 'ana'))))
  return waits.filter((seconds) => seconds === 0).length
}

describe.each([
  ['one database file', openFileLimits],
  ['one database server', openServerLimits],
])('ten instances of %s', (_, open) => {
  let openDbs: (() => Db)[]
  let close: () => Promise<void>
  let limiters: RateLimiter[]
  let now: number
  beforeEach(async () => {
    const opened = await open()
    openDbs = opened.openDbs
    close = opened.close
    now = Date.now()
    limiters = openDbs.map((openDb) => createDatabaseRateLimiter({ openDb, clock: () => now, fallback: FALLBACK }))
  })
  afterEach(() => close())

  it.each(['sign-in', 'upload', 'analyze'] as const)('let pass as many %ss as one would', async (name) => {
    expect(await countPassed(limiters, name, 20)).toBe(RATE_LIMITS[name])
    expect(await countPassed(limiters, name, 1)).toBe(0)
  })

  it('let pass as many calls as one would, while each of them has calls', async () => {
    expect(await countPassed(limiters, 'call', RATE_LIMITS.call)).toBe(RATE_LIMITS.call)
    expect(await countPassed(limiters, 'call', 10)).toBe(0)
  })

  it('count again in the next window', async () => {
    const [first, second] = limiters as [RateLimiter, RateLimiter]
    await countPassed([first], 'upload', 30)
    const wait = await second.count('upload', 'ana')
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    await openDbs[0]?.().run(sql`UPDATE rate_windows SET until = until - 60000`)
    now += 60_001
    expect(await countPassed([first, second], 'upload', 20)).toBe(30)
  })

  it('open one breaker, and one of them tries again', async () => {
    const closed: Breaker = createBreaker(() => now)
    const breakers = openDbs.map((openDb) => createDatabaseBreaker(openDb, 'advisor', closed, 45_000))
    const countAllowed = async () =>
      (await Promise.all(breakers.map((breaker) => breaker.isCallAllowed()))).filter(Boolean).length
    for (const breaker of breakers.slice(0, 4)) await breaker.recordFailure()
    expect(await countAllowed()).toBe(INSTANCES)
    await breakers[4]?.recordFailure()
    expect(await countAllowed()).toBe(0)
    const waitHalfAMinute = () => openDbs[0]?.().run(sql`UPDATE breakers SET opened_at = opened_at - 30000`)
    await waitHalfAMinute()
    expect(await countAllowed()).toBe(1)
    await breakers[7]?.releaseTrial()
    expect(await countAllowed()).toBe(1)
    await breakers[7]?.recordFailure()
    expect(await countAllowed()).toBe(0)
    await waitHalfAMinute()
    expect(await countAllowed()).toBe(1)
    await breakers[2]?.recordSuccess()
    expect(await countAllowed()).toBe(INSTANCES)
  })
})

describe('without the database', () => {
  it('rates and breaker are counted in the process', async () => {
    const openDb = (): Db => {
      throw new Error('gone')
    }
    const limiter = createDatabaseRateLimiter({ openDb, clock: Date.now, fallback: createMemoryRateLimiter(Date.now) })
    expect(await countPassed([limiter], 'upload', 40)).toBe(30)
  })

  it('a damaged file of counters is replaced', async () => {
    const { openDbs, close } = await openFileLimits()
    await close()
    expect(openDbs).toHaveLength(INSTANCES)
    const { writeFileSync } = await import('node:fs')
    writeFileSync(join(dir, 'limits.db'), 'not a database '.repeat(1_000))
    const again = await openFileLimits()
    const limiter = createDatabaseRateLimiter({
      openDb: again.openDbs[0] as () => Db,
      clock: Date.now,
      fallback: FALLBACK,
    })
    expect(await limiter.count('upload', 'ana')).toBe(0)
    await again.close()
  })
})

describe('two instances of the app on one database server', () => {
  let harnesses: ApiHarness[]
  let people: SignedInUser[]
  let close: () => Promise<void>
  beforeEach(async () => {
    const { clients, close: closeClients } = await openServerClients(2)
    harnesses = await Promise.all(
      clients.map(({ db }) =>
        startApiHarness({
          openDb: () => db,
          getDatabaseVersion: null,
          rateLimiter: {
            count: async (name, key) => (name === 'upload' ? limitUploads(db).count(name, key) : 0),
          },
        }),
      ),
    )
    people = await Promise.all(harnesses.map((harness) => signInToHarness(harness, 'ana')))
    close = async () => {
      for (const harness of harnesses) await harness.close()
      await closeClients()
    }
  })
  afterEach(() => close())

  const sendAll = (count: number, send: (person: SignedInUser, index: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, (_, i) => send(people[i % 2] as SignedInUser, i)))
  const countByStatus = (responses: readonly Response[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(responses, ({ status }) => String(status))).map(([k, v]) => [k, v?.length]),
    )

  it('take thirty uploads a minute together', async () => {
    const upload = (person: SignedInUser) => person.fetch('/api/resumes/upload', formRequest({ text: RESUME_TEXT }))
    expect(countByStatus(await sendAll(40, upload))).toEqual({ 200: 30, 429: 10 })
  })

  it('hold 200 drafts exactly', async () => {
    const save = (person: SignedInUser, i: number) =>
      person.fetch(
        `/api/drafts/d${i}`,
        jsonRequest({ name: 'x', baseVersion: 0, document: createEmptyDocument(`d${i}`, 'es') }, 'PUT'),
      )
    const responses = await sendAll(STORAGE_LIMITS.drafts + 20, save)
    expect(countByStatus(responses)).toEqual({ 200: STORAGE_LIMITS.drafts, 422: 20 })
    expect(await readRefusal(responses.find(({ status }) => status === 422) as Response)).toBe('422 too-many-drafts')
  })

  it('keep a lease of the other, whose clock is five minutes slow', async () => {
    const clocks = [0, -300_000].map((skew) => createDatabaseClock(() => Date.now() + skew))
    for (const [i, { synchronize }] of clocks.entries()) await synchronize((harnesses[i] as ApiHarness).ctx.db)
    const [fast, slow] = clocks.map(({ clock }) => clock()) as [number, number]
    expect(Math.abs(fast - slow)).toBeLessThan(2_000)
  })
})
