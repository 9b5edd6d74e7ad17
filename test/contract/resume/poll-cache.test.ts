import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryRateLimiter } from '#api/adapters/rate-limiter/memory.ts'
import type { AppEnv } from '#api/app-env.ts'
import { resumes } from '#api/db/schema/index.ts'
import { cachePolls } from '#api/middleware/poll-cache.ts'
import { unsafeCast } from '#shared/cast.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import { signInToHarness as signIn, uploadResume } from '../harness/target.ts'

let harness: ApiHarness
beforeEach(async () => {
  harness = await startApiHarness({ rateLimiter: createMemoryRateLimiter(() => harness.now) })
})
afterEach(() => harness.close())

describe('a cached poll', () => {
  const start = async () => {
    const ana = await signIn(harness, 'ana')
    const id = await uploadResume(ana)
    const poll = () => ana.fetch(`/api/resumes/${id}`)
    await poll()
    return { ana, id, poll }
  }

  it('reflects every write of this and another process', async () => {
    const { id, poll } = await start()
    expect(await (await poll()).json()).toMatchObject({ stage: null })
    await harness.ctx.db.update(resumes).set({ stage: 'done', revision: 2 }).where(eq(resumes.id, id))
    expect(await (await poll()).json()).toMatchObject({ stage: 'done' })
    const other = createClient({ url: `file:${join(harness.dir, 'faro.db')}` })
    await other.execute({ sql: "UPDATE resumes SET stage = 'failed', revision = 3 WHERE id = ?", args: [id] })
    other.close()
    expect(await (await poll()).json()).toMatchObject({ stage: 'failed' })
  })

  it('ends with the session and is not shared with other users', async () => {
    const { ana, id, poll } = await start()
    const ben = await signIn(harness, 'ben')
    expect((await poll()).status).toBe(200)
    expect((await ben.fetch(`/api/resumes/${id}`)).status).toBe(404)
    expect((await harness.fetch(`/api/resumes/${id}`)).status).toBe(401)
    await ana.fetch('/api/auth/sign-out', { method: 'POST' })
    expect((await poll()).status).toBe(401)
  })

  it('counts for the rate limit', async () => {
    const { poll } = await start()
    const statuses = new Set<number>()
    for (let i = 0; i < 700; i++) statuses.add((await poll()).status)
    expect([...statuses]).toEqual([200, 429])
  })

  it('has the same headers as the first response', async () => {
    const { poll } = await start()
    const [first, second] = [await poll(), await poll()]
    const names = (answer: Response) => [...answer.headers].filter(([name]) => name !== 'x-request-id')
    expect(names(second)).toEqual(names(first))
    expect(await second.text()).toBe(await first.text())
  })
})

it('simultaneous identical polls are computed once', async () => {
  const { ctx } = harness
  let made = 0
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('ctx', ctx)
      return next()
    })
    .use(cachePolls())
    .get('/api/resumes/:id', async (c) => {
      made += 1
      c.set('caller', unsafeCast<AppEnv['Variables']['caller']>({ user: { id: 'ana' } }, 'all that is looked at'))
      await new Promise(setImmediate)
      c.header('ETag', '"1"')
      return c.json({ made })
    })
  const init = { headers: { cookie: 'a session' } }
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.request('/api/resumes/x', init)))
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]))
  expect(made).toBe(1)
})
