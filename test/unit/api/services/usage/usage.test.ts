import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '#api/context.ts'
import { takeDailyUse } from '#api/db/queries/account/daily-usage.ts'
import { users } from '#api/db/schema/index.ts'
import { getAccountLimits } from '#api/services/usage/account-limits.ts'
import { getUsage } from '#api/services/usage/get.ts'
import { getUsageDay, getUsageMonth } from '#api/services/usage/usage-month.ts'
import { getDailyImprovements, PLANS, STORAGE_LIMITS } from '#shared/plans.ts'
import { createBillingHarness } from '#test/utils/billing/billing-harness.ts'

const { UTC } = Date

describe('the time that usage counts for', () => {
  it.each([
    [UTC(2026, 0, 1), '2026-01', UTC(2026, 0, 1), UTC(2026, 1, 1)],
    [UTC(2028, 1, 29, 23, 59, 59, 999), '2028-02', UTC(2028, 1, 1), UTC(2028, 2, 1)],
    [UTC(2026, 11, 31, 23, 59, 59, 999), '2026-12', UTC(2026, 11, 1), UTC(2027, 0, 1)],
  ])('%i is in the month %s', (now, month, start, end) => {
    expect(getUsageMonth(now)).toEqual({ month, start, end })
  })

  it.each([
    [UTC(2026, 4, 3), '2026-05-03', UTC(2026, 4, 4)],
    [UTC(2028, 1, 29, 23, 59, 59, 999), '2028-02-29', UTC(2028, 2, 1)],
    [UTC(2026, 11, 31, 12), '2026-12-31', UTC(2027, 0, 1)],
  ])('%i is in the day %s', (now, day, end) => {
    expect(getUsageDay(now)).toEqual({ day, end })
  })
})

describe('the usage of an account', () => {
  let harness: Awaited<ReturnType<typeof createBillingHarness>>
  beforeEach(async () => {
    harness = await createBillingHarness()
  })
  afterEach(() => harness.close())
  const at = (now: number): Ctx => ({ ...harness.ctx, clock: () => now })

  it('has the plan, its limit and the end of the month, and the count of a new month begins at 0', async () => {
    const { id } = await harness.createUser()
    const march = UTC(2026, 2, 15)
    const setCount = (lastAnalysisReset: number) =>
      harness.ctx.db.update(users).set({ monthlyAnalysisCount: 2, lastAnalysisReset }).where(eq(users.id, id))
    const read = async () => {
      const usage = await getUsage({ ctx: at(march), input: { user: await harness.getUser(id) } })
      return [usage, (await harness.getUser(id)).monthlyAnalysisCount]
    }
    const expected = { count: 0, limit: PLANS.free.monthlyAnalyses, plan: 'free', resetsAt: UTC(2026, 3, 1) }
    await setCount(UTC(2026, 2, 1))
    expect(await read()).toEqual([expected, 2])
    await setCount(UTC(2026, 2, 1) - 1)
    expect(await read()).toEqual([expected, 0])
    expect((await harness.getUser(id)).lastAnalysisReset).toBe(UTC(2026, 2, 1))
  })

  it('has what is stored and the suggestions of the day, each with its limit', async () => {
    const { id } = await harness.createUser()
    const now = UTC(2026, 2, 15, 23)
    const use = { userId: id, kind: 'improvement' } as const
    await takeDailyUse(harness.ctx.db, { ...use, day: '2026-03-15' }, 5)
    await takeDailyUse(harness.ctx.db, { ...use, day: '2026-03-16' }, 5)
    await takeDailyUse(harness.ctx.db, { ...use, day: '2026-03-16' }, 5)
    const user = { ...(await harness.getUser(id)), subscriptionPlan: 'basic', subscriptionStatus: 'active' } as const
    expect(await getAccountLimits({ ctx: at(now), input: { user } })).toEqual({
      storage: { bytes: 0, limit: STORAGE_LIMITS.bytes },
      resumes: { count: 0, limit: STORAGE_LIMITS.resumes },
      documents: { count: 0, limit: STORAGE_LIMITS.documents },
      drafts: { count: 0, limit: STORAGE_LIMITS.drafts },
      improvements: { count: 1, limit: getDailyImprovements('basic', 'active'), resetsAt: UTC(2026, 2, 16) },
    })
  })
})
