import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteUserById } from '#api/db/queries/account/account.ts'
import { listDueBillingClosures } from '#api/db/queries/billing/subscriptions.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import { cancelSubscription } from '#api/services/subscription/cancel.ts'
import { changePlan } from '#api/services/subscription/change-plan.ts'
import { closeBilling } from '#api/services/subscription/close-billing.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { createPortalSession } from '#api/services/subscription/create-portal-session.ts'
import { listInvoices } from '#api/services/subscription/list-invoices.ts'
import { reactivateSubscription } from '#api/services/subscription/reactivate.ts'
import { refreshIfStale } from '#api/services/subscription/refresh-if-stale.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'

const MONTH = 32 * DAY_SECONDS
const wanted = { plan: 'basic', interval: 'month', name: null } as const
const unended = () => harness.fake.context.store.list('subscription', (s) => s.ended_at === null)
let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

describe('cancelling', () => {
  it('keeps the plan until the period ends, can be revoked, and charges nothing more', async () => {
    const { id } = await harness.createSubscriber('professional')
    expect(
      toStatusResponse(await cancelSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(id) } })),
    ).toMatchObject({
      plan: 'professional',
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    expect(
      await reactivateSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(id) } }),
    ).toMatchObject({
      cancelAtPeriodEnd: false,
    })
    await cancelSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(id) } })
    harness.fake.advance(3 * MONTH)
    // Without a webhook, the subscription is fetched because its period has ended.
    expect(await refreshIfStale({ ctx: harness.ctx, input: { user: await harness.getUser(id) } })).toMatchObject({
      subscriptionStatus: 'canceled',
    })
    expect(harness.fake.context.store.list('charge')).toHaveLength(1)
    await expect(
      reactivateSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(id) } }),
    ).rejects.toMatchObject({
      code: 'no-subscription',
    })
  })

  it('S8: simultaneous cancellation and change leave one subscription and no open invoice', async () => {
    const { id } = await harness.createSubscriber()
    const row = await harness.getUser(id)
    await Promise.allSettled([
      cancelSubscription({ ctx: harness.ctx, input: { user: row } }),
      changePlan({ ctx: harness.ctx, input: { user: row, plan: 'enterprise' } }),
    ])
    expect(unended()).toHaveLength(1)
    expect(unended()[0]).toMatchObject({ cancel_at_period_end: true })
    expect(harness.fake.context.store.list('invoice', ({ status }) => status === 'open')).toHaveLength(0)
  })

  it('an unpaid subscription ends at once', async () => {
    const user = await harness.createUser()
    await createSubscription({ ctx: harness.ctx, input: { user, ...wanted } })
    await cancelSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(user.id) } })
    expect(unended()).toHaveLength(0)
  })

  it('S9: the billing of an account deleted while the provider is down is closed later', async () => {
    const { id } = await harness.createSubscriber()
    await deleteUserById(harness.db, id, 'closing-1', harness.ctx.clock())
    harness.fake.failures.down = true
    await closeBilling({ ctx: harness.ctx })
    expect(harness.loggedEvents).toEqual(['billing-not-closed'])
    harness.fake.failures.down = false
    await closeBilling({ ctx: harness.ctx })
    expect(unended()).toHaveLength(1)
    harness.fake.advance(120)
    await closeBilling({ ctx: harness.ctx })
    expect(unended()).toHaveLength(0)
    expect(await listDueBillingClosures(harness.db, Number.MAX_SAFE_INTEGER)).toEqual([])
  })
})

it('S9: a subscription created during the deletion of the account is cancelled', async () => {
  const user = await harness.createUser()
  harness.fake.failures.delayMs = 10
  const begun = createSubscription({ ctx: harness.ctx, input: { user, ...wanted } })
  while (!(await harness.getUser(user.id)).stripeCustomerId) await new Promise((resolve) => setTimeout(resolve))
  await deleteUserById(harness.db, user.id, 'closing-2', harness.ctx.clock())
  await Promise.allSettled([begun, closeBilling({ ctx: harness.ctx })])
  expect(await listDueBillingClosures(harness.db, Number.MAX_SAFE_INTEGER)).toEqual([])
  expect(unended()).toHaveLength(0)
  expect(harness.fake.context.store.list('customer')).toHaveLength(0)
})

describe('the billing portal', () => {
  it('belongs to the customer; a user without a customer has none', async () => {
    const { id } = await harness.createSubscriber()
    expect(
      await createPortalSession({
        ctx: harness.ctx,
        input: { user: await harness.getUser(id), returnUrl: 'http://localhost/settings', language: 'en' },
      }),
    ).toMatch(/^http:\/\/localhost\//)
    const nobody = await harness.createUser()
    await expect(
      createPortalSession({
        ctx: harness.ctx,
        input: { user: nobody, returnUrl: 'http://localhost/settings', language: 'en' },
      }),
    ).rejects.toMatchObject({
      code: 'no-subscription',
    })
    expect(await listInvoices({ ctx: harness.ctx, input: { user: nobody } })).toEqual({ invoices: [] })
  })
})
