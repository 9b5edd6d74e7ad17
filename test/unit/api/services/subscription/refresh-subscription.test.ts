import { afterEach, beforeEach, expect, it } from 'vitest'
import { refreshSubscription } from '#api/services/subscription/refresh-subscription.ts'
import { type BillingRig, billingRig } from '#test/utils/billing-harness.ts'

let rig: BillingRig
beforeEach(async () => {
  rig = await billingRig()
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
      subscriptionsOf: async (customer: string) => {
        const found = await rig.payments.subscriptionsOf(customer)
        seen.resolve()
        await gate.promise
        return found
      },
    },
  }
  const late = refreshSubscription(slow, id)
  await seen.promise
  await rig.payments.end(stripeSubscriptionId ?? '')
  expect(await refreshSubscription(rig.ctx, id)).toMatchObject({ subscriptionStatus: 'canceled' })
  gate.resolve()
  expect(await late).toMatchObject({ subscriptionStatus: 'canceled' })
  expect(await rig.row(id)).toMatchObject({ subscriptionStatus: 'canceled' })
})
