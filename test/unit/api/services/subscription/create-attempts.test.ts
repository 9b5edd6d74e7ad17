import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteUserById } from '#api/db/queries/account/account.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { AppError } from '#shared/errors.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'

let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

describe('an attempt that never succeeds', () => {
  it('ends as a conflict where the invoice of the unpaid subscription is always paid first', async () => {
    const user = await harness.createUser()
    await createSubscription({ ctx: harness.ctx, input: { user, plan: 'basic', interval: 'month', name: null } })
    const voidInvoice = vi.fn(() => Promise.reject(new AppError('plan-changing')))
    const cancelAtProvider = vi.fn()
    const ctx = harness.withPayments({ voidInvoice, cancelSubscription: cancelAtProvider })
    const input = { user: await harness.getUser(user.id), plan: 'enterprise', interval: 'month', name: null } as const
    await expect(createSubscription({ ctx, input })).rejects.toMatchObject({ code: 'plan-changing' })
    expect(voidInvoice).toHaveBeenCalledTimes(8)
    expect(cancelAtProvider).not.toHaveBeenCalled()
  })

  it.each([new AppError('provider-unavailable'), new Error('broken')])(
    'ends at once with another error of the provider: %s',
    async (error) => {
      const user = await harness.createUser()
      await createSubscription({ ctx: harness.ctx, input: { user, plan: 'basic', interval: 'month', name: null } })
      const input = { user: await harness.getUser(user.id), plan: 'enterprise', interval: 'month', name: null } as const
      const failing = () => Promise.reject(error)
      await expect(createSubscription({ ctx: harness.withPayments({ voidInvoice: failing }), input })).rejects.toBe(
        error,
      )
      const second = { ...input, user: await harness.createUser() }
      await expect(
        createSubscription({ ctx: harness.withPayments({ createSubscription: failing }), input: second }),
      ).rejects.toBe(error)
    },
  )

  it('is unauthenticated where the account was deleted in between', async () => {
    const user = await harness.createUser()
    const failing = async () => {
      await deleteUserById(harness.db, user.id, 'closing-5', harness.ctx.clock())
      throw new AppError('plan-changing')
    }
    const ctx = harness.withPayments({ createSubscription: failing })
    const input = { user, plan: 'basic', interval: 'month', name: null } as const
    await expect(createSubscription({ ctx, input })).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('a new customer', () => {
  const create = async (accountName: string | null, name: string | null, language?: 'en') => {
    const user = await harness.createUser()
    const createCustomer = vi.fn(harness.ctx.payments.createCustomer)
    const input = { user: { ...user, name: accountName ?? '', language: language ?? null }, plan: 'basic' } as const
    await createSubscription({
      ctx: harness.withPayments({ createCustomer }),
      input: { ...input, interval: 'month', name },
    })
    return { user, sent: createCustomer.mock.calls[0]?.[0] }
  }

  it('has the name and language of the account, with the e-mail and a key that repeats the call', async () => {
    const { user, sent } = await create('Berta Lanza', 'Other', 'en')
    expect(sent).toEqual({
      userId: user.id,
      email: user.email,
      name: 'Berta Lanza',
      language: 'en',
      attempt: `customer:${user.id}:0`,
    })
  })

  it('has the name that was given, or one for all, where the account has none', async () => {
    expect((await create(null, 'Berta L.')).sent).toMatchObject({ name: 'Berta L.', language: 'es' })
    expect((await create(null, null)).sent?.name).toBe('Usuario')
  })
})
