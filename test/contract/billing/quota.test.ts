import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { analysisRuns, users } from '#api/db/schema/index.ts'
import type { Advisor } from '#api/ports/advisor.ts'
import { AppError } from '#shared/errors.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import { jsonRequest, readRefusal, signInToHarness as signIn, uploadResume } from '../harness/target.ts'

const DAY = 86_400_000

let harness: ApiHarness
beforeEach(async () => {
  harness = await startApiHarness()
})
afterEach(() => harness.close())

const analyze = (person: Awaited<ReturnType<typeof signIn>>, id: string, headers = {}) =>
  person.fetch(`/api/resumes/${id}/analyze`, { method: 'POST', headers })
const used = async (person: Awaited<ReturnType<typeof signIn>>) =>
  (await (await person.fetch('/api/user/analysis-usage')).json()) as unknown
const setPlan = (id: string, subscriptionPlan: 'basic' | 'professional', subscriptionStatus: 'active' | 'free') =>
  harness.ctx.db.update(users).set({ subscriptionPlan, subscriptionStatus }).where(eq(users.id, id))

describe('the monthly limit', () => {
  it('holds exactly for simultaneous requests (Q1)', async () => {
    const ana = await signIn(harness, 'ana')
    const ids = await Promise.all(Array.from({ length: 50 }, () => uploadResume(ana)))
    const responses = await Promise.all(ids.map((id) => analyze(ana, id)))
    const statuses = responses.map((response) => response.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 402)).toHaveLength(47)
    expect(await used(ana)).toMatchObject({ count: 3, limit: 3 })
  })

  it('counts one resume once for fifty requests, with and without a key (Q2)', async () => {
    const ana = await signIn(harness, 'ana')
    for (const headers of [{ 'idempotency-key': 'one-and-the-same' }, {}]) {
      const id = await uploadResume(ana)
      const before = await harness.ctx.db.$count(analysisRuns)
      const responses = await Promise.all(Array.from({ length: 50 }, () => analyze(ana, id, headers)))
      expect(responses.every((response) => response.status === 200 || response.status === 202)).toBe(true)
      expect((await harness.ctx.db.$count(analysisRuns)) - before).toBe(1)
    }
    expect(await used(ana)).toMatchObject({ count: 2 })
  })

  it('resets at the start of the UTC month, to the second (Q5)', async () => {
    for (const start of [Date.UTC(2026, 11, 1), Date.UTC(2027, 0, 1), Date.UTC(2027, 2, 1), Date.UTC(2028, 2, 1)]) {
      harness.now = start - 1_000
      const ana = await signIn(harness, `ana-${start}`)
      for (let i = 0; i < 3; i++) expect((await analyze(ana, await uploadResume(ana))).status).toBe(200)
      const late = await uploadResume(ana)
      expect(await readRefusal(analyze(ana, late))).toBe('402 limit-reached')
      harness.now = start + 1_000
      expect(await used(ana)).toMatchObject({ count: 0 })
      expect((await analyze(ana, late)).status).toBe(200)
      const [row] = await harness.ctx.db.select().from(users).where(eq(users.googleId, ana.sub))
      expect(row).toMatchObject({ monthlyAnalysisCount: 1, lastAnalysisReset: start })
    }
  })

  it('follows plan changes within the month (Q6)', async () => {
    const ana = await signIn(harness, 'ana')
    const run = async () => (await analyze(ana, await uploadResume(ana))).status
    for (let i = 0; i < 3; i++) expect(await run()).toBe(200)
    expect(await run()).toBe(402)
    await setPlan(ana.id, 'basic', 'active')
    for (let i = 0; i < 7; i++) expect(await run()).toBe(200)
    expect(await run()).toBe(402)
    await setPlan(ana.id, 'professional', 'active')
    expect(await run()).toBe(200)
    expect(await used(ana)).toMatchObject({ count: 11, limit: -1, plan: 'professional' })
    await setPlan(ana.id, 'professional', 'free')
    expect(await run()).toBe(402)
    expect(await used(ana)).toMatchObject({ count: 11, limit: 3, plan: 'free' })
  })

  it('does not count a lost run after its lease of 30 s', async () => {
    const ana = await signIn(harness, 'ana')
    const id = await uploadResume(ana)
    const run = { id: 'lost', userId: ana.id, resumeId: id, month: '2026-11', state: 'reserved' as const }
    await harness.ctx.db
      .insert(analysisRuns)
      .values({ ...run, leaseUntil: harness.now + 30_000, createdAt: harness.now })
    expect((await analyze(ana, id)).status).toBe(202)
    expect(await used(ana)).toMatchObject({ count: 1 })
    harness.now += 30_001
    expect(await used(ana)).toMatchObject({ count: 0 })
    expect((await analyze(ana, id)).status).toBe(200)
    expect(await used(ana)).toMatchObject({ count: 1 })
  })

  it('still counts the analysis of a deleted resume', async () => {
    const ana = await signIn(harness, 'ana')
    const id = await uploadResume(ana)
    await analyze(ana, id)
    await ana.fetch(`/api/resumes/${id}`, { method: 'DELETE' })
    expect(await used(ana)).toMatchObject({ count: 1 })
    harness.now += 15 * DAY
    expect(await readRefusal(ana.fetch('/api/user'))).toBe('401 unauthenticated')
  })
})

describe('an analysis with a model', () => {
  const advising = (advise: Advisor['advise']): Advisor => ({ model: 'test', advise, improve: async () => [] })
  const withAdvisor = async (advise: Advisor['advise']) => {
    await harness.close()
    harness = await startApiHarness({ advisor: advising(advise) })
    const ana = await signIn(harness, 'ana')
    return { ana, id: await uploadResume(ana) }
  }

  /** An analysis that waits in the advice stage until `finish` is called. */
  const startPausedAnalysis = async () => {
    let finish = (): void => undefined
    const { ana, id } = await withAdvisor(
      () =>
        new Promise((resolve) => {
          finish = () => resolve([])
        }),
    )
    const running = analyze(ana, id)
    await expect
      .poll(async () => (await (await ana.fetch(`/api/resumes/${id}`)).json()) as unknown)
      .toMatchObject({ stage: 'advice' })
    return { ana, id, running, finish: () => finish() }
  }

  it('is charged when there is advice', async () => {
    const { ana, id } = await withAdvisor(async () => [
      { kind: 'strength', text: 'Dices cuánto bajó el coste: eso convence.', quote: 'redujeron el coste un 30 %' },
    ])
    expect((await analyze(ana, id)).status).toBe(200)
    expect(await used(ana)).toMatchObject({ count: 1 })
    const response = await (await ana.fetch(`/api/resumes/${id}?language=en`)).json()
    expect(response).toMatchObject({ stage: 'done', overallScore: expect.any(Number) })
  })

  it('gets the advice of the plan, and again after a change to a plan with more', async () => {
    const levels: string[] = []
    const { ana, id } = await withAdvisor(async ({ level }) => {
      levels.push(level)
      return [
        {
          kind: 'suggestion',
          category: 'content',
          text: 'Di para quién lo hiciste.',
          quote: 'redujeron el coste un 30 %',
        },
      ]
    })
    const read = async () => (await (await ana.fetch(`/api/resumes/${id}?language=en`)).json()) as unknown
    await analyze(ana, id)
    await analyze(ana, id)
    expect(await read()).toMatchObject({ analysisResults: { adviceLevel: 'basic' } })
    await setPlan(ana.id, 'basic', 'active')
    await analyze(ana, id)
    await setPlan(ana.id, 'professional', 'active')
    await analyze(ana, id)
    expect(await read()).toMatchObject({ analysisResults: { adviceLevel: 'advanced' } })
    await setPlan(ana.id, 'professional', 'free')
    await analyze(ana, id)
    expect(levels).toEqual(['basic', 'advanced'])
  })

  it('is not charged without advice and can be repeated', async () => {
    let calls = 0
    const { ana, id } = await withAdvisor(async () => {
      calls += 1
      throw new AppError('provider-unavailable', { reason: 'unavailable' })
    })
    expect((await analyze(ana, id)).status).toBe(200)
    expect(await used(ana)).toMatchObject({ count: 0 })
    expect((await analyze(ana, id)).status).toBe(200)
    expect(calls).toBe(2)
  })

  it('is not charged when it fails, and returns the error', async () => {
    const { ana, id } = await withAdvisor(async () => {
      throw new Error('a bug')
    })
    expect(await readRefusal(analyze(ana, id))).toBe('500 internal')
    expect(await used(ana)).toMatchObject({ count: 0 })
    expect(await (await ana.fetch(`/api/resumes/${id}`)).json()).toMatchObject({ stage: 'failed', error: 'internal' })
  })

  it('can be cancelled: released at once, and a late result is not stored', async () => {
    const { ana, id, running, finish } = await startPausedAnalysis()
    expect((await analyze(ana, id)).status).toBe(202)
    expect((await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'DELETE' })).status).toBe(204)
    expect(await used(ana)).toMatchObject({ count: 0 })
    finish()
    expect(await readRefusal(running)).toBe('409 cancelled')
    expect(await (await ana.fetch(`/api/resumes/${id}`)).json()).toMatchObject({ stage: 'failed', error: 'cancelled' })
  })

  it('of a resume that is deleted meanwhile is not charged', async () => {
    const { ana, id, running, finish } = await startPausedAnalysis()
    await ana.fetch(`/api/resumes/${id}`, jsonRequest({}, 'DELETE'))
    finish()
    expect((await running).status).toBe(409)
    expect(await used(ana)).toMatchObject({ count: 0 })
  })
})
