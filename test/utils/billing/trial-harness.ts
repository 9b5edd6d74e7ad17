import type { User } from '#api/db/queries/account/users.ts'
import type { StripeFakeOptions } from '#api/fakes/stripe/fake.ts'
import { cancelSubscription } from '#api/services/subscription/cancel.ts'
import { refreshSubscription } from '#api/services/subscription/refresh.ts'
import { beginTrial } from '#api/services/trial/begin.ts'
import { startTrial } from '#api/services/trial/start.ts'
import { createBillingHarness } from './billing-harness.ts'
import { TEST_CARDS } from './stripe-harness.ts'

/** The billing harness with people in a free trial. */
export const createTrialHarness = async (options: StripeFakeOptions = {}) => {
  const billing = await createBillingHarness(options)
  const { ctx } = billing
  const { store } = billing.fake.context
  const begin = (user: User) => beginTrial({ ctx, input: { user } })
  const start = async (user: User, secret: string) =>
    startTrial({ ctx, input: { user: await billing.getUser(user.id), cardSetupId: billing.getIntentId(secret) } })
  return {
    ...billing,
    store,
    begin,
    start,
    /** A new user with a saved card, whose trial has started. */
    startOne: async (card: string = TEST_CARDS.good) => {
      const user = await billing.createUser()
      const { clientSecret } = await begin(user)
      await billing.pay(clientSecret, card)
      return start(user, clientSecret)
    },
    cancel: (user: User) => cancelSubscription({ ctx, input: { user } }),
    /** The user with the state of the subscription at the provider. */
    reload: async (user: User) => {
      await refreshSubscription({ ctx, input: { userId: user.id } })
      return billing.getUser(user.id)
    },
    listUnended: () => store.list('subscription', (s) => s.ended_at === null),
    listOpenInvoices: () => store.list('invoice', ({ status }) => status === 'open'),
    listCharges: () => store.list('charge').map(({ amount, status }) => `${amount} ${status}`),
  }
}

export type TrialHarness = Awaited<ReturnType<typeof createTrialHarness>>
