import { describe, expect, it } from 'vitest'
import { DAY_SECONDS, HOUR_SECONDS } from '#api/fakes/stripe/context.ts'
import { createStripeHarness, TEST_CARDS } from '../../../../utils/stripe-harness.ts'

const MONTH = 32 * DAY_SECONDS

const begin = async (rig = createStripeHarness(), plan: 'basic' | 'professional' | 'enterprise' = 'basic') => {
  const customerId = await rig.payments.createCustomer({
    userId: 'u1',
    email: 'ana@example.com',
    name: 'Ana',
    language: 'es',
    attempt: 'customer-u1',
  })
  const started = await rig.payments.createSubscription({
    customerId,
    userId: 'u1',
    plan,
    interval: 'month',
    attempt: 'start-u1-0',
  })
  const secret = started.latestInvoice?.clientSecret ?? ''
  const now = async () => (await rig.payments.listSubscriptions(customerId))[0]
  return { rig, customerId, started, secret, now }
}

const active = async (plan: 'basic' | 'professional' | 'enterprise' = 'basic', rig = createStripeHarness()) => {
  const begun = await begin(rig, plan)
  await begun.rig.pay(begun.secret, TEST_CARDS.good)
  return begun
}

describe('starting a subscription', () => {
  it('gives nothing before the first invoice is paid, and the plan after', async () => {
    const { rig, started, secret, now } = await begin()
    expect(started).toMatchObject({ status: 'incomplete', plan: 'basic', interval: 'month' })
    expect(secret).toMatch(/^pi_\w+_secret_\w+$/)
    expect(await rig.pay(secret, TEST_CARDS.good)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect(await now()).toMatchObject({
      status: 'active',
      latestInvoice: { status: 'paid', totalCents: 800, clientSecret: null },
    })
  })

  it('makes one subscription of one attempt, however often it is asked', async () => {
    const { rig, customerId, started } = await begin()
    const again = { customerId, userId: 'u1', plan: 'basic', interval: 'month', attempt: 'start-u1-0' } as const
    const answers = await Promise.all(Array.from({ length: 20 }, () => rig.payments.createSubscription(again)))
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([started.id]))
    expect(await rig.payments.listSubscriptions(customerId)).toHaveLength(1)
  })

  it('makes one subscription when the answer was lost', async () => {
    const rig = createStripeHarness()
    const customerId = await rig.payments.createCustomer({
      userId: 'u',
      email: 'a@b.co',
      name: 'A',
      language: 'en',
      attempt: 'c',
    })
    await rig.payments.listSubscriptions(customerId)
    await rig.payments.createSubscription({ customerId, userId: 'u', plan: 'basic', interval: 'year', attempt: 'k' })
    rig.standIn.failures.loseAnswers = 1
    await rig.payments.createSubscription({ customerId, userId: 'u', plan: 'basic', interval: 'year', attempt: 'k' })
    expect(await rig.payments.listSubscriptions(customerId)).toHaveLength(1)
  })

  it('refuses an attempt that was used for another plan', async () => {
    const { rig, customerId } = await begin()
    const other = { customerId, userId: 'u1', plan: 'enterprise', interval: 'month', attempt: 'start-u1-0' } as const
    await expect(rig.payments.createSubscription(other)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('says not-configured when the account has no such price, or another amount', async () => {
    const rig = createStripeHarness({ empty: true })
    const customerId = await rig.payments.createCustomer({
      userId: 'u',
      email: 'a@b.co',
      name: 'A',
      language: 'en',
      attempt: 'c',
    })
    const start = { customerId, userId: 'u', plan: 'basic', interval: 'month', attempt: 'k' } as const
    await expect(rig.payments.createSubscription(start)).rejects.toMatchObject({ code: 'not-configured' })
    const wrong = createStripeHarness()
    for (const price of wrong.standIn.context.store.list('price')) price.unit_amount += 1
    await expect(begin(wrong)).rejects.toMatchObject({ code: 'not-configured' })
  })

  it('says provider-unavailable when nothing answers', async () => {
    const { rig, customerId } = await begin()
    rig.standIn.failures.down = true
    await expect(rig.payments.listSubscriptions(customerId)).rejects.toMatchObject({ code: 'provider-unavailable' })
  })

  it('expires after 23 hours without payment', async () => {
    const { rig, secret, now } = await begin()
    rig.standIn.advance(24 * HOUR_SECONDS)
    expect(await now()).toMatchObject({ status: 'incomplete_expired' })
    expect((await rig.pay(secret, TEST_CARDS.good)).status).toBe(400)
  })
})

describe('cards', () => {
  it.each([
    ['declined', 'card_declined', 'generic_decline'],
    ['noFunds', 'card_declined', 'insufficient_funds'],
  ] as const)('%s: nothing is charged, and another card works', async (card, code, decline) => {
    const { rig, secret, now } = await begin()
    expect(await rig.pay(secret, TEST_CARDS[card])).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code, decline_code: decline } },
    })
    expect(await now()).toMatchObject({ status: 'incomplete' })
    await rig.pay(secret, TEST_CARDS.good)
    expect(await now()).toMatchObject({ status: 'active' })
  })

  it('asks the bank, and gives the plan on yes alone', async () => {
    const { rig, secret, now } = await begin()
    expect(await rig.pay(secret, TEST_CARDS.challenge)).toMatchObject({
      status: 200,
      body: { status: 'requires_action' },
    })
    expect(await now()).toMatchObject({ status: 'incomplete' })
    expect((await rig.completeAuthentication(secret, false)).status).toBe(402)
    expect(await now()).toMatchObject({ status: 'incomplete' })
    await rig.pay(secret, TEST_CARDS.challenge)
    expect((await rig.completeAuthentication(secret, true)).status).toBe(200)
    expect(await now()).toMatchObject({ status: 'active' })
  })

  it('refuses a card number that is no test number and does not keep it', async () => {
    const { rig, secret } = await begin()
    expect((await rig.pay(secret, '4111 1111 1111 1111')).status).toBe(402)
    expect(JSON.stringify(rig.standIn.context.store.snapshot())).not.toContain('41111')
  })
})

describe('changing the plan', () => {
  it('up: charges the difference at once and applies it', async () => {
    const { rig, now } = await active()
    const before = await now()
    if (!before) throw new Error('no subscription')
    const owed = await rig.payments.previewChange(before, 'professional', Date.now())
    expect(owed).toBe(600)
    const after = await rig.payments.changePlan({
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
    const { rig, customerId, now } = await active('enterprise')
    const before = await now()
    if (!before) throw new Error('no subscription')
    expect(await rig.payments.previewChange(before, 'basic', Date.now())).toBe(-1200)
    const after = await rig.payments.changePlan({
      subscription: before,
      plan: 'basic',
      asOf: Date.now(),
      attempt: 'x1',
    })
    expect(after).toMatchObject({ plan: 'basic', status: 'active', pendingPlan: null })
    rig.standIn.advance(MONTH)
    const [renewal] = await rig.payments.listInvoices(customerId)
    expect(renewal).toMatchObject({ status: 'paid', totalCents: 800 })
    expect(rig.standIn.context.store.get('customer', customerId).balance).toBe(-400)
  })

  it('keeps the old plan while the payment waits, and the new one is there once it is paid', async () => {
    const { rig, customerId, now } = await active()
    rig.replaceSavedCard(customerId, '9995')
    const before = await now()
    if (!before) throw new Error('no subscription')
    const waiting = await rig.payments.changePlan({
      subscription: before,
      plan: 'professional',
      asOf: Date.now(),
      attempt: 'x1',
    })
    expect(waiting).toMatchObject({ plan: 'basic', status: 'active', pendingPlan: 'professional' })
    await rig.pay(waiting.latestInvoice?.clientSecret ?? '', TEST_CARDS.good)
    expect(await now()).toMatchObject({ plan: 'professional', pendingPlan: null })
  })

  it('drops a change that nobody paid for', async () => {
    const { rig, customerId, now } = await active()
    rig.replaceSavedCard(customerId, '3184')
    const before = await now()
    if (!before) throw new Error('no subscription')
    await rig.payments.changePlan({ subscription: before, plan: 'professional', asOf: Date.now(), attempt: 'x1' })
    rig.standIn.advance(24 * HOUR_SECONDS)
    expect(await now()).toMatchObject({ plan: 'basic', status: 'active', pendingPlan: null })
  })
})

describe('time', () => {
  it('renews, and ends at the period when told to', async () => {
    const { rig, customerId, started, now } = await active()
    rig.standIn.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'active' })
    expect(await rig.payments.listInvoices(customerId)).toHaveLength(2)
    expect(await rig.payments.setCancelAtPeriodEnd(started.id, true)).toMatchObject({
      cancelAtPeriodEnd: true,
      status: 'active',
    })
    rig.standIn.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'canceled' })
  })

  it('a renewal that fails is past due, and paid once the card is good again', async () => {
    const { rig, customerId, now } = await active()
    rig.replaceSavedCard(customerId, '0341')
    rig.standIn.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'past_due' })
    rig.replaceSavedCard(customerId, '4242')
    rig.standIn.advance(3 * DAY_SECONDS)
    expect(await now()).toMatchObject({ status: 'active' })
  })

  it('a renewal that goes on failing ends unpaid', async () => {
    const { rig, customerId, now } = await active()
    rig.replaceSavedCard(customerId, '3184')
    rig.standIn.advance(MONTH + 10 * DAY_SECONDS)
    expect(await now()).toMatchObject({ status: 'unpaid' })
  })
})

describe('payments and returned money', () => {
  it('leads from an intent to its customer, amount and subscription', async () => {
    const { rig, customerId, started, secret } = await active()
    expect(await rig.payments.getPayment(rig.getIntentId(secret))).toEqual({
      customerId,
      status: 'succeeded',
      receivedCents: 800,
      dueCents: 800,
      subscriptionId: started.id,
    })
  })

  it('tells a full refund from a part, and a dispute', async () => {
    const { rig, customerId, started, secret } = await active()
    const payment_intent = rig.getIntentId(secret)
    const { charge } = await rig.stripe.refunds.create({ payment_intent, amount: 300 })
    const id = String(charge)
    expect(await rig.payments.getRefund(id)).toMatchObject({ fullyRefunded: false, disputed: false })
    await rig.stripe.refunds.create({ payment_intent })
    expect(await rig.payments.getRefund(id)).toMatchObject({
      customerId,
      subscriptionId: started.id,
      fullyRefunded: true,
    })
  })

  it('deleting the customer ends what bills, and twice is fine', async () => {
    const { rig, customerId, started } = await active()
    await rig.payments.deleteCustomer(customerId)
    await rig.payments.deleteCustomer(customerId)
    expect(rig.standIn.context.store.get('subscription', started.id).status).toBe('canceled')
    expect((await rig.payments.listSubscriptions(customerId)).map(({ status }) => status)).toEqual(['canceled'])
  })

  it('opens a portal on the origin it returns to', async () => {
    const { rig, customerId } = await active()
    const url = await rig.payments.createPortalUrl(customerId, 'http://localhost:8787/settings', 'es')
    const page = await rig.standIn.fetchBrowserApi(new Request(url))
    expect(await page.text()).toContain('Facturación')
  })
})
