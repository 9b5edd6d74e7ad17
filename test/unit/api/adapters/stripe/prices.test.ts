import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStripeClient } from '#api/adapters/stripe/client.ts'
import { createStripePayments } from '#api/adapters/stripe/payments.ts'
import { FAKE_KEYS } from '#api/fakes/stripe/keys.ts'
import { describeError } from '#api/log.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { AppError } from '#shared/errors.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'

let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

const MISSING = { type: 'invalid_request_error', code: 'resource_missing', param: 'items[0][price]' }
const ARCHIVED = { type: 'invalid_request_error', param: 'items[0][price]' }

/** Stripe that refuses the price of new subscriptions, at most `times` times, with `error`. */
const refusePrices = (error: object, times = Number.POSITIVE_INFINITY) => {
  let left = times
  let priceReads = 0
  const stripe = createStripeClient({
    secretKey: FAKE_KEYS.secretKey,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const call = `${request.method} ${new URL(request.url).pathname}`
      if (call === 'GET /v1/prices') priceReads += 1
      if (call !== 'POST /v1/subscriptions' || left === 0) return harness.fake.fetch(request)
      left -= 1
      return Response.json({ error }, { status: 400 })
    },
  })
  const { webhookSecret } = FAKE_KEYS
  const payments = createStripePayments({ stripe, webhookSecret, clock: harness.ctx.clock })
  return {
    ctx: harness.withPayments(payments),
    countPriceReads: () => priceReads,
    refuse: (count: number) => {
      left = count
    },
  }
}

const subscribe = async (ctx: BillingHarness['ctx']) => {
  const user = await harness.createUser()
  return createSubscription({ ctx, input: { user, plan: 'basic', interval: 'month', name: null } })
}

describe('a price that Stripe refuses', () => {
  it.each([
    [MISSING, 'StripePriceError < StripeInvalidRequestError 400:resource_missing'],
    [ARCHIVED, 'StripePriceError < StripeInvalidRequestError 400'],
  ])('is the set-up of the site: one customer, and the log names it (%#)', async (error, fault) => {
    const { ctx } = refusePrices(error)
    const thrown = await subscribe(ctx).catch((reason: unknown) => reason)
    expect(thrown).toMatchObject({ code: 'not-configured' })
    expect(thrown instanceof AppError && describeError(thrown.cause).fault).toBe(fault)
    expect(harness.fake.context.store.list('customer')).toHaveLength(1)
    expect(harness.fake.context.store.list('subscription')).toHaveLength(0)
  })

  it('is looked up again without a restart', async () => {
    const { ctx, refuse, countPriceReads } = refusePrices(ARCHIVED, 0)
    await subscribe(ctx)
    expect(countPriceReads()).toBe(1)
    refuse(1)
    await subscribe(ctx)
    expect(countPriceReads()).toBe(2)
    expect(harness.fake.context.store.list('subscription')).toHaveLength(2)
  })
})
