import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closingSubscriptions, rateWindows } from '#api/db/schema/index.ts'
import { runMaintenanceRound } from '#api/services/maintenance/run-round.ts'
import { AppError } from '#shared/errors.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'

let harness: ApiHarness
let cancelled: string[]
let onCancel: () => Promise<void>
beforeEach(async () => {
  cancelled = []
  onCancel = async () => undefined
  harness = await startApiHarness()
  const payments: typeof harness.ctx.payments = {
    ...harness.ctx.payments,
    cancelSubscription: async (id) => {
      cancelled.push(id)
      await onCancel()
    },
    deleteCustomer: async () => undefined,
  }
  Object.assign(harness, { ctx: { ...harness.ctx, payments } })
})
afterEach(() => harness.close())

const addClosures = (count: number) =>
  harness.ctx.db.insert(closingSubscriptions).values(
    Array.from({ length: count }, (_, i) => ({
      id: randomUUID(),
      stripeSubscriptionId: `sub_${i}`,
      stripeCustomerId: `cus_${i}`,
      nextAttemptAt: harness.now - 1_000 + i,
      attempts: 0,
    })),
  )
const runRound = (maxClosures = 50) =>
  runMaintenanceRound(harness.ctx, { leaseDb: harness.ctx.db, intervalMs: 60_000, maxClosures })

describe('a round of maintenance', () => {
  it('runs in one of ten processes', async () => {
    await addClosures(3)
    const ran = await Promise.all(Array.from({ length: 10 }, () => runRound()))
    expect(ran.filter(Boolean)).toHaveLength(1)
    expect(cancelled.toSorted()).toEqual(['sub_0', 'sub_1', 'sub_2'])
    expect(await runRound()).toBe(false)
  })

  it('runs again after its interval', async () => {
    expect(await runRound()).toBe(true)
    const [lease] = await harness.ctx.db.select().from(rateWindows)
    const left = (lease?.until ?? 0) - Date.now()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(54_000)
    await harness.ctx.db.update(rateWindows).set({ until: 0 })
    expect(await runRound()).toBe(true)
  })

  it('keeps every other process away while it runs, for longer than its interval', async () => {
    await addClosures(1)
    const whileRunning: { readonly ran: boolean; readonly msLeft: number }[] = []
    onCancel = async () => {
      const ran = await runRound()
      const [lease] = await harness.ctx.db.select().from(rateWindows)
      whileRunning.push({ ran, msLeft: (lease?.until ?? 0) - Date.now() })
    }
    expect(await runRound()).toBe(true)
    expect(whileRunning).toEqual([{ ran: false, msLeft: expect.any(Number) }])
    expect(whileRunning[0]?.msLeft).toBeGreaterThan(60_000)
    expect(cancelled).toEqual(['sub_0'])
  })

  it('ends its lease when it fails, and that of a process that died ends by itself', async () => {
    const { clock } = harness.ctx
    const failing = {
      ...harness.ctx,
      clock: (): number => {
        throw new Error('no clock')
      },
    }
    const options = { leaseDb: harness.ctx.db, intervalMs: 60_000, maxClosures: 1 }
    await expect(runMaintenanceRound(failing, options)).rejects.toThrow('no clock')
    const [lease] = await harness.ctx.db.select().from(rateWindows)
    expect((lease?.until ?? 0) - Date.now()).toBeLessThanOrEqual(54_000)
    await harness.ctx.db.update(rateWindows).set({ until: Date.now() - 1, count: 1 })
    expect(await runMaintenanceRound({ ...failing, clock }, options)).toBe(true)
  })

  it('does not end the lease of the process that came after it', async () => {
    await addClosures(1)
    onCancel = async () => {
      await harness.ctx.db.update(rateWindows).set({ until: 9e15, count: 1 })
    }
    await runRound()
    expect(await harness.ctx.db.select().from(rateWindows)).toMatchObject([{ until: 9e15 }])
  })

  it('takes no more accounts than a Worker has requests for, and failing ones do not hold up the others', async () => {
    await addClosures(5)
    onCancel = async () => Promise.reject(new AppError('busy', { seconds: 1 }))
    await runRound(3)
    expect(cancelled).toEqual(['sub_0', 'sub_1', 'sub_2'])
    await harness.ctx.db.update(rateWindows).set({ until: 0 })
    await runRound(3)
    expect(cancelled.slice(3)).toEqual(['sub_3', 'sub_4'])
  })
})
