import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDispute, createDispute, createRefund } from '#api/fakes/stripe/billing/refunds.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import type { Event } from '#api/fakes/stripe/objects.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { handleWebhook } from '#api/services/subscription/handle-webhook.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'
import { TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'

const MONTH = 32 * DAY_SECONDS
let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

const deliver = async (event: Event) => {
  const { payload, signature } = await harness.signEvent(event)
  await handleWebhook({ ctx: harness.ctx, input: { rawBody: payload, signature } })
}
/** Events so far, optionally of some types only, oldest first. */
const past = (...types: string[]) =>
  harness
    .listEvents()
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .reverse()
const deliverAll = async (events: Event[]) => {
  for (const event of events) await deliver(event)
}
const status = async (id: string) => toStatusResponse(await harness.getUser(id))
const chargeOf = (secret: string) => {
  const id = harness.fake.context.store.get('payment_intent', harness.getIntentId(secret)).latest_charge ?? ''
  return harness.fake.context.store.get('charge', id)
}
const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first, i) =>
        permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [first, ...rest]),
      )

describe('webhooks', () => {
  it('S1: 100 simultaneous copies of each event have one effect', async () => {
    const { id } = await harness.createSubscriber('professional')
    for (const event of past('customer.subscription.created', 'invoice.paid', 'customer.subscription.updated')) {
      const before = (await harness.getUser(id)).subscriptionRevision
      await Promise.all(Array.from({ length: 100 }, () => deliver(event)))
      expect((await harness.getUser(id)).subscriptionRevision).toBe(before + 1)
    }
    expect(await status(id)).toMatchObject({ plan: 'professional', status: 'active' })
  })

  it('S2: all 120 orders of five events end in the same state', async () => {
    const { id, secret } = await harness.createSubscriber()
    harness.replaceSavedCard((await harness.getUser(id)).stripeCustomerId ?? '', '0341')
    harness.fake.advance(MONTH)
    await harness.payments.cancelSubscription((await harness.getUser(id)).stripeSubscriptionId ?? '')
    expect(secret).not.toBe('')
    const one = (type: string) => past(type).at(-1)
    const five = [
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ].flatMap((type) => one(type) ?? [])
    expect(five).toHaveLength(5)
    const ends = new Set<string>()
    for (const [n, order] of permutations(five).entries()) {
      await deliverAll(order.map((event) => ({ ...event, id: `${event.id}_${n}` })))
      const { subscriptionRevision: _, ...rest } = await harness.getUser(id)
      ends.add(JSON.stringify(rest))
    }
    expect([...ends]).toHaveLength(1)
    expect(await status(id)).toMatchObject({ plan: 'free', status: 'inactive', providerStatus: 'canceled' })
  })

  it('S2: five simultaneous events end in the state of the provider', async () => {
    const { id } = await harness.createSubscriber()
    await Promise.all(past().map(deliver))
    expect(await status(id)).toMatchObject({ plan: 'basic', status: 'active' })
  })

  it('S3: an invalid or old signature and a re-encoded body are rejected without effect', async () => {
    const { id } = await harness.createSubscriber()
    const before = await harness.getUser(id)
    const [event] = past('invoice.paid')
    if (!event) throw new Error('no event')
    const { payload, signature } = await harness.signEvent(event)
    const refused = { code: 'invalid-request' }
    await expect(
      handleWebhook({ ctx: harness.ctx, input: { rawBody: payload, signature: `${signature}0` } }),
    ).rejects.toMatchObject(refused)
    await expect(
      handleWebhook({ ctx: harness.ctx, input: { rawBody: JSON.stringify(JSON.parse(payload), null, 1), signature } }),
    ).rejects.toMatchObject(refused)
    harness.fake.advance(301)
    await expect(handleWebhook({ ctx: harness.ctx, input: { rawBody: payload, signature } })).rejects.toMatchObject(
      refused,
    )
    expect(await harness.getUser(id)).toEqual(before)
    expect(harness.loggedEvents.filter((event) => event === 'webhook-refused')).toHaveLength(3)
  })

  it('S5: unfinished 3-D Secure gives no plan; finished after closing the tab, the webhook activates it', async () => {
    const user = await harness.createUser()
    const started = await createSubscription({
      ctx: harness.ctx,
      input: { user, plan: 'basic', interval: 'month', name: null },
    })
    await harness.pay(started.clientSecret ?? '', TEST_CARDS.challenge)
    await deliverAll(past())
    expect(await status(user.id)).toMatchObject({ plan: 'free', status: 'inactive' })
    await harness.completeAuthentication(started.clientSecret ?? '', true)
    await deliverAll(past())
    expect(await status(user.id)).toMatchObject({ plan: 'basic', status: 'active' })
  })

  it('S6: a failed renewal keeps the plan as past due; paying restores it, never paying ends it', async () => {
    const { id, stripeCustomerId } = await harness.createSubscriber('professional')
    const customer = stripeCustomerId ?? ''
    harness.replaceSavedCard(customer, '0341')
    harness.fake.advance(MONTH)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ plan: 'professional', status: 'active', providerStatus: 'past_due' })
    harness.replaceSavedCard(customer, '4242')
    harness.fake.advance(3 * DAY_SECONDS)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ plan: 'professional', providerStatus: 'active' })
    harness.replaceSavedCard(customer, '9995')
    harness.fake.advance(MONTH + 8 * DAY_SECONDS)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({
      plan: 'professional',
      status: 'inactive',
      providerStatus: 'unpaid',
      features: { monthlyAnalyses: 3 },
    })
  })

  it('S6: an unpaid plan can be paid later or replaced by another one', async () => {
    const [one, other] = [
      await harness.createSubscriber('professional'),
      await harness.createSubscriber('professional'),
    ]
    for (const { stripeCustomerId } of [one, other]) harness.replaceSavedCard(stripeCustomerId ?? '', '9995')
    harness.fake.advance(MONTH + 8 * DAY_SECONDS)
    await deliverAll(past())
    const again = async (id: string, plan: 'professional' | 'basic') => {
      const wanted = { plan, interval: 'month', name: null } as const
      const { clientSecret } = await createSubscription({
        ctx: harness.ctx,
        input: { user: await harness.getUser(id), ...wanted },
      })
      await harness.pay(clientSecret ?? '', TEST_CARDS.good)
      await deliverAll(past())
    }
    await again(one.id, 'professional')
    expect(await status(one.id)).toMatchObject({ plan: 'professional', status: 'active', providerStatus: 'active' })
    await again(other.id, 'basic')
    expect(await status(other.id)).toMatchObject({ plan: 'basic', status: 'active', providerStatus: 'active' })
    const live = harness.fake.context.store.list('subscription', ({ ended_at }) => ended_at === null)
    expect(live).toHaveLength(2)
  })

  it('a payment in a closed tab makes its card the one that renewals are charged to', async () => {
    const { stripeCustomerId } = await harness.createSubscriber()
    const customer = harness.fake.context.store.get('customer', stripeCustomerId ?? '')
    customer.invoice_settings.default_payment_method = null
    await deliverAll(past('payment_intent.succeeded'))
    const [card] = harness.fake.context.store.list('payment_method', (m) => m.customer === customer.id)
    expect(customer.invoice_settings.default_payment_method).toBe(card?.id)
  })

  it('a card that was replaced in the billing portal pays an owed renewal', async () => {
    const { id, stripeCustomerId } = await harness.createSubscriber()
    const customer = stripeCustomerId ?? ''
    harness.replaceSavedCard(customer, '0341')
    harness.fake.advance(MONTH)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ providerStatus: 'past_due' })
    const url = await harness.payments.createPortalUrl(customer, 'http://localhost/settings', 'en')
    const body = new URLSearchParams({ number: '4242424242424242', expiry: '12/40' })
    harness.fake.advance(60)
    await harness.fake.fetchBrowserApi(new Request(`${url}/card`, { method: 'POST', body }))
    await deliverAll(past('customer.updated'))
    expect(await status(id)).toMatchObject({ providerStatus: 'active' })
  })

  it('S7: a full refund ends plan and billing; a partial one does not', async () => {
    const { id, secret } = await harness.createSubscriber()
    createRefund(harness.fake.context, chargeOf(secret), 300)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ plan: 'basic', status: 'active' })
    createRefund(harness.fake.context, chargeOf(secret))
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ plan: 'free', providerStatus: 'canceled' })
    harness.fake.advance(3 * MONTH)
    expect(harness.fake.context.store.list('invoice')).toHaveLength(1)
  })

  it('S7: a dispute ends plan and billing, in any order of events', async () => {
    const { id, secret } = await harness.createSubscriber()
    const made = createDispute(harness.fake.context, chargeOf(secret))
    closeDispute(harness.fake.context, made, 'lost')
    await deliverAll(past().reverse())
    expect(await status(id)).toMatchObject({ plan: 'free', status: 'inactive' })
    harness.fake.advance(3 * MONTH)
    expect(harness.fake.context.store.list('invoice')).toHaveLength(1)
  })

  it('S7: "deleted" before "created" remains deleted', async () => {
    const { id, stripeSubscriptionId } = await harness.createSubscriber()
    await harness.payments.cancelSubscription(stripeSubscriptionId ?? '')
    await deliverAll(past().reverse())
    expect(await status(id)).toMatchObject({ plan: 'free', providerStatus: 'canceled' })
  })

  it('ignores events of unknown customers and irrelevant types', async () => {
    const { id } = await harness.createSubscriber()
    const before = await harness.getUser(id)
    const [event] = past('customer.subscription.created')
    if (!event) throw new Error('no event')
    const stranger = JSON.parse(JSON.stringify(event))
    stranger.data.object.customer = 'cus_unknown'
    await deliver({ ...stranger, id: 'evt_stranger' })
    await deliverAll(past('customer.created', 'charge.succeeded'))
    expect(await harness.getUser(id)).toEqual(before)
  })

  it('fails while the provider is down and handles the repeated event', async () => {
    const { id } = await harness.createSubscriber()
    const [event] = past('invoice.paid')
    if (!event) throw new Error('no event')
    harness.fake.failures.down = true
    await expect(deliver(event)).rejects.toMatchObject({ code: 'provider-unavailable' })
    harness.fake.failures.down = false
    await deliver(event)
    expect(await status(id)).toMatchObject({ status: 'active' })
  })
})
