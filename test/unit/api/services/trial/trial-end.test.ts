import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteUserById } from '#api/db/queries/account/account.ts'
import type { User } from '#api/db/queries/account/users.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import { changePlan } from '#api/services/subscription/change-plan.ts'
import { closeBilling } from '#api/services/subscription/close-billing.ts'
import { previewChange } from '#api/services/subscription/preview-change.ts'
import { reactivateSubscription } from '#api/services/subscription/reactivate.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'
import { createTrialHarness, type TrialHarness } from '#test/utils/billing/trial-harness.ts'

let harness: TrialHarness
beforeEach(async () => {
  harness = await createTrialHarness()
})
afterEach(() => harness.close())

describe('the end of a trial', () => {
  it('charges the first month to the saved card, then once a month', async () => {
    const user = await harness.startOne()
    harness.fake.advance(6 * DAY_SECONDS)
    expect(harness.listCharges()).toEqual([])
    harness.fake.advance(DAY_SECONDS)
    expect(harness.listCharges()).toEqual(['1400 succeeded'])
    expect(await harness.reload(user)).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'professional' })
    harness.fake.advance(31 * DAY_SECONDS)
    expect(harness.listCharges()).toHaveLength(2)
  })

  it('cancelled in it, charges nothing, keeps the plan until its end, and can be taken back', async () => {
    const user = await harness.startOne()
    expect(await harness.cancel(user)).toMatchObject({ subscriptionStatus: 'trialing', cancelAtPeriodEnd: true })
    await reactivateSubscription({ ctx: harness.ctx, input: { user } })
    expect(await harness.reload(user)).toMatchObject({ cancelAtPeriodEnd: false })
    await harness.cancel(user)
    harness.fake.advance(6 * DAY_SECONDS)
    expect(toStatusResponse(await harness.reload(user))).toMatchObject({ plan: 'professional', status: 'active' })
    harness.fake.advance(40 * DAY_SECONDS)
    expect(toStatusResponse(await harness.reload(user))).toMatchObject({ plan: 'free', status: 'inactive' })
    expect(harness.listCharges()).toEqual([])
  })

  it('with a card that is declined, waits as a renewal does, then gives the limits of the free plan', async () => {
    const user = await harness.startOne(TEST_CARDS.declinedLater)
    harness.fake.advance(7 * DAY_SECONDS)
    expect(harness.listCharges()).toEqual(['1400 failed'])
    expect(toStatusResponse(await harness.reload(user))).toMatchObject({ status: 'active', providerStatus: 'past_due' })
    harness.fake.advance(8 * DAY_SECONDS)
    expect(toStatusResponse(await harness.reload(user))).toMatchObject({ status: 'inactive', providerStatus: 'unpaid' })
  })

  it('without a card ends the subscription', async () => {
    const user = await harness.startOne()
    const customer = harness.store.get('customer', user.stripeCustomerId ?? '')
    customer.invoice_settings.default_payment_method = null
    harness.fake.advance(7 * DAY_SECONDS)
    expect(await harness.reload(user)).toMatchObject({ subscriptionStatus: 'canceled' })
    expect(harness.listCharges()).toEqual([])
  })

  it('of a deleted account charges nothing', async () => {
    const user = await harness.startOne()
    await deleteUserById(harness.db, user.id, 'closing-1', harness.ctx.clock())
    await closeBilling({ ctx: harness.ctx })
    harness.fake.advance(40 * DAY_SECONDS)
    expect(harness.listCharges()).toEqual([])
    expect(harness.listUnended()).toHaveLength(0)
  })
})

describe('changing the plan in a trial', () => {
  const preview = (user: User, plan: 'basic' | 'enterprise') =>
    previewChange({ ctx: harness.ctx, input: { user, plan } })
  const change = (user: User, plan: 'basic' | 'enterprise') => changePlan({ ctx: harness.ctx, input: { user, plan } })

  it('to a cheaper one costs nothing until the trial ends', async () => {
    const user = await harness.startOne()
    const end = user.currentPeriodEnd
    expect(await preview(user, 'basic')).toMatchObject({
      dueNowCents: 0,
      priceCents: 800,
      renewsAt: end,
      endsTrial: false,
    })
    expect(await change(user, 'basic')).toEqual({ requiresPayment: false, clientSecret: null })
    const after = await harness.getUser(user.id)
    expect(after).toMatchObject({ subscriptionPlan: 'basic', subscriptionStatus: 'trialing', currentPeriodEnd: end })
    harness.fake.advance(7 * DAY_SECONDS)
    expect(harness.listCharges()).toEqual(['800 succeeded'])
  })

  it('to a dearer one ends the trial and is charged in full today', async () => {
    const user = await harness.startOne()
    harness.fake.advance(2 * DAY_SECONDS)
    expect(await preview(user, 'enterprise')).toMatchObject({ dueNowCents: 2000, renewsAt: null, endsTrial: true })
    expect(await change(user, 'enterprise')).toEqual({ requiresPayment: false, clientSecret: null })
    expect(await harness.getUser(user.id)).toMatchObject({
      subscriptionPlan: 'enterprise',
      subscriptionStatus: 'active',
    })
    expect(harness.listCharges()).toEqual(['2000 succeeded'])
    harness.fake.advance(6 * DAY_SECONDS)
    expect(harness.listCharges()).toHaveLength(1)
  })

  it('goes on as it was while the dearer one is not paid', async () => {
    const user = await harness.startOne(TEST_CARDS.declinedLater)
    const { requiresPayment, clientSecret } = await change(user, 'enterprise')
    expect(requiresPayment).toBe(true)
    expect(await harness.reload(user)).toMatchObject({
      subscriptionPlan: 'professional',
      subscriptionStatus: 'trialing',
    })
    await harness.pay(clientSecret ?? '', TEST_CARDS.good)
    expect(await harness.reload(user)).toMatchObject({ subscriptionPlan: 'enterprise', subscriptionStatus: 'active' })
  })

  it('at the same time as its cancellation leaves one subscription and no open invoice', async () => {
    const user = await harness.startOne()
    await Promise.allSettled([harness.cancel(user), change(user, 'basic')])
    expect(harness.listUnended()).toMatchObject([{ cancel_at_period_end: true }])
    expect(harness.listOpenInvoices()).toHaveLength(0)
  })
})
