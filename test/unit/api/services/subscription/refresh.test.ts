import { afterEach, beforeEach, expect, it } from 'vitest'
import { refreshSubscription } from '#api/services/subscription/refresh.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'

let harness: BillingHarness
beforeEach(async () => {
  harness = await createBillingHarness()
})
afterEach(() => harness.close())

it('a late read never overwrites a newer one', async () => {
  const { id, stripeSubscriptionId } = await harness.createSubscriber()
  const seen = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const slow = {
    ...harness.ctx,
    payments: {
      ...harness.payments,
      listSubscriptions: async (customer: string) => {
        const found = await harness.payments.listSubscriptions(customer)
        seen.resolve()
        await gate.promise
        return found
      },
    },
  }
  const late = refreshSubscription({ ctx: slow, input: { userId: id } })
  await seen.promise
  await harness.payments.cancelSubscription(stripeSubscriptionId ?? '')
  expect(await refreshSubscription({ ctx: harness.ctx, input: { userId: id } })).toMatchObject({
    subscriptionStatus: 'canceled',
  })
  gate.resolve()
  expect(await late).toMatchObject({ subscriptionStatus: 'canceled' })
  expect(await harness.getUser(id)).toMatchObject({ subscriptionStatus: 'canceled' })
})
