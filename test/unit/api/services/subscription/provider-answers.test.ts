import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '#api/db/schema/index.ts'
import type { ProviderSubscription } from '#api/ports/payments.ts'
import { cancelSubscription } from '#api/services/subscription/cancel.ts'
import { cancelUnpaidSubscription, voidOpenInvoice } from '#api/services/subscription/cancel-unpaid.ts'
import { changePlan } from '#api/services/subscription/change-plan.ts'
import { confirmPayment } from '#api/services/subscription/confirm-payment.ts'
import { refreshSubscription } from '#api/services/subscription/refresh.ts'
import { AppError } from '#shared/errors.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'
import {
  createProviderInvoice as invoice,
  createProviderSubscription as subscription,
} from '#test/utils/billing/provider-subscription.ts'

let harness: BillingHarness
let userId: string
beforeEach(async () => {
  harness = await createBillingHarness()
  userId = (await harness.createUser()).id
  await harness.db.update(users).set({ stripeCustomerId: 'cus_1' }).where(eq(users.id, userId))
})
afterEach(() => harness.close())

/** A customer of a provider that has these subscriptions and records what is changed. */
const answerWith = async (
  subscriptions: readonly ProviderSubscription[],
  parts: Partial<BillingHarness['ctx']['payments']> = {},
) => {
  const calls: string[] = []
  const record = (name: string) => async (id: string) => void calls.push(`${name} ${id}`)
  const ctx = {
    ...harness.ctx,
    payments: {
      ...harness.ctx.payments,
      listSubscriptions: async () => [...subscriptions],
      voidInvoice: record('void'),
      cancelSubscription: record('cancel'),
      setCancelAtPeriodEnd: async (id: string, cancelAtPeriodEnd: boolean) => {
        calls.push(`end ${id} ${cancelAtPeriodEnd}`)
        return subscription({ id, cancelAtPeriodEnd })
      },
      ...parts,
    },
  }
  return { ctx, calls, user: await harness.getUser(userId) }
}

describe('an unpaid subscription', () => {
  it('is cancelled after its open invoice is void; other invoices stay', async () => {
    const { ctx, calls } = await answerWith([])
    expect(await cancelUnpaidSubscription(ctx, subscription({ latestInvoice: invoice() }))).toBe(true)
    expect(calls.splice(0)).toEqual(['void in_1', 'cancel sub_a'])
    for (const latestInvoice of [null, invoice({ status: 'paid' }), invoice({ status: 'void' })])
      expect(await cancelUnpaidSubscription(ctx, subscription({ latestInvoice }))).toBe(true)
    expect(calls).toEqual(['cancel sub_a', 'cancel sub_a', 'cancel sub_a'])
  })

  it('stays where its invoice was paid first; other errors are those of the provider', async () => {
    for (const [error, outcome] of [
      [new AppError('plan-changing'), false],
      [new AppError('provider-unavailable'), 'provider-unavailable'],
      [new Error('broken'), undefined],
    ] as const) {
      const { ctx } = await answerWith([], { voidInvoice: () => Promise.reject(error) })
      const result = await voidOpenInvoice(ctx, subscription({ latestInvoice: invoice() })).catch((e) => e.code)
      expect(result).toBe(outcome)
    }
  })
})

describe('a cancellation', () => {
  it('ends the subscription with its period, and a pending change at once', async () => {
    const pending = subscription({ pendingPlan: 'enterprise', latestInvoice: invoice() })
    const { ctx, calls, user } = await answerWith([pending])
    await cancelSubscription({ ctx, input: { user } })
    expect(calls).toEqual(['void in_1', 'end sub_a true'])
  })

  it('leaves an open invoice that is not of a change', async () => {
    const { ctx, calls, user } = await answerWith([subscription({ latestInvoice: invoice() })])
    await cancelSubscription({ ctx, input: { user } })
    expect(calls).toEqual(['end sub_a true'])
  })

  it('is of the active subscription where an unpaid one is beside it', async () => {
    const both = [subscription({ id: 'sub_b', status: 'incomplete' }), subscription()]
    const { ctx, calls, user } = await answerWith(both)
    await cancelSubscription({ ctx, input: { user } })
    expect(calls).toEqual(['end sub_a true'])
    const unpaid = await answerWith([subscription({ status: 'incomplete' })])
    await cancelSubscription({ ctx: unpaid.ctx, input: { user: unpaid.user } })
    expect(unpaid.calls).toEqual(['cancel sub_a'])
  })
})

describe('a change that the provider refuses', () => {
  const change = async (after: ProviderSubscription | undefined) => {
    const lists = [[subscription({ plan: 'basic' })], after ? [after] : []]
    const { ctx, user } = await answerWith([], {
      listSubscriptions: async () => (lists.length > 1 ? lists.shift() : lists[0]) ?? [],
      changePlan: () => Promise.reject(new AppError('plan-changing')),
    })
    return changePlan({ ctx, input: { user, plan: 'enterprise' } }).catch((error: unknown) => error)
  }

  it('is made where another tab has made it', async () => {
    expect(await change(subscription({ plan: 'enterprise' }))).toEqual({ requiresPayment: false, clientSecret: null })
    const latestInvoice = invoice({ clientSecret: 'pi_1_secret_2' })
    expect(await change(subscription({ plan: 'basic', pendingPlan: 'enterprise', latestInvoice }))).toEqual({
      requiresPayment: true,
      clientSecret: 'pi_1_secret_2',
    })
  })

  it('fails where nobody has, or the subscription is gone', async () => {
    expect(await change(subscription({ plan: 'basic' }))).toMatchObject({ code: 'plan-changing' })
    expect(await change(subscription({ plan: 'basic', pendingPlan: 'professional' }))).toMatchObject({
      code: 'plan-changing',
    })
    expect(await change(undefined)).toMatchObject({ code: 'plan-changing' })
  })
})

describe('a change while another one waits for its payment', () => {
  const pending = subscription({
    plan: 'basic',
    pendingPlan: 'enterprise',
    latestInvoice: invoice({ clientSecret: 'pi_1_secret_2' }),
  })

  it('to the same plan is answered with its secret, and nothing is changed', async () => {
    const { ctx, calls, user } = await answerWith([pending])
    expect(await changePlan({ ctx, input: { user, plan: 'enterprise' } })).toEqual({
      requiresPayment: true,
      clientSecret: 'pi_1_secret_2',
    })
    expect(calls).toEqual([])
  })

  it('back to the own plan voids its invoice; where that was paid first, it is a conflict', async () => {
    const { ctx, calls, user } = await answerWith([pending])
    expect(await changePlan({ ctx, input: { user, plan: 'basic' } })).toEqual({
      requiresPayment: false,
      clientSecret: null,
    })
    expect(calls).toEqual(['void in_1'])
    const paid = await answerWith([pending], { voidInvoice: () => Promise.reject(new AppError('plan-changing')) })
    await expect(changePlan({ ctx: paid.ctx, input: { user: paid.user, plan: 'basic' } })).rejects.toMatchObject({
      code: 'plan-changing',
    })
  })
})

describe('a payment', () => {
  const payment = {
    customerId: 'cus_1',
    status: 'succeeded',
    receivedCents: 800,
    dueCents: 800,
    subscriptionId: 'sub_a',
  }
  const confirm = async (parts: object, getPayment?: () => Promise<never>) => {
    const setDefaultCard = vi.fn(() => Promise.reject(new Error('no card')))
    const { ctx, user } = await answerWith([subscription()], {
      getPayment: getPayment ?? (async () => ({ ...payment, ...parts })),
      setDefaultCard,
    })
    const result = await confirmPayment({ ctx, input: { user, paymentIntentId: 'pi_1' } }).catch((e: unknown) => e)
    return { result, cards: setDefaultCard.mock.calls }
  }

  it('in full gives the plan, whether or not its card can be saved', async () => {
    for (const parts of [{}, { receivedCents: 801 }, { dueCents: 0, receivedCents: 0 }]) {
      const { result, cards } = await confirm(parts)
      expect(result).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'professional' })
      expect(cards).toEqual([['pi_1']])
    }
  })

  it.each([{ status: 'processing' }, { receivedCents: 799 }, { dueCents: null }, { subscriptionId: null }])(
    'that is not one in full is incomplete: %j',
    async (parts) => expect((await confirm(parts)).result).toMatchObject({ code: 'payment-incomplete' }),
  )

  it('of somebody else or of nobody is forbidden; errors of the provider are its own', async () => {
    for (const customerId of ['cus_2', null])
      expect((await confirm({ customerId })).result).toMatchObject({ code: 'forbidden' })
    const failWith = async (error: Error) => (await confirm({}, () => Promise.reject(error))).result
    expect(await failWith(new AppError('not-found'))).toMatchObject({ code: 'forbidden' })
    expect(await failWith(new AppError('provider-unavailable'))).toMatchObject({ code: 'provider-unavailable' })
    const broken = new Error('broken')
    expect(await failWith(broken)).toBe(broken)
  })
})

it('a state that is newer at every attempt is a conflict', async () => {
  const { ctx, user } = await answerWith([], {
    listSubscriptions: async () => {
      await harness.db.update(users).set({ subscriptionRevision: sql`${users.subscriptionRevision} + 1` })
      return []
    },
  })
  await expect(refreshSubscription({ ctx, input: { userId: user.id } })).rejects.toMatchObject({
    code: 'plan-changing',
  })
})
