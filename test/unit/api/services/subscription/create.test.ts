import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSubscription } from '#api/services/subscription/create.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'
import { TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'

let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

const wanted = (plan: 'basic' | 'professional' | 'enterprise' = 'basic') =>
  ({ plan, interval: 'month', name: null }) as const
const unended = () => harness.fake.context.store.list('subscription', (s) => s.ended_at === null)

describe('creating a subscription', () => {
  it('S8: 30 simultaneous calls create one subscription with one secret', async () => {
    const user = await harness.createUser()
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => createSubscription({ ctx: harness.ctx, input: { user, ...wanted() } })),
    )
    expect(new Set(responses.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(harness.fake.context.store.list('subscription')).toHaveLength(1)
    expect(harness.fake.context.store.list('customer')).toHaveLength(1)
  })

  it('S8: 30 simultaneous calls for three plans leave one payable subscription', async () => {
    const user = await harness.createUser()
    const plans = ['basic', 'professional', 'enterprise'] as const
    const calls = Array.from({ length: 30 }, (_, n) =>
      createSubscription({ ctx: harness.ctx, input: { user, ...wanted(plans[n % 3] ?? 'basic') } }),
    )
    const responses = await Promise.allSettled(calls)
    expect(responses.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(unended()).toHaveLength(1)
    expect(harness.fake.context.store.list('invoice', ({ status }) => status === 'open')).toHaveLength(1)
  })

  it('returns the same secret for the same plan, also after a lost response', async () => {
    const user = await harness.createUser()
    harness.fake.failures.loseAnswers = 1
    const first = await createSubscription({ ctx: harness.ctx, input: { user, ...wanted() } })
    const again = await createSubscription({
      ctx: harness.ctx,
      input: { user: await harness.getUser(user.id), ...wanted() },
    })
    expect(again).toEqual(first)
    expect(harness.fake.context.store.list('subscription')).toHaveLength(1)
  })

  it('replaces an unpaid subscription for another plan and invalidates its secret', async () => {
    const user = await harness.createUser()
    const first = await createSubscription({ ctx: harness.ctx, input: { user, ...wanted() } })
    const second = await createSubscription({
      ctx: harness.ctx,
      input: { user: await harness.getUser(user.id), ...wanted('enterprise') },
    })
    expect((await harness.pay(first.clientSecret ?? '', TEST_CARDS.good)).status).toBe(400)
    expect((await harness.pay(second.clientSecret ?? '', TEST_CARDS.good)).status).toBe(200)
    expect(unended()).toHaveLength(1)
  })

  it('a payment during a replacement wins: no second subscription is created', async () => {
    const user = await harness.createUser()
    const first = await createSubscription({ ctx: harness.ctx, input: { user, ...wanted() } })
    const row = await harness.getUser(user.id)
    const [, replaced] = await Promise.allSettled([
      harness.pay(first.clientSecret ?? '', TEST_CARDS.good),
      createSubscription({ ctx: harness.ctx, input: { user: row, ...wanted('enterprise') } }),
    ])
    expect(replaced).toMatchObject({ status: 'rejected', reason: { code: 'already-subscribed' } })
    expect(unended()).toHaveLength(1)
    expect(await harness.getUser(user.id)).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'basic' })
  })

  it('rejects a second subscription', async () => {
    const { id } = await harness.createSubscriber()
    await expect(
      createSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(id), ...wanted('enterprise') } }),
    ).rejects.toMatchObject({
      code: 'already-subscribed',
    })
  })

  it('creates a new one after the old one has ended', async () => {
    const { id, stripeSubscriptionId } = await harness.createSubscriber()
    await harness.payments.cancelSubscription(stripeSubscriptionId ?? '')
    const again = await createSubscription({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), ...wanted('professional') },
    })
    await harness.pay(again.clientSecret ?? '', TEST_CARDS.good)
    expect(unended()).toHaveLength(1)
  })

  it('creates a new customer when the provider has deleted the old one', async () => {
    const { id, stripeCustomerId } = await harness.createSubscriber()
    await harness.payments.deleteCustomer(stripeCustomerId ?? '')
    await createSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(id), ...wanted() } })
    expect((await harness.getUser(id)).stripeCustomerId).not.toBe(stripeCustomerId)
  })

  it('fails while the provider is down and leaves nothing behind', async () => {
    const user = await harness.createUser()
    harness.fake.failures.down = true
    await expect(createSubscription({ ctx: harness.ctx, input: { user, ...wanted() } })).rejects.toMatchObject({
      code: 'provider-unavailable',
    })
    harness.fake.failures.down = false
    await createSubscription({ ctx: harness.ctx, input: { user, ...wanted() } })
    expect(harness.fake.context.store.list('subscription')).toHaveLength(1)
  })
})
