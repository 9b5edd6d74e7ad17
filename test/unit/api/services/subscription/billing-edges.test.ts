import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteUserById } from '#api/db/queries/account/account.ts'
import { type BillingClosure, listDueBillingClosures } from '#api/db/queries/billing/subscriptions.ts'
import { closingSubscriptions } from '#api/db/schema/index.ts'
import { cancelSubscription } from '#api/services/subscription/cancel.ts'
import { changePlan } from '#api/services/subscription/change-plan.ts'
import { closeBilling } from '#api/services/subscription/close-billing.ts'
import { createPortalSession } from '#api/services/subscription/create-portal-session.ts'
import { listInvoices } from '#api/services/subscription/list-invoices.ts'
import { previewChange } from '#api/services/subscription/preview-change.ts'
import { reactivateSubscription } from '#api/services/subscription/reactivate.ts'
import { refreshSubscription } from '#api/services/subscription/refresh.ts'
import { refreshIfStale } from '#api/services/subscription/refresh-if-stale.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { AppError } from '#shared/errors.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

describe('the billing of a deleted account', () => {
  const close = async (closure: Partial<BillingClosure>, payments = {}) => {
    const row = { id: 'closing-9', attempts: 0, nextAttemptAt: 0, stripeCustomerId: null, stripeSubscriptionId: null }
    await harness.db.delete(closingSubscriptions)
    await harness.db.insert(closingSubscriptions).values({ ...row, ...closure })
    const calls: string[] = []
    const ctx = {
      ...harness.withPayments({
        cancelSubscription: async (id) => void calls.push(`cancel ${id}`),
        deleteCustomer: async (id) => void calls.push(`delete ${id}`),
        ...payments,
      }),
      log: (line: object) => void calls.push(JSON.stringify(line)),
    }
    await closeBilling({ ctx })
    const [left] = await listDueBillingClosures(harness.db, Number.MAX_SAFE_INTEGER)
    return { calls, attempts: left?.attempts, delay: left && left.nextAttemptAt - harness.ctx.clock() }
  }

  it('ends what there is of it', async () => {
    expect((await close({ stripeSubscriptionId: 'sub_1', stripeCustomerId: 'cus_1' })).calls).toEqual([
      'cancel sub_1',
      'delete cus_1',
    ])
    expect((await close({ stripeCustomerId: 'cus_1' })).calls).toEqual(['delete cus_1'])
    expect(await close({})).toEqual({ calls: [], attempts: undefined, delay: undefined })
  })

  it('says in the log why it has not ended', async () => {
    const refused = new AppError('not-configured', {}, Object.assign(new Error('x'), { statusCode: 401 }))
    const { calls } = await close({ stripeCustomerId: 'cus_1' }, { deleteCustomer: () => Promise.reject(refused) })
    expect(calls).toEqual([expect.stringContaining('"event":"billing-not-closed"')])
    expect(calls[0]).toContain('"fault":"Error 401"')
  })

  it.each([
    [0, MINUTE_MS],
    [1, 2 * MINUTE_MS],
    [3, 8 * MINUTE_MS],
    [9, 6 * HOUR_MS],
    [2_000, 6 * HOUR_MS],
  ])('is tried again after %s failures in %s ms', async (attempts, delay) => {
    const deleteCustomer = () => Promise.reject(new AppError('provider-unavailable'))
    const result = await close({ stripeCustomerId: 'cus_1', attempts }, { deleteCustomer })
    expect(result.attempts).toBe(attempts + 1)
    expect(result.delay).toBeCloseTo(delay, -4)
    expect(result.calls).toEqual([
      `{"level":"warn","event":"billing-not-closed","closing":"closing-9","attempts":${attempts + 1},"fault":"AppError:provider-unavailable"}`,
    ])
  })

  it('is ended for as many accounts at once as asked for', async () => {
    for (const n of [1, 2, 3]) {
      const { id } = await harness.createUser()
      await deleteUserById(harness.db, id, `closing-${n}`, harness.ctx.clock())
      await harness.db
        .insert(closingSubscriptions)
        .values({ id: `more-${n}`, attempts: 0, nextAttemptAt: 0, stripeCustomerId: null, stripeSubscriptionId: null })
    }
    const count = async () => (await listDueBillingClosures(harness.db, Number.MAX_SAFE_INTEGER)).length
    const before = await count()
    await closeBilling({ ctx: harness.ctx, max: 2 })
    expect(await count()).toBe(before - 2)
  })
})

describe('a subscription that goes on', () => {
  it('is not changed at the provider by a second reactivation', async () => {
    const { id } = await harness.createSubscriber()
    const setCancelAtPeriodEnd = vi.fn()
    const ctx = harness.withPayments({ setCancelAtPeriodEnd })
    await reactivateSubscription({ ctx, input: { user: await harness.getUser(id) } })
    expect(setCancelAtPeriodEnd).not.toHaveBeenCalled()
  })

  it('cannot be reactivated by somebody who never had one', async () => {
    const user = await harness.createUser()
    await expect(reactivateSubscription({ ctx: harness.ctx, input: { user } })).rejects.toMatchObject({
      code: 'no-subscription',
    })
  })
})

describe('a stored subscription', () => {
  const refreshAt = async (ms: number, parts: object = {}) => {
    const { id } = await harness.createSubscriber()
    await refreshSubscription({ ctx: harness.ctx, input: { userId: id } })
    const user = { ...(await harness.getUser(id)), currentPeriodEnd: 10 * HOUR_MS, ...parts }
    const listSubscriptions = vi.fn(harness.ctx.payments.listSubscriptions)
    const ctx = { ...harness.withPayments({ listSubscriptions }), clock: () => ms }
    const refreshed = await refreshIfStale({ ctx, input: { user } })
    return { asked: listSubscriptions.mock.calls.length, isSame: refreshed === user }
  }

  it('is fetched again from an hour after its period on', async () => {
    expect(await refreshAt(11 * HOUR_MS)).toEqual({ asked: 0, isSame: true })
    expect(await refreshAt(11 * HOUR_MS + 1)).toEqual({ asked: 1, isSame: false })
  })

  it('is left where it gives no access or has no period', async () => {
    expect(await refreshAt(99 * HOUR_MS, { subscriptionStatus: 'unpaid' })).toEqual({ asked: 0, isSame: true })
    expect(await refreshAt(99 * HOUR_MS, { currentPeriodEnd: null })).toEqual({ asked: 0, isSame: true })
  })

  it('is answered as it is while the provider is down', async () => {
    const { id } = await harness.createSubscriber()
    await refreshSubscription({ ctx: harness.ctx, input: { userId: id } })
    const user = { ...(await harness.getUser(id)), currentPeriodEnd: 1 }
    harness.fake.failures.down = true
    expect(await refreshIfStale({ ctx: harness.ctx, input: { user } })).toBe(user)
  })

  it('of nobody is unauthenticated; of somebody without a customer it asks nobody', async () => {
    await expect(refreshSubscription({ ctx: harness.ctx, input: { userId: 'nobody' } })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const user = await harness.createUser()
    harness.fake.failures.down = true
    expect(await refreshSubscription({ ctx: harness.ctx, input: { userId: user.id } })).toMatchObject({
      subscriptionStatus: 'free',
    })
  })

  it('is answered with plan, limit and trial', async () => {
    const user = await harness.createUser()
    expect(toStatusResponse(user)).toEqual({
      plan: 'free',
      status: 'inactive',
      features: { monthlyAnalyses: 3 },
      providerStatus: 'free',
      interval: 'month',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
      trialDays: 0,
    })
    const paid = { ...user, subscriptionStatus: 'past_due', subscriptionPlan: 'basic', currentPeriodEnd: 5 } as const
    expect(toStatusResponse(paid, 7)).toMatchObject({
      plan: 'basic',
      status: 'active',
      features: { monthlyAnalyses: 10 },
      providerStatus: 'past_due',
      currentPeriodEnd: 5,
      trialDays: 7,
    })
  })
})

describe('somebody without a customer', () => {
  it('has nothing to cancel, and somebody whose subscription is over neither', async () => {
    const user = await harness.createUser()
    const cancel = (who: typeof user) => cancelSubscription({ ctx: harness.ctx, input: { user: who } })
    await expect(cancel(user)).rejects.toMatchObject({ code: 'no-subscription' })
    const { id, stripeSubscriptionId } = await harness.createSubscriber()
    await harness.payments.cancelSubscription(stripeSubscriptionId ?? '')
    await expect(cancel(await harness.getUser(id))).rejects.toMatchObject({ code: 'no-subscription' })
  })
})

describe('what a change costs', () => {
  it('is the price of the period without a subscription', async () => {
    const user = await harness.createUser()
    const preview = await previewChange({ ctx: harness.ctx, input: { user, plan: 'enterprise' } })
    expect(preview).toMatchObject({
      dueNowCents: 2_000,
      priceCents: 2_000,
      currency: 'usd',
      interval: 'month',
      renewsAt: null,
      endsTrial: false,
      cancelAtPeriodEnd: false,
    })
    expect(Math.abs(preview.asOf - harness.ctx.clock())).toBeLessThan(HOUR_MS)
  })

  it('is nothing for the same plan, which renews when it did', async () => {
    const { id } = await harness.createSubscriber()
    await refreshSubscription({ ctx: harness.ctx, input: { userId: id } })
    const user = await harness.getUser(id)
    const previewAtProvider = vi.fn()
    const ctx = harness.withPayments({ previewChange: previewAtProvider })
    expect(await previewChange({ ctx, input: { user, plan: 'basic' } })).toMatchObject({
      dueNowCents: 0,
      priceCents: 800,
      renewsAt: user.currentPeriodEnd,
      endsTrial: false,
    })
    expect(previewAtProvider).not.toHaveBeenCalled()
  })

  it('is not asked for a date of over half an hour ago, nor for one to come', async () => {
    const { id } = await harness.createSubscriber()
    harness.fake.advance(5 * 86_400)
    const now = harness.ctx.clock()
    const asked: number[] = []
    const ctx = {
      ...harness.withPayments({
        changePlan: (input) => {
          asked.push(input.asOf - now)
          return harness.ctx.payments.changePlan({ ...input, asOf: now })
        },
      }),
      clock: () => now,
    }
    const user = await harness.getUser(id)
    for (const [i, ago] of [30 * MINUTE_MS - 1, 30 * MINUTE_MS, -1].entries())
      await changePlan({ ctx, input: { user, plan: i % 2 === 0 ? 'enterprise' : 'professional', asOf: now - ago } })
    expect(asked).toEqual([1 - 30 * MINUTE_MS, 0, 0])
  })

  it('is not charged again for the plan that somebody has', async () => {
    const { id } = await harness.createSubscriber()
    const changeAtProvider = vi.fn()
    const ctx = harness.withPayments({ changePlan: changeAtProvider })
    expect(await changePlan({ ctx, input: { user: await harness.getUser(id), plan: 'basic' } })).toEqual({
      requiresPayment: false,
      clientSecret: null,
    })
    expect(changeAtProvider).not.toHaveBeenCalled()
  })

  it('fails with the error of the provider where the change was not made', async () => {
    const { id } = await harness.createSubscriber()
    const ctx = harness.withPayments({ changePlan: () => Promise.reject(new AppError('provider-unavailable')) })
    const input = { user: await harness.getUser(id), plan: 'enterprise' } as const
    await expect(changePlan({ ctx, input })).rejects.toMatchObject({ code: 'provider-unavailable' })
  })
})

it('invoices are listed without the secret to pay them, and the portal leads back where it was opened', async () => {
  const { id } = await harness.createSubscriber()
  const user = await harness.getUser(id)
  const { invoices } = await listInvoices({ ctx: harness.ctx, input: { user } })
  expect(invoices).toMatchObject([{ totalCents: 800, status: 'paid' }])
  expect(Object.keys(invoices[0] ?? {})).not.toContain('clientSecret')
  const createPortalUrl = vi.fn(() => Promise.resolve('https://portal.example'))
  const input = { user, returnUrl: 'https://cv.example/settings', language: 'es' }
  expect(await createPortalSession({ ctx: harness.withPayments({ createPortalUrl }), input })).toBe(
    'https://portal.example',
  )
  expect(createPortalUrl).toHaveBeenCalledWith(user.stripeCustomerId, 'https://cv.example/settings', 'es')
})
