import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import { changePlan } from '#api/services/subscription/change-plan.ts'
import { confirmPayment } from '#api/services/subscription/confirm-payment.ts'
import { listInvoices } from '#api/services/subscription/list-invoices.ts'
import { previewChange } from '#api/services/subscription/preview-change.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'
import { TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'

const MONTH = 32 * DAY_SECONDS
const APPLIED = { requiresPayment: false, clientSecret: null }
let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

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
