import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteUserById } from '#api/db/queries/account.ts'
import { listDueBillingClosures } from '#api/db/queries/subscriptions.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import { cancelSubscription } from '#api/services/subscription/cancel.ts'
import { changePlan } from '#api/services/subscription/change-plan.ts'
import { closeBilling } from '#api/services/subscription/close-billing.ts'
import { confirmPayment } from '#api/services/subscription/confirm-payment.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { createPortalSession } from '#api/services/subscription/create-portal-session.ts'
import { listInvoices } from '#api/services/subscription/list-invoices.ts'
import { previewChange } from '#api/services/subscription/preview-change.ts'
import { reactivateSubscription } from '#api/services/subscription/reactivate.ts'
import { refreshIfStale } from '#api/services/subscription/refresh-if-stale.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { AppError } from '#shared/errors.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing-harness.ts'
import { TEST_CARDS } from '#test/utils/stripe-harness.ts'

const MONTH = 32 * DAY_SECONDS
let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())
const wanted = { plan: 'basic', interval: 'month', name: null } as const
const APPLIED = { requiresPayment: false, clientSecret: null }
const unended = () => harness.fake.context.store.list('subscription', (s) => s.ended_at === null)

describe('confirming a payment', () => {
  it('activates the plan of a succeeded intent', async () => {
    const { id, secret } = await harness.createSubscriber('enterprise')
    const user = await confirmPayment({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), paymentIntentId: harness.getIntentId(secret) },
    })
    expect(toStatusResponse(user)).toMatchObject({ plan: 'enterprise', status: 'active' })
  })

  it('S4: an intent of another user and an unknown one are forbidden', async () => {
    const other = await harness.createSubscriber()
    const { id } = await harness.createSubscriber()
    const mine = await harness.getUser(id)
    for (const intent of [harness.getIntentId(other.secret), 'pi_nothing'])
      await expect(
        confirmPayment({ ctx: harness.ctx, input: { user: mine, paymentIntentId: intent } }),
      ).rejects.toMatchObject({ code: 'forbidden' })
    await expect(
      confirmPayment({
        ctx: harness.ctx,
        input: { user: await harness.createUser(), paymentIntentId: harness.getIntentId(other.secret) },
      }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it.each([
    ['not paid', null],
    ['declined', TEST_CARDS.declined],
    ['waiting for the bank', TEST_CARDS.challenge],
  ])('S4: an intent that is %s gives no plan', async (_, card) => {
    const user = await harness.createUser()
    const { clientSecret } = await createSubscription({ ctx: harness.ctx, input: { user, ...wanted } })
    if (card) await harness.pay(clientSecret ?? '', card)
    const row = await harness.getUser(user.id)
    await expect(
      confirmPayment({
        ctx: harness.ctx,
        input: { user: row, paymentIntentId: harness.getIntentId(clientSecret ?? '') },
      }),
    ).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
    expect(toStatusResponse(await harness.getUser(user.id))).toMatchObject({ plan: 'free', status: 'inactive' })
  })

  it('S4: an intent with a lower amount or without a subscription gives no plan', async () => {
    const { id, secret } = await harness.createSubscriber()
    const intent = harness.fake.context.store.get('payment_intent', harness.getIntentId(secret))
    intent.amount_received = 1
    await expect(
      confirmPayment({ ctx: harness.ctx, input: { user: await harness.getUser(id), paymentIntentId: intent.id } }),
    ).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
    intent.amount_received = intent.amount
    for (const link of harness.fake.context.store.list('invoice_payment')) harness.fake.context.store.delete(link.id)
    await expect(
      confirmPayment({ ctx: harness.ctx, input: { user: await harness.getUser(id), paymentIntentId: intent.id } }),
    ).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
  })
})

describe('confirming a payment whose subscription is not active yet', () => {
  const begin = async () => {
    const { id, secret, started } = await harness.createSubscriber()
    const subscription = harness.fake.context.store.get('subscription', started.subscriptionId)
    subscription.status = 'incomplete'
    const input = { user: await harness.getUser(id), paymentIntentId: harness.getIntentId(secret) }
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    return { subscription, call: confirmPayment({ ctx: harness.ctx, input }) }
  }
  afterEach(() => void vi.useRealTimers())

  /** Moves the time on until the call ends, a little more than ten seconds at most. */
  const settle = async (call: Promise<unknown>, passed: (ms: number) => void = () => undefined) => {
    let outcome = ''
    call.then(
      () => (outcome = 'active'),
      (error: unknown) => (outcome = error instanceof AppError ? error.code : String(error)),
    )
    for (let ms = 0; !outcome && ms < 15_000; ms += 50) {
      await vi.advanceTimersByTimeAsync(50)
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      // A write of the call that has begun ends before this one, however slow the disk is.
      await harness.ctx.db.all(sql`PRAGMA user_version`)
      passed(ms)
    }
    return outcome
  }

  it('waits until it is', async () => {
    const { subscription, call } = await begin()
    const activate = (ms: number) => {
      if (ms === 4_000) subscription.status = 'active'
    }
    expect(await settle(call, activate)).toBe('active')
  })

  it('says after ten seconds that it is being confirmed, not that the payment is incomplete', async () => {
    const { call } = await begin()
    expect(await settle(call)).toBe('payment-confirming')
  })
})

describe('changing the plan', () => {
  it('upgrades at once with the saved card for the previewed price', async () => {
    const { id } = await harness.createSubscriber()
    const preview = await previewChange({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), plan: 'professional' },
    })
    expect(preview).toMatchObject({ dueNowCents: 600, priceCents: 1400, interval: 'month', cancelAtPeriodEnd: false })
    expect(
      await changePlan({ ctx: harness.ctx, input: { user: await harness.getUser(id), plan: 'professional' } }),
    ).toEqual({
      requiresPayment: false,
      clientSecret: null,
    })
    expect(await harness.getUser(id)).toMatchObject({ subscriptionPlan: 'professional', subscriptionStatus: 'active' })
    expect(
      (await listInvoices({ ctx: harness.ctx, input: { user: await harness.getUser(id) } })).invoices[0],
    ).toMatchObject({
      totalCents: 600,
    })
  })

  it('keeps the old plan until the difference is paid; a repeated change returns the same secret', async () => {
    const { id, stripeCustomerId } = await harness.createSubscriber()
    harness.replaceSavedCard(stripeCustomerId ?? '', '3184')
    const first = await changePlan({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), plan: 'professional' },
    })
    const again = await changePlan({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), plan: 'professional' },
    })
    expect(first).toMatchObject({ requiresPayment: true, clientSecret: expect.stringMatching(/^pi_/) })
    expect(again).toEqual(first)
    expect(await harness.getUser(id)).toMatchObject({ subscriptionPlan: 'basic' })
    await harness.completeAuthentication(first.clientSecret ?? '', true)
    expect(
      await confirmPayment({
        ctx: harness.ctx,
        input: { user: await harness.getUser(id), paymentIntentId: harness.getIntentId(first.clientSecret ?? '') },
      }),
    ).toMatchObject({
      subscriptionPlan: 'professional',
    })
  })

  it('a change to another plan or back voids the pending change', async () => {
    const { id, stripeCustomerId } = await harness.createSubscriber()
    harness.replaceSavedCard(stripeCustomerId ?? '', '9995')
    const pro = await changePlan({ ctx: harness.ctx, input: { user: await harness.getUser(id), plan: 'professional' } })
    const premium = await changePlan({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), plan: 'enterprise' },
    })
    expect((await harness.pay(pro.clientSecret ?? '', TEST_CARDS.good)).status).toBe(400)
    expect(await changePlan({ ctx: harness.ctx, input: { user: await harness.getUser(id), plan: 'basic' } })).toEqual({
      requiresPayment: false,
      clientSecret: null,
    })
    expect((await harness.pay(premium.clientSecret ?? '', TEST_CARDS.good)).status).toBe(400)
    expect(await harness.getUser(id)).toMatchObject({ subscriptionPlan: 'basic', subscriptionStatus: 'active' })
  })

  it('charges the previewed amount later too; an invalid date is ignored', async () => {
    const { id } = await harness.createSubscriber()
    harness.fake.advance(10 * DAY_SECONDS)
    const { asOf, dueNowCents } = await previewChange({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), plan: 'professional' },
    })
    harness.fake.advance(20 * 60)
    await changePlan({ ctx: harness.ctx, input: { user: await harness.getUser(id), plan: 'professional', asOf } })
    const charged = () => harness.fake.context.store.list('charge')[0]?.amount
    expect(charged()).toBe(dueNowCents)
    const last = await previewChange({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), plan: 'enterprise' },
    })
    await changePlan({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), plan: 'enterprise', asOf: last.asOf + 15 * DAY_SECONDS * 1000 },
    })
    expect(charged()).toBe(last.dueNowCents)
  })

  it('works when the server clock is behind the clock of the provider', async () => {
    const { id } = await harness.createSubscriber()
    const behind = { ...harness.ctx, clock: () => harness.ctx.clock() - 5_000 }
    const { asOf, dueNowCents } = await previewChange({
      ctx: behind,
      input: { user: await harness.getUser(id), plan: 'professional' },
    })
    expect(dueNowCents).toBe(600)
    expect(
      await changePlan({ ctx: behind, input: { user: await harness.getUser(id), plan: 'professional', asOf } }),
    ).toEqual(APPLIED)
  })

  it('S8: two tabs with previews of different dates make one change', async () => {
    const { id } = await harness.createSubscriber()
    harness.fake.advance(3 * DAY_SECONDS)
    const row = await harness.getUser(id)
    const now = harness.ctx.clock()
    const responses = await Promise.all(
      [now - 60_000, now].map((asOf) =>
        changePlan({ ctx: harness.ctx, input: { user: row, plan: 'enterprise', asOf } }),
      ),
    )
    expect(responses).toEqual([APPLIED, APPLIED])
    expect(harness.fake.context.store.list('charge')).toHaveLength(2)
  })

  it('S8: 20 clicks charge the difference once', async () => {
    const { id } = await harness.createSubscriber()
    const row = await harness.getUser(id)
    await Promise.all(
      Array.from({ length: 20 }, () => changePlan({ ctx: harness.ctx, input: { user: row, plan: 'professional' } })),
    )
    const paid = harness.fake.context.store.list('charge').reduce((sum, charge) => sum + charge.amount, 0)
    expect(paid).toBe(1400)
  })

  it('creates a subscription when there is none', async () => {
    const user = await harness.createUser()
    expect(await previewChange({ ctx: harness.ctx, input: { user, plan: 'basic' } })).toMatchObject({
      dueNowCents: 800,
      renewsAt: null,
    })
    const { requiresPayment, clientSecret } = await changePlan({ ctx: harness.ctx, input: { user, plan: 'basic' } })
    expect(requiresPayment).toBe(true)
    await harness.pay(clientSecret ?? '', TEST_CARDS.good)
    const row = await harness.getUser(user.id)
    expect(
      await confirmPayment({
        ctx: harness.ctx,
        input: { user: row, paymentIntentId: harness.getIntentId(clientSecret ?? '') },
      }),
    ).toMatchObject({
      subscriptionPlan: 'basic',
      subscriptionStatus: 'active',
    })
  })

  it('rejects a change while a renewal is unpaid', async () => {
    const { id, stripeCustomerId } = await harness.createSubscriber()
    harness.replaceSavedCard(stripeCustomerId ?? '', '0341')
    harness.fake.advance(MONTH)
    await expect(
      changePlan({ ctx: harness.ctx, input: { user: await harness.getUser(id), plan: 'professional' } }),
    ).rejects.toMatchObject({
      code: 'renewal-owed',
    })
  })
})

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
