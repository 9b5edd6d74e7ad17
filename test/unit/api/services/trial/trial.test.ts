import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteUserById } from '#api/db/queries/account/account.ts'
import { deleteExpiredRows } from '#api/db/queries/system/maintenance.ts'
import { users } from '#api/db/schema/index.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import type { Event } from '#api/fakes/stripe/objects.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { handleWebhook } from '#api/services/subscription/handle-webhook.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { beginTrial } from '#api/services/trial/begin.ts'
import { getTrialDays } from '#api/services/trial/offer.ts'
import { startTrial } from '#api/services/trial/start.ts'
import { TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'
import { createTrialHarness, type TrialHarness } from '#test/utils/billing/trial-harness.ts'

let harness: TrialHarness
beforeEach(async () => {
  harness = await createTrialHarness()
})
afterEach(() => harness.close())

const deliver = async (event: Event) => {
  const { payload, signature } = await harness.signEvent(event)
  await handleWebhook({ ctx: harness.ctx, input: { rawBody: payload, signature } })
}
describe('starting a trial', () => {
  it('gives seven days of Professional for a saved card, and charges nothing', async () => {
    const before = harness.ctx.clock()
    const user = await harness.startOne()
    const status = toStatusResponse(user)
    expect(status).toMatchObject({
      plan: 'professional',
      status: 'active',
      providerStatus: 'trialing',
      features: { monthlyAnalyses: -1 },
    })
    const startedAt = Number(status.currentPeriodEnd) - 7 * DAY_SECONDS * 1000
    expect(startedAt).toBeGreaterThanOrEqual(before)
    expect(startedAt).toBeLessThanOrEqual(harness.ctx.clock())
    expect(harness.listCharges()).toEqual([])
    expect(await getTrialDays(harness.ctx, user)).toBe(0)
  })

  it('needs the card: an open or declined setup gives nothing', async () => {
    const user = await harness.createUser()
    const { clientSecret } = await harness.begin(user)
    await expect(harness.start(user, clientSecret)).rejects.toMatchObject({ code: 'payment-incomplete' })
    expect((await harness.pay(clientSecret, TEST_CARDS.declined)).status).toBe(402)
    await expect(harness.start(user, clientSecret)).rejects.toMatchObject({ code: 'payment-incomplete' })
    expect(harness.store.list('subscription')).toEqual([])
    await harness.pay(clientSecret, TEST_CARDS.challenge)
    await harness.completeAuthentication(clientSecret, true)
    expect(await harness.start(user, clientSecret)).toMatchObject({ subscriptionStatus: 'trialing' })
  })

  it('the setup of another user, of another purpose and an unknown one are forbidden', async () => {
    const owner = await harness.createUser()
    const { clientSecret } = await harness.begin(owner)
    await harness.pay(clientSecret, TEST_CARDS.good)
    const other = await harness.startOne()
    await harness.cancel(other)
    for (const secret of [clientSecret, 'seti_nothing'])
      await expect(harness.start(other, secret)).rejects.toMatchObject({ code: 'forbidden' })
    const intent = harness.store.get('setup_intent', harness.getIntentId(clientSecret))
    intent.metadata = {}
    await expect(harness.start(owner, clientSecret)).rejects.toMatchObject({ code: 'forbidden' })
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
    const secrets = [(await harness.begin(user)).clientSecret, (await harness.begin(user)).clientSecret]
    for (const secret of secrets) await harness.pay(secret, TEST_CARDS.good)
    const started = await Promise.all(Array.from({ length: 20 }, (_, n) => harness.start(user, secrets[n % 2] ?? '')))
    expect(new Set(started.map(({ stripeSubscriptionId }) => stripeSubscriptionId)).size).toBe(1)
    expect(harness.listUnended()).toHaveLength(1)
  })

  it('a tab that pays for a plan meanwhile leaves one subscription', async () => {
    const user = await harness.createUser()
    const { clientSecret } = await harness.begin(user)
    await harness.pay(clientSecret, TEST_CARDS.good)
    const wanted = { plan: 'basic', interval: 'month', name: null } as const
    await Promise.allSettled([
      harness.start(user, clientSecret),
      createSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(user.id), ...wanted } }).then(
        (created) => harness.pay(created.clientSecret ?? '', TEST_CARDS.good),
      ),
    ])
    expect(harness.listUnended()).toHaveLength(1)
    expect(harness.listOpenInvoices()).toHaveLength(0)
  })

  it('a subscription that waits for its payment is replaced', async () => {
    const user = await harness.createUser()
    const wanted = { plan: 'professional', interval: 'month', name: null } as const
    const { clientSecret: unpaid } = await createSubscription({ ctx: harness.ctx, input: { user, ...wanted } })
    const { clientSecret } = await harness.begin(await harness.getUser(user.id))
    await harness.pay(clientSecret, TEST_CARDS.good)
    expect(await harness.start(user, clientSecret)).toMatchObject({ subscriptionStatus: 'trialing' })
    expect((await harness.pay(unpaid ?? '', TEST_CARDS.good)).status).toBe(400)
  })

  it('nobody who had a plan or a trial gets one', async () => {
    const { id } = await harness.createSubscriber()
    const subscriber = await harness.getUser(id)
    expect(await getTrialDays(harness.ctx, await harness.reload(subscriber))).toBe(0)
    await expect(harness.begin(subscriber)).rejects.toMatchObject({ code: 'trial-unavailable' })
    const user = await harness.startOne()
    await harness.cancel(user)
    harness.fake.advance(8 * DAY_SECONDS)
    const after = await harness.reload(user)
    expect(after.subscriptionStatus).toBe('canceled')
    await expect(harness.begin(after)).rejects.toMatchObject({ code: 'trial-unavailable' })
  })

  it('a new account of the same Google account gets none, for a year; another person does', async () => {
    const createPerson = async (googleAccountId: string) => {
      const user = await harness.createUser()
      await harness.db.update(users).set({ googleAccountId }).where(eq(users.id, user.id))
      return { ...user, googleAccountId }
    }
    const first = await createPerson('sub-1')
    const { clientSecret } = await harness.begin(first)
    await harness.pay(clientSecret, TEST_CARDS.good)
    await harness.start(first, clientSecret)
    await deleteUserById(harness.db, first.id, 'closing-1', harness.ctx.clock())
    const { rows } = await harness.client.execute('SELECT * FROM trials')
    expect(rows).toEqual([expect.objectContaining({ user_id: null, subscription_id: null })])
    expect(JSON.stringify(rows)).not.toMatch(/sub-1|example\.com/)

    const again = await createPerson('sub-1')
    await expect(harness.begin(again)).rejects.toMatchObject({ code: 'trial-unavailable' })
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
    const { clientSecret } = await harness.begin(user)
    await harness.pay(clientSecret, TEST_CARDS.good)
    const createFailing = () => Promise.reject(new Error('crash'))
    const ctx = { ...harness.ctx, payments: { ...harness.ctx.payments, createSubscription: createFailing } }
    const input = { user: await harness.getUser(user.id), cardSetupId: harness.getIntentId(clientSecret) }
    await expect(startTrial({ ctx, input })).rejects.toThrow('crash')
    expect(await harness.start(user, clientSecret)).toMatchObject({ subscriptionStatus: 'trialing' })
  })
})

describe('webhooks of a trial', () => {
  it('start it when the tab was closed, in any order and repeated', async () => {
    const user = await harness.createUser()
    const { clientSecret } = await harness.begin(user)
    await harness.pay(clientSecret, TEST_CARDS.good)
    const events = harness.listEvents('setup_intent.succeeded')
    for (const event of [...events, ...events]) await deliver(event)
    expect(await harness.getUser(user.id)).toMatchObject({ subscriptionStatus: 'trialing' })
    harness.fake.advance(5 * DAY_SECONDS)
    expect(harness.listEvents('customer.subscription.trial_will_end')).toHaveLength(1)
    for (const event of harness.listEvents()) await deliver(event)
    expect(harness.listUnended()).toHaveLength(1)
    expect(await harness.getUser(user.id)).toMatchObject({ subscriptionStatus: 'trialing' })
  })

  it('of a card that was saved long ago start nothing again', async () => {
    const user = await harness.startOne()
    const [event] = harness.listEvents('setup_intent.succeeded')
    await harness.cancel(user)
    harness.fake.advance(8 * DAY_SECONDS)
    if (event) await deliver(event)
    expect(await harness.getUser(user.id)).toMatchObject({ subscriptionStatus: 'canceled' })
    expect(harness.listUnended()).toHaveLength(0)
  })
})
