import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { setUpAccount } from '#api/adapters/stripe/set-up-account.ts'
import { closeDispute, createDispute } from '#api/fakes/stripe/billing/refunds.ts'
import { HOUR_SECONDS } from '#api/fakes/stripe/context.ts'
import { ENDPOINTS } from '#api/fakes/stripe/rest/rest-api.ts'
import { nodeEnvSchema, readEnv } from '#api/server/config/env.ts'
import { buildNodeApp, type NodeApp } from '#api/server/node/node-app.ts'
import { describeBilling } from '#test/contract/billing/billing-suite.ts'
import { createStripeHarness, TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'
import { checkAgainstSdk, type Exchange } from '#test/utils/billing/stripe-types.ts'
import { ROOT } from '#test/utils/paths.ts'

const recorded = vi.hoisted(() => ({ exchanges: [] as Exchange[], events: [] as unknown[] }))

vi.mock('#api/fakes/stripe/rest/rest-api.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#api/fakes/stripe/rest/rest-api.ts')>()
  return {
    ...original,
    createRestApi: (...args: Parameters<typeof original.createRestApi>) => {
      const app = original.createRestApi(...args)
      const { emit } = args[0]
      Object.assign(args[0], {
        emit: (type: string, object: object) => {
          emit(type, object)
          recorded.events.push(args[0].store.list('event')[0]?.data.object)
        },
      })
      const { fetch } = app
      app.fetch = async (request, ...rest) => {
        const copy = request.clone()
        const response = await fetch(request, ...rest)
        const { pathname, search } = new URL(request.url)
        recorded.exchanges.push({
          method: request.method,
          path: pathname,
          parameters: (await copy.text()) || search.slice(1),
          status: response.status,
          answer: await response.clone().json(),
        })
        return response
      }
      return app
    },
  }
})

const dir = mkdtempSync(join(tmpdir(), 'faro-conformance-'))
let app: Promise<NodeApp> | undefined
const start = () => {
  app ??= buildNodeApp(readEnv(nodeEnvSchema, { DATA_DIR: dir, RATE_LIMIT: 'off' }), () => undefined)
  return app
}
afterAll(async () => {
  await (await app)?.close()
  rmSync(dir, { recursive: true })
})

describeBilling(() => ({
  fetch: async (path, init) => {
    const request = new Request(`http://localhost${path}`, init)
    if (request.body) request.headers.set('transfer-encoding', 'chunked')
    return (await start()).fetch(request)
  },
  close: async () => undefined,
}))

const begin = async (harness: ReturnType<typeof createStripeHarness>, attempt: string) => {
  const customerId = await harness.payments.createCustomer({
    userId: attempt,
    email: `${attempt}@example.com`,
    name: 'Ana',
    language: 'es',
    attempt: `customer:${attempt}`,
  })
  const input = { customerId, userId: attempt, plan: 'basic', interval: 'month', attempt } as const
  const subscription = await harness.payments.createSubscription(input)
  return { customerId, subscription, secret: subscription.latestInvoice?.clientSecret ?? '' }
}

describe('the adapter and the fake, by the types of the installed SDK', () => {
  it('covers an account that is set up, and again after a change of prices', async () => {
    const harness = createStripeHarness({ empty: true })
    const setUp = () => setUpAccount(harness.stripe, () => undefined, 'https://faro.example')
    await setUp()
    for (const price of harness.fake.context.store.list('price')) price.unit_amount += 1
    await setUp()
    const [price] = harness.fake.context.store.list('price', ({ active }) => active)
    await harness.stripe.prices.retrieve(price?.id ?? '')
  })

  it('covers refunds, disputes, declined cards, unpaid changes, cancellations and deletion', async () => {
    const harness = createStripeHarness()
    const { customerId, subscription, secret } = await begin(harness, 'one')
    await harness.pay(secret, TEST_CARDS.declined)
    await harness.pay(secret, TEST_CARDS.good)
    await harness.payments.setDefaultCard(harness.getIntentId(secret))
    const [active] = await harness.payments.listSubscriptions(customerId)
    if (!active) throw new Error('no subscription')
    harness.replaceSavedCard(customerId, '3184')
    const now = Date.now()
    const change = { subscription: active, plan: 'professional', asOf: now, attempt: 'change' } as const
    const changed = await harness.payments.changePlan(change)
    await harness.payments.listSubscriptions(customerId)
    await harness.payments.voidInvoice(changed.latestInvoice?.id ?? '')
    await harness.payments.voidInvoice(changed.latestInvoice?.id ?? '').catch(() => undefined)
    await harness.payments.setCancelAtPeriodEnd(subscription.id, true)
    await harness.payments.setCancelAtPeriodEnd(subscription.id, false)
    await harness.stripe.subscriptions.update(subscription.id, { cancel_at: Math.floor(now / 1000) + HOUR_SECONDS })
    await harness.payments.setCancelAtPeriodEnd(subscription.id, false)
    const payment_intent = harness.getIntentId(secret)
    const { charge } = await harness.stripe.refunds.create({ payment_intent, amount: 300 })
    await harness.stripe.refunds.create({ payment_intent })
    await harness.payments.getRefund(String(charge))
    const { context } = harness.fake
    closeDispute(context, createDispute(context, context.store.get('charge', String(charge))), 'lost')
    harness.fake.advance(40 * 24 * HOUR_SECONDS)
    const [invoice] = await harness.payments.listInvoices(customerId)
    const [card] = harness.fake.context.store.list('payment_method')
    const pay = { payment_method: card?.id ?? '' }
    await harness.stripe.invoices.pay(invoice?.id ?? '', pay).catch(() => undefined)
    await harness.payments.cancelSubscription(subscription.id)
    await harness.payments.cancelSubscription(subscription.id)
    await harness.payments.deleteCustomer(customerId)
    await harness.payments.deleteCustomer(customerId)
    await harness.payments.getPayment('pi_unknown').catch(() => undefined)
    expect(await harness.payments.listSubscriptions('cus_unknown')).toEqual([])
  })

  it('covers trials: their cards, a change in them and their end', async () => {
    const harness = createStripeHarness()
    const begun = await begin(harness, 'other')
    const customerId = await harness.payments.createCustomer({
      userId: 'trial',
      email: 'trial@example.com',
      name: 'Ana',
      language: 'es',
      attempt: 'customer:trial',
    })
    const secret = await harness.payments.createTrialCardSetup(customerId, 'trial')
    await harness.pay(secret, TEST_CARDS.declined)
    await harness.pay(secret, TEST_CARDS.challenge)
    await harness.completeAuthentication(secret, true)
    expect(await harness.payments.getCardSetup(harness.getIntentId(secret))).toMatchObject({ succeeded: true })
    const input = { customerId, userId: 'trial', plan: 'basic', interval: 'month', trialDays: 7, attempt: 't' } as const
    const subscription = await harness.payments.createSubscription(input)
    expect(subscription).toMatchObject({ status: 'trialing' })
    await harness.payments.previewChange(subscription, 'enterprise', 0, true)
    const change = { subscription, plan: 'enterprise', endsTrial: true, asOf: 0, attempt: 'change' } as const
    expect(await harness.payments.changePlan(change)).toMatchObject({ pendingPlan: 'enterprise' })
    harness.fake.advance(8 * 24 * HOUR_SECONDS)
    expect(await harness.payments.listSubscriptions(customerId)).toMatchObject([{ status: 'past_due', plan: 'basic' }])
    expect(begun.subscription.status).toBe('incomplete')
  })

  it('has the billing mode that subscriptions get without one, as the SDK documents', async () => {
    const harness = createStripeHarness()
    const { subscription } = await begin(harness, 'mode')
    const { billing_mode } = await harness.stripe.subscriptions.retrieve(subscription.id)
    const types = readFileSync(join(ROOT, 'node_modules/stripe/esm/resources/Subscriptions.d.ts'), 'utf8')
    const documented = /If no value is passed, the default is `(\w+)`\.\s*\*\/\s*type: BillingMode\.Type/.exec(types)
    expect(billing_mode.type).toBe(documented?.[1])
  })

  it('calls every endpoint of the fake', () => {
    const toPattern = (path: string) => new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`)
    const isCalled = ({ method, path }: (typeof ENDPOINTS)[number]) =>
      recorded.exchanges.some((call) => call.method === method.toUpperCase() && toPattern(path).test(call.path))
    expect(ENDPOINTS.filter((endpoint) => !isCalled(endpoint)).map(({ method, path }) => `${method} ${path}`)).toEqual(
      [],
    )
  })

  it('sends no unknown parameter and answers no unknown, missing or impossible field', () => {
    expect(recorded.exchanges.length).toBeGreaterThan(40)
    expect(checkAgainstSdk(recorded.exchanges, recorded.events)).toEqual([])
  })

  it('reports parameters and fields that the SDK does not have', () => {
    const call = (path: string, parameters: string, answer: unknown = {}): Exchange => ({
      method: 'POST',
      path,
      parameters,
      status: 400,
      answer: { error: { type: 'invalid_request_error', message: 'x', ...(answer as object) } },
    })
    const problems = (exchange: Exchange) => checkAgainstSdk([exchange]).join('\n')
    expect(problems(call('/v1/subscriptions', 'customer=cus_1&plan_name=basic'))).toContain('plan_name')
    expect(problems(call('/v1/subscriptions', 'customer=cus_1&items[0][amount]=8'))).toContain('amount')
    expect(problems(call('/v1/subscriptions', 'customer=cus_1&payment_behavior=maybe'))).toContain('maybe')
    expect(problems(call('/v1/customers', 'email=a%40b.co', { code: 'no_such_code' }))).toContain('no_such_code')
    expect(problems(call('/v1/nowhere', ''))).toContain('POST /v1/nowhere')
  })
})
