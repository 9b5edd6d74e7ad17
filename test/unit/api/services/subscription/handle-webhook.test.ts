import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDispute, createDispute, createRefund } from '#api/fakes/stripe/billing/refunds.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import type { Event } from '#api/fakes/stripe/objects.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { handleWebhook } from '#api/services/subscription/handle-webhook.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing-harness.ts'
import { TEST_CARDS } from '#test/utils/stripe-harness.ts'

const MONTH = 32 * DAY_SECONDS
let rig: BillingHarness
beforeEach(async () => {
  rig = await createBillingHarness()
})
afterEach(() => rig.close())

const deliver = async (event: Event) => {
  const { payload, signature } = await rig.signed(event)
  await handleWebhook({ ctx: rig.ctx, input: { rawBody: payload, signature } })
}
/** Every event so far, or those of the types, oldest first. */
const past = (...types: string[]) =>
  rig
    .listEvents()
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .reverse()
const deliverAll = async (events: Event[]) => {
  for (const event of events) await deliver(event)
}
const status = async (id: string) => toStatusResponse(await rig.row(id))
const chargeOf = (secret: string) => {
  const id = rig.standIn.context.store.get('payment_intent', rig.getIntentId(secret)).latest_charge ?? ''
  return rig.standIn.context.store.get('charge', id)
}
const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first, i) =>
        permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [first, ...rest]),
      )

describe('webhooks', () => {
  it('S1: each event 100 times at once has one effect and fails never', async () => {
    const { id } = await rig.subscriber('professional')
    for (const event of past('customer.subscription.created', 'invoice.paid', 'customer.subscription.updated')) {
      const before = (await rig.row(id)).subscriptionRevision
      await Promise.all(Array.from({ length: 100 }, () => deliver(event)))
      expect((await rig.row(id)).subscriptionRevision).toBe(before + 1)
    }
    expect(await status(id)).toMatchObject({ plan: 'professional', status: 'active' })
  })

  it('S2: all 120 orders of five events end in one and the same state', async () => {
    const { id, secret } = await rig.subscriber()
    rig.replaceSavedCard((await rig.row(id)).stripeCustomerId ?? '', '0341')
    rig.standIn.advance(MONTH)
    await rig.payments.cancelSubscription((await rig.row(id)).stripeSubscriptionId ?? '')
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
      const { subscriptionRevision: _, ...rest } = await rig.row(id)
      ends.add(JSON.stringify(rest))
    }
    expect([...ends]).toHaveLength(1)
    expect(await status(id)).toMatchObject({ plan: 'free', status: 'inactive', providerStatus: 'canceled' })
  }, 60_000)

  it('S2: five events at once, in any interleaving, end as the provider says', async () => {
    const { id } = await rig.subscriber()
    await Promise.all(past().map(deliver))
    expect(await status(id)).toMatchObject({ plan: 'basic', status: 'active' })
  })

  it('S3: a bad signature, an old one and a body written anew are refused and change nothing', async () => {
    const { id } = await rig.subscriber()
    const before = await rig.row(id)
    const [event] = past('invoice.paid')
    if (!event) throw new Error('no event')
    const { payload, signature } = await rig.signed(event)
    const refused = { code: 'invalid-request' }
    await expect(
      handleWebhook({ ctx: rig.ctx, input: { rawBody: payload, signature: `${signature}0` } }),
    ).rejects.toMatchObject(refused)
    await expect(
      handleWebhook({ ctx: rig.ctx, input: { rawBody: JSON.stringify(JSON.parse(payload), null, 1), signature } }),
    ).rejects.toMatchObject(refused)
    rig.standIn.advance(301)
    await expect(handleWebhook({ ctx: rig.ctx, input: { rawBody: payload, signature } })).rejects.toMatchObject(refused)
    expect(await rig.row(id)).toEqual(before)
  })

  it('S5: 3-D Secure left undone stays free; done after the tab closed it is active by the webhook alone', async () => {
    const user = await rig.person()
    const started = await createSubscription({
      ctx: rig.ctx,
      input: { user, plan: 'basic', interval: 'month', name: null },
    })
    await rig.pay(started.clientSecret ?? '', TEST_CARDS.challenge)
    await deliverAll(past())
    expect(await status(user.id)).toMatchObject({ plan: 'free', status: 'inactive' })
    await rig.completeAuthentication(started.clientSecret ?? '', true)
    await deliverAll(past())
    expect(await status(user.id)).toMatchObject({ plan: 'basic', status: 'active' })
  })

  it('S6: a renewal that fails keeps the plan with a banner; paid it is well again, never paid it gives free limits', async () => {
    const { id, stripeCustomerId } = await rig.subscriber('professional')
    const customer = stripeCustomerId ?? ''
    rig.replaceSavedCard(customer, '0341')
    rig.standIn.advance(MONTH)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ plan: 'professional', status: 'active', providerStatus: 'past_due' })
    rig.replaceSavedCard(customer, '4242')
    rig.standIn.advance(3 * DAY_SECONDS)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ plan: 'professional', providerStatus: 'active' })
    rig.replaceSavedCard(customer, '9995')
    rig.standIn.advance(MONTH + 8 * DAY_SECONDS)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({
      plan: 'professional',
      status: 'inactive',
      providerStatus: 'unpaid',
      features: { monthlyAnalyses: 3 },
    })
  })

  it('S6: a plan on hold is paid after all, or left for another one', async () => {
    const hold = async () => {
      const user = await rig.subscriber('professional')
      rig.replaceSavedCard(user.stripeCustomerId ?? '', '9995')
      rig.standIn.advance(MONTH + 8 * DAY_SECONDS)
      await deliverAll(past())
      return user
    }
    const again = async (id: string, plan: 'professional' | 'basic') => {
      const wanted = { plan, interval: 'month', name: null } as const
      const { clientSecret } = await createSubscription({ ctx: rig.ctx, input: { user: await rig.row(id), ...wanted } })
      await rig.pay(clientSecret ?? '', TEST_CARDS.good)
      await deliverAll(past())
    }
    const [one, other] = [await hold(), await hold()]
    await again(one.id, 'professional')
    expect(await status(one.id)).toMatchObject({ plan: 'professional', status: 'active', providerStatus: 'active' })
    await again(other.id, 'basic')
    expect(await status(other.id)).toMatchObject({ plan: 'basic', status: 'active', providerStatus: 'active' })
    const live = rig.standIn.context.store.list('subscription', ({ ended_at }) => ended_at === null)
    expect(live).toHaveLength(2)
  })

  it('S7: a full refund ends the plan and the billing; a part of the money does not', async () => {
    const { id, secret } = await rig.subscriber()
    createRefund(rig.standIn.context, chargeOf(secret), 300)
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ plan: 'basic', status: 'active' })
    createRefund(rig.standIn.context, chargeOf(secret))
    await deliverAll(past())
    expect(await status(id)).toMatchObject({ plan: 'free', providerStatus: 'canceled' })
    rig.standIn.advance(3 * MONTH)
    expect(rig.standIn.context.store.list('invoice')).toHaveLength(1)
  })

  it('S7: a dispute ends the plan and the billing, told in any order', async () => {
    const { id, secret } = await rig.subscriber()
    const made = createDispute(rig.standIn.context, chargeOf(secret))
    closeDispute(rig.standIn.context, made, 'lost')
    await deliverAll(past().reverse())
    expect(await status(id)).toMatchObject({ plan: 'free', status: 'inactive' })
    rig.standIn.advance(3 * MONTH)
    expect(rig.standIn.context.store.list('invoice')).toHaveLength(1)
  })

  it('S7: "deleted" told before "created" stays deleted', async () => {
    const { id, stripeSubscriptionId } = await rig.subscriber()
    await rig.payments.cancelSubscription(stripeSubscriptionId ?? '')
    await deliverAll(past().reverse())
    expect(await status(id)).toMatchObject({ plan: 'free', providerStatus: 'canceled' })
  })

  it('takes events of people it does not know, and of no concern, without effect', async () => {
    const { id } = await rig.subscriber()
    const before = await rig.row(id)
    const [event] = past('customer.subscription.created')
    if (!event) throw new Error('no event')
    const stranger = JSON.parse(JSON.stringify(event))
    stranger.data.object.customer = 'cus_unknown'
    await deliver({ ...stranger, id: 'evt_stranger' })
    await deliverAll(past('customer.created', 'payment_intent.succeeded'))
    expect(await rig.row(id)).toEqual(before)
  })

  it('fails while the provider is down, so that the event comes again, and then takes it', async () => {
    const { id } = await rig.subscriber()
    const [event] = past('invoice.paid')
    if (!event) throw new Error('no event')
    rig.standIn.failures.down = true
    await expect(deliver(event)).rejects.toMatchObject({ code: 'provider-unavailable' })
    rig.standIn.failures.down = false
    await deliver(event)
    expect(await status(id)).toMatchObject({ status: 'active' })
  })
})
