import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmPayment } from '#api/services/subscription/confirm-payment.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { toStatusResponse } from '#api/services/subscription/to-status-response.ts'
import { AppError } from '#shared/errors.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'
import { TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'

const wanted = { plan: 'basic', interval: 'month', name: null } as const
let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

describe('confirming a payment', () => {
  it('activates the plan of a succeeded intent', async () => {
    const { id, secret } = await harness.createSubscriber('enterprise')
    const user = await confirmPayment({
      ctx: harness.ctx,
      input: { user: await harness.getUser(id), paymentIntentId: harness.getIntentId(secret) },
    })
    expect(toStatusResponse(user)).toMatchObject({ plan: 'enterprise', status: 'active' })
  })

  it('S4: an intent of another user and an unknown one are forbidden', async () => {
    const other = await harness.createSubscriber()
    const { id } = await harness.createSubscriber()
    const mine = await harness.getUser(id)
    for (const intent of [harness.getIntentId(other.secret), 'pi_nothing'])
      await expect(
        confirmPayment({ ctx: harness.ctx, input: { user: mine, paymentIntentId: intent } }),
      ).rejects.toMatchObject({ code: 'forbidden' })
    await expect(
      confirmPayment({
        ctx: harness.ctx,
        input: { user: await harness.createUser(), paymentIntentId: harness.getIntentId(other.secret) },
      }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it.each([
    ['not paid', null],
    ['declined', TEST_CARDS.declined],
    ['waiting for the bank', TEST_CARDS.challenge],
  ])('S4: an intent that is %s gives no plan', async (_, card) => {
    const user = await harness.createUser()
    const { clientSecret } = await createSubscription({ ctx: harness.ctx, input: { user, ...wanted } })
    if (card) await harness.pay(clientSecret ?? '', card)
    const row = await harness.getUser(user.id)
    await expect(
      confirmPayment({
        ctx: harness.ctx,
        input: { user: row, paymentIntentId: harness.getIntentId(clientSecret ?? '') },
      }),
    ).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
    expect(toStatusResponse(await harness.getUser(user.id))).toMatchObject({ plan: 'free', status: 'inactive' })
  })

  it('S4: an intent with a lower amount or without a subscription gives no plan', async () => {
    const { id, secret } = await harness.createSubscriber()
    const intent = harness.fake.context.store.get('payment_intent', harness.getIntentId(secret))
    intent.amount_received = 1
    await expect(
      confirmPayment({ ctx: harness.ctx, input: { user: await harness.getUser(id), paymentIntentId: intent.id } }),
    ).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
    intent.amount_received = intent.amount
    for (const link of harness.fake.context.store.list('invoice_payment')) harness.fake.context.store.delete(link.id)
    await expect(
      confirmPayment({ ctx: harness.ctx, input: { user: await harness.getUser(id), paymentIntentId: intent.id } }),
    ).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
  })
})

describe('confirming a payment whose subscription is not active yet', () => {
  const begin = async () => {
    const { id, secret, started } = await harness.createSubscriber()
    const subscription = harness.fake.context.store.get('subscription', started.subscriptionId)
    subscription.status = 'incomplete'
    const input = { user: await harness.getUser(id), paymentIntentId: harness.getIntentId(secret) }
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    return { subscription, call: confirmPayment({ ctx: harness.ctx, input }) }
  }
  afterEach(() => void vi.useRealTimers())

  /** Moves the time on until the call ends, a little more than ten seconds at most. */
  const settle = async (call: Promise<unknown>, passed: (ms: number) => void = () => undefined) => {
    let outcome = ''
    call.then(
      () => (outcome = 'active'),
      (error: unknown) => (outcome = error instanceof AppError ? error.code : String(error)),
    )
    for (let ms = 0; !outcome && ms < 15_000; ms += 50) {
      await vi.advanceTimersByTimeAsync(50)
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      // A write of the call that has begun ends before this one, however slow the disk is.
      await harness.ctx.db.all(sql`PRAGMA user_version`)
      passed(ms)
    }
    return outcome
  }

  it('waits until it is', async () => {
    const { subscription, call } = await begin()
    const activate = (ms: number) => {
      if (ms === 4_000) subscription.status = 'active'
    }
    expect(await settle(call, activate)).toBe('active')
  })

  it('says after ten seconds that it is being confirmed, not that the payment is incomplete', async () => {
    const { call } = await begin()
    expect(await settle(call)).toBe('payment-confirming')
  })
})
