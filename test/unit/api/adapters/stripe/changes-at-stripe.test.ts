import { describe, expect, it } from 'vitest'
import { createStripeClient } from '#api/adapters/stripe/client.ts'
import { createStripePayments } from '#api/adapters/stripe/payments.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import { FAKE_KEYS } from '#api/fakes/stripe/keys.ts'
import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { createStripeHarness, TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'

const MONTH = 32 * DAY_SECONDS

/** A customer with a paid subscription. */
const active = async () => {
  const harness = createStripeHarness()
  const person = { userId: 'u1', email: 'ana@example.com', name: 'Ana', language: 'es', attempt: 'customer' }
  const customerId = await harness.payments.createCustomer(person)
  const input = { customerId, userId: 'u1', plan: 'basic', interval: 'month', attempt: 'start' } as const
  const started = await harness.payments.createSubscription(input)
  const secret = started.latestInvoice?.clientSecret ?? ''
  await harness.pay(secret, TEST_CARDS.good)
  const now = async () => (await harness.payments.listSubscriptions(customerId))[0]
  return { harness, customerId, started, secret, now }
}

describe('the saved card', () => {
  const openPortal = async (harness: ReturnType<typeof createStripeHarness>, customerId: string) =>
    harness.payments.createPortalUrl(customerId, 'http://localhost/settings', 'en')
  const saveInPortal = async (harness: ReturnType<typeof createStripeHarness>, customerId: string, number: string) => {
    const body = new URLSearchParams({ number, expiry: '12/40' })
    const url = `${await openPortal(harness, customerId)}/card`
    return (await harness.fake.fetchBrowserApi(new Request(url, { method: 'POST', body }))).status
  }

  it('that the billing portal sets is charged for renewals', async () => {
    const { harness, customerId, started, now } = await active()
    expect(await saveInPortal(harness, customerId, '5555555555554444')).toBe(303)
    expect(harness.fake.context.store.get('subscription', started.id).default_payment_method).toBeNull()
    harness.fake.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'active' })
    const [intent] = harness.fake.context.store.list('payment_intent')
    expect(harness.fake.context.store.get('payment_method', intent?.payment_method ?? '').card.brand).toBe('mastercard')
  })

  it('of a past-due renewal is charged at the next retry after it was changed in the portal', async () => {
    const { harness, customerId, now } = await active()
    harness.replaceSavedCard(customerId, '0341')
    harness.fake.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'past_due' })
    await saveInPortal(harness, customerId, '4242424242424242')
    expect(await now()).toMatchObject({ status: 'past_due' })
    harness.fake.advance(3 * DAY_SECONDS)
    expect(await now()).toMatchObject({ status: 'active' })
  })

  it.each([
    ['4242424242424242', 'active'],
    ['4000000000009995', 'past_due'],
    ['4000002760003184', 'past_due'],
  ])('%s that was saved after a failed renewal pays it at once: %s', async (number, status) => {
    const { harness, customerId, now } = await active()
    harness.replaceSavedCard(customerId, '0341')
    harness.fake.advance(MONTH)
    const owed = await now()
    if (!owed) throw new Error('no subscription')
    await harness.payments.payRenewalWithNewCard(owed)
    expect(harness.fake.context.store.list('charge')).toHaveLength(2)
    harness.fake.advance(60)
    await saveInPortal(harness, customerId, number)
    expect(harness.listEvents('customer.updated').length).toBeGreaterThan(0)
    for (let i = 0; i < 3; i++) await harness.payments.payRenewalWithNewCard(owed)
    expect(await now()).toMatchObject({ status })
    expect(harness.fake.context.store.list('charge').filter((charge) => charge.status === 'succeeded')).toHaveLength(
      status === 'active' ? 2 : 1,
    )
  })

  it('stays when a late event reports the payment with an older one', async () => {
    const { harness, customerId, secret } = await active()
    harness.fake.advance(60)
    await saveInPortal(harness, customerId, '5555555555554444')
    const { invoice_settings } = harness.fake.context.store.get('customer', customerId)
    const newer = invoice_settings.default_payment_method
    await harness.payments.setDefaultCard(harness.getIntentId(secret))
    expect(invoice_settings.default_payment_method).toBe(newer)
  })
})

describe('changes made at the provider', () => {
  // In the flexible billing mode the portal sets a date too, and leaves `cancel_at_period_end` as it is.
  it.each([
    ['date set in the dashboard', (created: number) => created + 10 * DAY_SECONDS],
    ['end of the period set in the portal', (_: number, periodEnd: number) => periodEnd],
  ])('a %s can be revoked', async (_, getEnd) => {
    const { harness, started, now } = await active()
    const { created, items } = harness.fake.context.store.get('subscription', started.id)
    const cancel_at = getEnd(created, items.data[0].current_period_end)
    await harness.stripe.subscriptions.update(started.id, { cancel_at })
    expect(await now()).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd: cancel_at * 1000 })
    expect(await harness.payments.setCancelAtPeriodEnd(started.id, false)).toMatchObject({ cancelAtPeriodEnd: false })
    harness.fake.advance(MONTH)
    expect(await now()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  })

  it('a pending change whose price is only an id has its plan', async () => {
    const { harness, started, now } = await active()
    const { store } = harness.fake.context
    const price = store.list('price', ({ lookup_key }) => lookup_key === 'faro_enterprise_month')[0]
    const subscription = store.get('subscription', started.id)
    subscription.pending_update = {
      expires_at: started.currentPeriodEnd / 1000,
      subscription_items: [{ id: started.itemId, price: unsafeCast(price?.id, 'the shape of the documentation') }],
      trial_end: null,
    }
    expect(await now()).toMatchObject({ plan: 'basic', pendingPlan: 'enterprise' })
  })
})

describe('refusals', () => {
  const refuse = async (status: number, error: object) => {
    const { harness, started } = await active()
    const stripe = createStripeClient({
      secretKey: FAKE_KEYS.secretKey,
      fetch: async () => Response.json({ error }, { status, headers: { 'stripe-should-retry': 'false' } }),
    })
    const { webhookSecret } = FAKE_KEYS
    const payments = createStripePayments({ stripe, webhookSecret, clock: () => harness.fake.context.nowSeconds() })
    return payments.setCancelAtPeriodEnd(started.id, true).then(
      () => 'accepted',
      (thrown: unknown) => (thrown instanceof AppError ? thrown.code : String(thrown)),
    )
  }

  it.each([
    [400, { type: 'idempotency_error' }, 'plan-changing'],
    [409, { type: 'invalid_request_error', code: 'idempotency_key_in_use' }, 'plan-changing'],
    [429, { type: 'invalid_request_error', code: 'lock_timeout' }, 'plan-changing'],
    [400, { type: 'invalid_request_error', code: 'invoice_not_editable' }, 'plan-changing'],
    [400, { type: 'invalid_request_error', code: 'status_transition_invalid' }, 'plan-changing'],
    [400, { type: 'invalid_request_error', code: 'parameter_unknown', param: 'cancel_at' }, 'internal'],
    [400, { type: 'invalid_request_error', code: 'parameter_missing' }, 'internal'],
    [400, { type: 'invalid_request_error' }, 'internal'],
    [404, { type: 'invalid_request_error', code: 'resource_missing' }, 'not-found'],
    [402, { type: 'card_error', code: 'card_declined' }, 'payment-incomplete'],
    [401, { type: 'invalid_request_error' }, 'not-configured'],
    [403, { type: 'invalid_request_error' }, 'not-configured'],
    [429, { type: 'invalid_request_error', code: 'rate_limit' }, 'provider-unavailable'],
    [500, { type: 'api_error' }, 'provider-unavailable'],
  ])('%i %j is %s', async (status, error, code) => {
    expect(await refuse(status, { message: 'no', ...error })).toBe(code)
  })
})
