import { describe, expect, it } from 'vitest'
import { DAY_SECONDS, HOUR_SECONDS } from '#api/fakes/stripe/context.ts'
import { createStripeHarness, TEST_CARDS } from '../../../../utils/billing/stripe-harness.ts'

const MONTH = 32 * DAY_SECONDS

const begin = async (harness = createStripeHarness(), plan: 'basic' | 'professional' | 'enterprise' = 'basic') => {
  const customerId = await harness.payments.createCustomer({
    userId: 'u1',
    email: 'ana@example.com',
    name: 'Ana',
    language: 'es',
    attempt: 'customer-u1',
  })
  const started = await harness.payments.createSubscription({
    customerId,
    userId: 'u1',
    plan,
    interval: 'month',
    attempt: 'start-u1-0',
  })
  const secret = started.latestInvoice?.clientSecret ?? ''
  const now = async () => (await harness.payments.listSubscriptions(customerId))[0]
  return { harness, customerId, started, secret, now }
}

const active = async (plan: 'basic' | 'professional' | 'enterprise' = 'basic', harness = createStripeHarness()) => {
  const begun = await begin(harness, plan)
  await begun.harness.pay(begun.secret, TEST_CARDS.good)
  return begun
}

describe('creating a subscription', () => {
  it('is incomplete until the first invoice is paid', async () => {
    const { harness, started, secret, now } = await begin()
    expect(started).toMatchObject({ status: 'incomplete', plan: 'basic', interval: 'month' })
    expect(secret).toMatch(/^pi_\w+_secret_\w+$/)
    expect(await harness.pay(secret, TEST_CARDS.good)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect(await now()).toMatchObject({
      status: 'active',
      latestInvoice: { status: 'paid', totalCents: 800, clientSecret: null },
    })
  })

  it('creates one subscription per idempotency key', async () => {
    const { harness, customerId, started } = await begin()
    const again = { customerId, userId: 'u1', plan: 'basic', interval: 'month', attempt: 'start-u1-0' } as const
    const responses = await Promise.all(Array.from({ length: 20 }, () => harness.payments.createSubscription(again)))
    expect(new Set(responses.map(({ id }) => id))).toEqual(new Set([started.id]))
    expect(await harness.payments.listSubscriptions(customerId)).toHaveLength(1)
  })

  it('creates one subscription when the response was lost', async () => {
    const harness = createStripeHarness()
    const customerId = await harness.payments.createCustomer({
      userId: 'u',
      email: 'a@b.co',
      name: 'A',
      language: 'en',
      attempt: 'c',
    })
    await harness.payments.listSubscriptions(customerId)
    await harness.payments.createSubscription({
      customerId,
      userId: 'u',
      plan: 'basic',
      interval: 'year',
      attempt: 'k',
    })
    harness.fake.failures.loseAnswers = 1
    await harness.payments.createSubscription({
      customerId,
      userId: 'u',
      plan: 'basic',
      interval: 'year',
      attempt: 'k',
    })
    expect(await harness.payments.listSubscriptions(customerId)).toHaveLength(1)
  })

  it('rejects a key that was used for another plan', async () => {
    const { harness, customerId } = await begin()
    const other = { customerId, userId: 'u1', plan: 'enterprise', interval: 'month', attempt: 'start-u1-0' } as const
    await expect(harness.payments.createSubscription(other)).rejects.toMatchObject({ code: 'plan-changing' })
  })

  it('throws not-configured for a missing price or another amount', async () => {
    const harness = createStripeHarness({ empty: true })
    const customerId = await harness.payments.createCustomer({
      userId: 'u',
      email: 'a@b.co',
      name: 'A',
      language: 'en',
      attempt: 'c',
    })
    const start = { customerId, userId: 'u', plan: 'basic', interval: 'month', attempt: 'k' } as const
    await expect(harness.payments.createSubscription(start)).rejects.toMatchObject({ code: 'not-configured' })
    const wrong = createStripeHarness()
    for (const price of wrong.fake.context.store.list('price')) price.unit_amount += 1
    await expect(begin(wrong)).rejects.toMatchObject({ code: 'not-configured' })
  })

  it('throws provider-unavailable without a response', async () => {
    const { harness, customerId } = await begin()
    harness.fake.failures.down = true
    await expect(harness.payments.listSubscriptions(customerId)).rejects.toMatchObject({ code: 'provider-unavailable' })
  })

  it('expires after 23 hours without payment', async () => {
    const { harness, secret, now } = await begin()
    harness.fake.advance(24 * HOUR_SECONDS)
    expect(await now()).toMatchObject({ status: 'incomplete_expired' })
    expect((await harness.pay(secret, TEST_CARDS.good)).status).toBe(400)
  })
})

describe('cards', () => {
  it.each([
    ['declined', 'card_declined', 'generic_decline'],
    ['noFunds', 'card_declined', 'insufficient_funds'],
  ] as const)('%s: nothing is charged, and another card works', async (card, code, decline) => {
    const { harness, secret, now } = await begin()
    expect(await harness.pay(secret, TEST_CARDS[card])).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code, decline_code: decline } },
    })
    expect(await now()).toMatchObject({ status: 'incomplete' })
    await harness.pay(secret, TEST_CARDS.good)
    expect(await now()).toMatchObject({ status: 'active' })
  })

  it('requires authentication and activates the plan only when it succeeds', async () => {
    const { harness, secret, now } = await begin()
    expect(await harness.pay(secret, TEST_CARDS.challenge)).toMatchObject({
      status: 200,
      body: { status: 'requires_action' },
    })
    expect(await now()).toMatchObject({ status: 'incomplete' })
    expect((await harness.completeAuthentication(secret, false)).status).toBe(402)
    expect(await now()).toMatchObject({ status: 'incomplete' })
    await harness.pay(secret, TEST_CARDS.challenge)
    expect((await harness.completeAuthentication(secret, true)).status).toBe(200)
    expect(await now()).toMatchObject({ status: 'active' })
  })

  it('rejects and does not store a number that is not a test card', async () => {
    const { harness, secret } = await begin()
    expect((await harness.pay(secret, '4111 1111 1111 1111')).status).toBe(402)
    expect(JSON.stringify(harness.fake.context.store.snapshot())).not.toContain('41111')
  })
})

describe('changing the plan', () => {
  it('up: charges the difference at once and applies it', async () => {
    const { harness, now } = await active()
    const before = await now()
    if (!before) throw new Error('no subscription')
    const owed = await harness.payments.previewChange(before, 'professional', Date.now())
    expect(owed).toBe(600)
    const after = await harness.payments.changePlan({
      subscription: before,
      plan: 'professional',
      asOf: Date.now(),
      attempt: 'x1',
    })
    expect(after).toMatchObject({
      plan: 'professional',
      pendingPlan: null,
      latestInvoice: { status: 'paid', totalCents: 600 },
    })
  })

  it('down: applies at once and keeps the rest as credit for the next invoices', async () => {
    const { harness, customerId, now } = await active('enterprise')
    const before = await now()
    if (!before) throw new Error('no subscription')
    expect(await harness.payments.previewChange(before, 'basic', Date.now())).toBe(-1200)
    const after = await harness.payments.changePlan({
      subscription: before,
      plan: 'basic',
      asOf: Date.now(),
      attempt: 'x1',
    })
    expect(after).toMatchObject({ plan: 'basic', status: 'active', pendingPlan: null })
    harness.fake.advance(MONTH)
    const [renewal] = await harness.payments.listInvoices(customerId)
    expect(renewal).toMatchObject({ status: 'paid', totalCents: 800 })
    expect(harness.fake.context.store.get('customer', customerId).balance).toBe(-400)
  })

  it('keeps the old plan until the change is paid', async () => {
    const { harness, customerId, now } = await active()
    harness.replaceSavedCard(customerId, '9995')
    const before = await now()
    if (!before) throw new Error('no subscription')
    const waiting = await harness.payments.changePlan({
      subscription: before,
      plan: 'professional',
      asOf: Date.now(),
      attempt: 'x1',
    })
    expect(waiting).toMatchObject({ plan: 'basic', status: 'active', pendingPlan: 'professional' })
    await harness.pay(waiting.latestInvoice?.clientSecret ?? '', TEST_CARDS.good)
    expect(await now()).toMatchObject({ plan: 'professional', pendingPlan: null })
  })

  it('drops an unpaid change', async () => {
    const { harness, customerId, now } = await active()
    harness.replaceSavedCard(customerId, '3184')
    const before = await now()
    if (!before) throw new Error('no subscription')
    await harness.payments.changePlan({ subscription: before, plan: 'professional', asOf: Date.now(), attempt: 'x1' })
    harness.fake.advance(24 * HOUR_SECONDS)
    expect(await now()).toMatchObject({ plan: 'basic', status: 'active', pendingPlan: null })
  })
})

describe('time', () => {
  it('renews, and ends with the period after a cancellation', async () => {
    const { harness, customerId, started, now } = await active()
    harness.fake.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'active' })
    expect(await harness.payments.listInvoices(customerId)).toHaveLength(2)
    expect(await harness.payments.setCancelAtPeriodEnd(started.id, true)).toMatchObject({
      cancelAtPeriodEnd: true,
      status: 'active',
    })
    harness.fake.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'canceled' })
  })

  it('a failed renewal is past due and can be paid later', async () => {
    const { harness, customerId, now } = await active()
    harness.replaceSavedCard(customerId, '0341')
    harness.fake.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'past_due' })
    harness.replaceSavedCard(customerId, '4242')
    harness.fake.advance(3 * DAY_SECONDS)
    expect(await now()).toMatchObject({ status: 'active' })
  })

  it('a renewal that keeps failing ends as unpaid', async () => {
    const { harness, customerId, now } = await active()
    harness.replaceSavedCard(customerId, '3184')
    harness.fake.advance(MONTH + 10 * DAY_SECONDS)
    expect(await now()).toMatchObject({ status: 'unpaid' })
  })
})

describe('payments and refunds', () => {
  it('returns customer, amount and subscription of an intent', async () => {
    const { harness, customerId, started, secret } = await active()
    expect(await harness.payments.getPayment(harness.getIntentId(secret))).toEqual({
      customerId,
      status: 'succeeded',
      receivedCents: 800,
      dueCents: 800,
      subscriptionId: started.id,
    })
  })

  it('distinguishes full refunds, partial refunds and disputes', async () => {
    const { harness, customerId, started, secret } = await active()
    const payment_intent = harness.getIntentId(secret)
    const { charge } = await harness.stripe.refunds.create({ payment_intent, amount: 300 })
    const id = String(charge)
    expect(await harness.payments.getRefund(id)).toMatchObject({ fullyRefunded: false, disputed: false })
    await harness.stripe.refunds.create({ payment_intent })
    expect(await harness.payments.getRefund(id)).toMatchObject({
      customerId,
      subscriptionId: started.id,
      fullyRefunded: true,
    })
  })

  it('deleting a customer ends its subscriptions; twice has no effect', async () => {
    const { harness, customerId, started } = await active()
    await harness.payments.deleteCustomer(customerId)
    await harness.payments.deleteCustomer(customerId)
    expect(harness.fake.context.store.get('subscription', started.id).status).toBe('canceled')
    expect((await harness.payments.listSubscriptions(customerId)).map(({ status }) => status)).toEqual(['canceled'])
  })

  it('creates a portal on the origin of the return URL', async () => {
    const { harness, customerId } = await active()
    const url = await harness.payments.createPortalUrl(customerId, 'http://localhost:8787/settings', 'es')
    const page = await harness.fake.fetchBrowserApi(new Request(url))
    expect(await page.text()).toContain('Facturación')
  })
})
