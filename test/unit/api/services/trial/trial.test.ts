import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteUserById } from '#api/db/queries/account.ts'
import { deleteExpiredRows } from '#api/db/queries/maintenance.ts'
import type { User } from '#api/db/queries/users.ts'
import { users } from '#api/db/schema/index.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import type { Event } from '#api/fakes/stripe/objects.ts'
import { cancelSubscription } from '#api/services/subscription/cancel.ts'
import { changePlan } from '#api/services/subscription/change-plan.ts'
import { closeBilling } from '#api/services/subscription/close-billing.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { handleWebhook } from '#api/services/subscription/handle-webhook.ts'
import { previewChange } from '#api/services/subscription/preview-change.ts'
import { reactivateSubscription } from '#api/services/subscription/reactivate.ts'
import { refreshSubscription } from '#api/services/subscription/refresh.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { beginTrial } from '#api/services/trial/begin.ts'
import { getTrialDays } from '#api/services/trial/offer.ts'
import { startTrial } from '#api/services/trial/start.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing-harness.ts'
import { TEST_CARDS } from '#test/utils/stripe-harness.ts'

let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

const store = () => harness.fake.context.store
const unended = () => store().list('subscription', (s) => s.ended_at === null)
const charges = () =>
  store()
    .list('charge')
    .map(({ amount, status }) => `${amount} ${status}`)
const reload = async (user: User) => {
  await refreshSubscription({ ctx: harness.ctx, input: { userId: user.id } })
  return harness.getUser(user.id)
}
const begin = (user: User) => beginTrial({ ctx: harness.ctx, input: { user } })
const start = async (user: User, secret: string) =>
  startTrial({
    ctx: harness.ctx,
    input: { user: await harness.getUser(user.id), cardSetupId: harness.getIntentId(secret) },
  })
const cancel = (user: User) => cancelSubscription({ ctx: harness.ctx, input: { user } })
const deliver = async (event: Event) => {
  const { payload, signature } = await harness.signEvent(event)
  await handleWebhook({ ctx: harness.ctx, input: { rawBody: payload, signature } })
}
/** A new user with a saved card, whose trial has started. */
const startOne = async (card: string = TEST_CARDS.good) => {
  const user = await harness.createUser()
  const { clientSecret } = await begin(user)
  await harness.pay(clientSecret, card)
  return start(user, clientSecret)
}

describe('starting a trial', () => {
  it('gives seven days of Professional for a saved card, and charges nothing', async () => {
    const user = await startOne()
    expect(toStatusResponse(user)).toMatchObject({
      plan: 'professional',
      status: 'active',
      providerStatus: 'trialing',
      features: { monthlyAnalyses: -1 },
      currentPeriodEnd: harness.ctx.clock() + 7 * DAY_SECONDS * 1000,
    })
    expect(charges()).toEqual([])
    expect(await getTrialDays(harness.ctx, user)).toBe(0)
  })

  it('needs the card: an open or declined setup gives nothing', async () => {
    const user = await harness.createUser()
    const { clientSecret } = await begin(user)
    await expect(start(user, clientSecret)).rejects.toMatchObject({ code: 'payment-incomplete' })
    expect((await harness.pay(clientSecret, TEST_CARDS.declined)).status).toBe(402)
    await expect(start(user, clientSecret)).rejects.toMatchObject({ code: 'payment-incomplete' })
    expect(store().list('subscription')).toEqual([])
    await harness.pay(clientSecret, TEST_CARDS.challenge)
    await harness.completeAuthentication(clientSecret, true)
    expect(await start(user, clientSecret)).toMatchObject({ subscriptionStatus: 'trialing' })
  })

  it('the setup of another user, of another purpose and an unknown one are forbidden', async () => {
    const owner = await harness.createUser()
    const { clientSecret } = await begin(owner)
    await harness.pay(clientSecret, TEST_CARDS.good)
    const other = await startOne()
    await cancel(other)
    for (const secret of [clientSecret, 'seti_nothing'])
      await expect(start(other, secret)).rejects.toMatchObject({ code: 'forbidden' })
    const intent = store().get('setup_intent', harness.getIntentId(clientSecret))
    intent.metadata = {}
    await expect(start(owner, clientSecret)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('does not exist where the operator switched it off', async () => {
    const ctx = { ...harness.ctx, config: { ...harness.ctx.config, trialDays: 0 } }
    const user = await harness.createUser()
    expect(await getTrialDays(ctx, user)).toBe(0)
    await expect(beginTrial({ ctx, input: { user } })).rejects.toMatchObject({ code: 'trial-unavailable' })
  })
})

describe('one trial for each person', () => {
  it('20 simultaneous starts in two tabs create one subscription', async () => {
    const user = await harness.createUser()
    const secrets = [(await begin(user)).clientSecret, (await begin(user)).clientSecret]
    for (const secret of secrets) await harness.pay(secret, TEST_CARDS.good)
    const started = await Promise.all(Array.from({ length: 20 }, (_, n) => start(user, secrets[n % 2] ?? '')))
    expect(new Set(started.map(({ stripeSubscriptionId }) => stripeSubscriptionId)).size).toBe(1)
    expect(unended()).toHaveLength(1)
  })

  it('a tab that pays for a plan meanwhile leaves one subscription', async () => {
    const user = await harness.createUser()
    const { clientSecret } = await begin(user)
    await harness.pay(clientSecret, TEST_CARDS.good)
    const wanted = { plan: 'basic', interval: 'month', name: null } as const
    await Promise.allSettled([
      start(user, clientSecret),
      createSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(user.id), ...wanted } }).then(
        (created) => harness.pay(created.clientSecret ?? '', TEST_CARDS.good),
      ),
    ])
    expect(unended()).toHaveLength(1)
    expect(store().list('invoice', ({ status }) => status === 'open')).toHaveLength(0)
  })

  it('a subscription that waits for its payment is replaced', async () => {
    const user = await harness.createUser()
    const wanted = { plan: 'professional', interval: 'month', name: null } as const
    const { clientSecret: unpaid } = await createSubscription({ ctx: harness.ctx, input: { user, ...wanted } })
    const { clientSecret } = await begin(await harness.getUser(user.id))
    await harness.pay(clientSecret, TEST_CARDS.good)
    expect(await start(user, clientSecret)).toMatchObject({ subscriptionStatus: 'trialing' })
    expect((await harness.pay(unpaid ?? '', TEST_CARDS.good)).status).toBe(400)
  })

  it('nobody who had a plan or a trial gets one', async () => {
    const { id } = await harness.createSubscriber()
    const subscriber = await harness.getUser(id)
    expect(await getTrialDays(harness.ctx, await reload(subscriber))).toBe(0)
    await expect(begin(subscriber)).rejects.toMatchObject({ code: 'trial-unavailable' })
    const user = await startOne()
    await cancel(user)
    harness.fake.advance(8 * DAY_SECONDS)
    const after = await reload(user)
    expect(after.subscriptionStatus).toBe('canceled')
    await expect(begin(after)).rejects.toMatchObject({ code: 'trial-unavailable' })
  })

  it('a new account of the same Google account gets none, for a year; another person does', async () => {
    const createPerson = async (googleAccountId: string) => {
      const user = await harness.createUser()
      await harness.db.update(users).set({ googleAccountId }).where(eq(users.id, user.id))
      return { ...user, googleAccountId }
    }
    const first = await createPerson('sub-1')
    const { clientSecret } = await begin(first)
    await harness.pay(clientSecret, TEST_CARDS.good)
    await start(first, clientSecret)
    await deleteUserById(harness.db, first.id, 'closing-1', harness.ctx.clock())
    const { rows } = await harness.client.execute('SELECT * FROM trials')
    expect(rows).toEqual([expect.objectContaining({ user_id: null, subscription_id: null })])
    expect(JSON.stringify(rows)).not.toMatch(/sub-1|example\.com/)

    const again = await createPerson('sub-1')
    await expect(begin(again)).rejects.toMatchObject({ code: 'trial-unavailable' })
    const cleanUp = () => {
      const now = harness.ctx.clock()
      return deleteExpiredRows(harness.db, { now, idleSince: now })
    }
    await cleanUp()
    expect(await getTrialDays(harness.ctx, again)).toBe(0)
    harness.fake.advance(366 * DAY_SECONDS)
    await cleanUp()
    expect(await getTrialDays(harness.ctx, again)).toBe(7)
    expect(await getTrialDays(harness.ctx, await createPerson('sub-2'))).toBe(7)
  })

  it('a start that was interrupted after the claim can be repeated', async () => {
    const user = await harness.createUser()
    const { clientSecret } = await begin(user)
    await harness.pay(clientSecret, TEST_CARDS.good)
    const createFailing = () => Promise.reject(new Error('crash'))
    const ctx = { ...harness.ctx, payments: { ...harness.ctx.payments, createSubscription: createFailing } }
    const input = { user: await harness.getUser(user.id), cardSetupId: harness.getIntentId(clientSecret) }
    await expect(startTrial({ ctx, input })).rejects.toThrow('crash')
    expect(await start(user, clientSecret)).toMatchObject({ subscriptionStatus: 'trialing' })
  })
})

describe('webhooks of a trial', () => {
  it('start it when the tab was closed, in any order and repeated', async () => {
    const user = await harness.createUser()
    const { clientSecret } = await begin(user)
    await harness.pay(clientSecret, TEST_CARDS.good)
    const events = harness.listEvents('setup_intent.succeeded')
    for (const event of [...events, ...events]) await deliver(event)
    expect(await harness.getUser(user.id)).toMatchObject({ subscriptionStatus: 'trialing' })
    harness.fake.advance(5 * DAY_SECONDS)
    expect(harness.listEvents('customer.subscription.trial_will_end')).toHaveLength(1)
    for (const event of harness.listEvents()) await deliver(event)
    expect(unended()).toHaveLength(1)
    expect(await harness.getUser(user.id)).toMatchObject({ subscriptionStatus: 'trialing' })
  })

  it('of a card that was saved long ago start nothing again', async () => {
    const user = await startOne()
    const [event] = harness.listEvents('setup_intent.succeeded')
    await cancel(user)
    harness.fake.advance(8 * DAY_SECONDS)
    if (event) await deliver(event)
    expect(await harness.getUser(user.id)).toMatchObject({ subscriptionStatus: 'canceled' })
    expect(unended()).toHaveLength(0)
  })
})

describe('the end of a trial', () => {
  it('charges the first month to the saved card, then once a month', async () => {
    const user = await startOne()
    harness.fake.advance(6 * DAY_SECONDS)
    expect(charges()).toEqual([])
    harness.fake.advance(DAY_SECONDS)
    expect(charges()).toEqual(['1400 succeeded'])
    expect(await reload(user)).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'professional' })
    harness.fake.advance(31 * DAY_SECONDS)
    expect(charges()).toHaveLength(2)
  })

  it('cancelled in it, charges nothing, keeps the plan until its end, and can be taken back', async () => {
    const user = await startOne()
    expect(await cancel(user)).toMatchObject({ subscriptionStatus: 'trialing', cancelAtPeriodEnd: true })
    await reactivateSubscription({ ctx: harness.ctx, input: { user } })
    expect(await reload(user)).toMatchObject({ cancelAtPeriodEnd: false })
    await cancel(user)
    harness.fake.advance(6 * DAY_SECONDS)
    expect(toStatusResponse(await reload(user))).toMatchObject({ plan: 'professional', status: 'active' })
    harness.fake.advance(40 * DAY_SECONDS)
    expect(toStatusResponse(await reload(user))).toMatchObject({ plan: 'free', status: 'inactive' })
    expect(charges()).toEqual([])
  })

  it('with a card that is declined, waits as a renewal does, then gives the limits of the free plan', async () => {
    const user = await startOne(TEST_CARDS.declinedLater)
    harness.fake.advance(7 * DAY_SECONDS)
    expect(charges()).toEqual(['1400 failed'])
    expect(toStatusResponse(await reload(user))).toMatchObject({ status: 'active', providerStatus: 'past_due' })
    harness.fake.advance(8 * DAY_SECONDS)
    expect(toStatusResponse(await reload(user))).toMatchObject({ status: 'inactive', providerStatus: 'unpaid' })
  })

  it('without a card ends the subscription', async () => {
    const user = await startOne()
    const customer = store().get('customer', user.stripeCustomerId ?? '')
    customer.invoice_settings.default_payment_method = null
    harness.fake.advance(7 * DAY_SECONDS)
    expect(await reload(user)).toMatchObject({ subscriptionStatus: 'canceled' })
    expect(charges()).toEqual([])
  })

  it('of a deleted account charges nothing', async () => {
    const user = await startOne()
    await deleteUserById(harness.db, user.id, 'closing-1', harness.ctx.clock())
    await closeBilling({ ctx: harness.ctx })
    harness.fake.advance(40 * DAY_SECONDS)
    expect(charges()).toEqual([])
    expect(unended()).toHaveLength(0)
  })
})

describe('changing the plan in a trial', () => {
  const preview = (user: User, plan: 'basic' | 'enterprise') =>
    previewChange({ ctx: harness.ctx, input: { user, plan } })
  const change = (user: User, plan: 'basic' | 'enterprise') => changePlan({ ctx: harness.ctx, input: { user, plan } })

  it('to a cheaper one costs nothing until the trial ends', async () => {
    const user = await startOne()
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
    expect(charges()).toEqual(['800 succeeded'])
  })

  it('to a dearer one ends the trial and is charged in full today', async () => {
    const user = await startOne()
    harness.fake.advance(2 * DAY_SECONDS)
    expect(await preview(user, 'enterprise')).toMatchObject({ dueNowCents: 2000, renewsAt: null, endsTrial: true })
    expect(await change(user, 'enterprise')).toEqual({ requiresPayment: false, clientSecret: null })
    expect(await harness.getUser(user.id)).toMatchObject({
      subscriptionPlan: 'enterprise',
      subscriptionStatus: 'active',
    })
    expect(charges()).toEqual(['2000 succeeded'])
    harness.fake.advance(6 * DAY_SECONDS)
    expect(charges()).toHaveLength(1)
  })

  it('goes on as it was while the dearer one is not paid', async () => {
    const user = await startOne(TEST_CARDS.declinedLater)
    const { requiresPayment, clientSecret } = await change(user, 'enterprise')
    expect(requiresPayment).toBe(true)
    expect(await reload(user)).toMatchObject({ subscriptionPlan: 'professional', subscriptionStatus: 'trialing' })
    await harness.pay(clientSecret ?? '', TEST_CARDS.good)
    expect(await reload(user)).toMatchObject({ subscriptionPlan: 'enterprise', subscriptionStatus: 'active' })
  })

  it('at the same time as its cancellation leaves one subscription and no open invoice', async () => {
    const user = await startOne()
    await Promise.allSettled([cancel(user), change(user, 'basic')])
    expect(unended()).toMatchObject([{ cancel_at_period_end: true }])
    expect(store().list('invoice', ({ status }) => status === 'open')).toHaveLength(0)
  })
})
