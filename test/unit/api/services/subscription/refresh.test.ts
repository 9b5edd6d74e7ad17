import { afterEach, beforeEach, expect, it } from 'vitest'
import { refreshSubscription } from '#api/services/subscription/refresh.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing-harness.ts'

let rig: BillingHarness
beforeEach(async () => {
  rig = await createBillingHarness()
})
afterEach(() => rig.close())

it('an older look that comes late never overwrites a newer one', async () => {
  const { id, stripeSubscriptionId } = await rig.subscriber()
  const seen = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const slow = {
    ...rig.ctx,
    payments: {
      ...rig.payments,
      listSubscriptions: async (customer: string) => {
        const found = await rig.payments.listSubscriptions(customer)
        seen.resolve()
        await gate.promise
        return found
      },
    },
  }
  const late = refreshSubscription({ ctx: slow, input: { userId: id } })
  await seen.promise
  await rig.payments.cancelSubscription(stripeSubscriptionId ?? '')
  expect(await refreshSubscription({ ctx: rig.ctx, input: { userId: id } })).toMatchObject({
    subscriptionStatus: 'canceled',
  })
  gate.resolve()
  expect(await late).toMatchObject({ subscriptionStatus: 'canceled' })
  expect(await rig.row(id)).toMatchObject({ subscriptionStatus: 'canceled' })
})
